import type { BookingId } from '../../../kernel/domain/ids.js';
import type { ReminderKind } from '../domain/play-reminder.js';

/** A confirmed booking that begins soon. */
export interface SoonPlayed {
  readonly bookingId: BookingId;
  readonly startsAt: Date;
}

/** Remembers up to which start the players of bookings have been reminded. */
export abstract class PlayReminderRepository {
  /**
   * Takes the next batch of confirmed bookings that begin until the given instant, in the order of
   * their starts. No other call returns them again, unless the unit of work fails. A booking that
   * begins before what was taken is never returned.
   */
  abstract take(kind: ReminderKind, until: Date): Promise<SoonPlayed[]>;
}
