import type { BookingId } from '../../../kernel/domain/ids.js';
import type { HourBlock } from '../domain/hour-block.js';

/** Stores hour blocks and the hours they claim. Every call belongs inside a unit of work. */
export abstract class HourBlockRepository {
  /**
   * Stores a block and claims its hours, all of them or none.
   * @throws HourTaken if a booking, another block or an offer holds one of them
   * @throws CourtUnavailable if the court was deleted meanwhile
   */
  abstract add(block: HourBlock): Promise<void>;

  /** Stores a block that takes over the half hours of a booking. They are never free in between. */
  abstract takeOver(block: HourBlock, bookingId: BookingId): Promise<void>;

  /** Marks a block as removed and frees its hours. @throws BlockNotFound if it no longer exists */
  abstract remove(id: string, at: Date): Promise<void>;
}
