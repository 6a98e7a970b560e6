import { Injectable } from '@nestjs/common';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import { PlayerBookingQueries } from '../../booking-flow/index.js';
import type { Occasion } from '../domain/booking-letters.js';
import type { PlayReminder } from '../domain/play-reminder.js';
import { BookingPayments } from './booking-payments.js';
import { type Cause, DraftBookingLetter } from './draft-booking-letter.js';
import { LetterBox, type LetterDraft } from './letter-box.js';
import { PlayReminders } from './play-reminders.js';
import { type LetterAbout, recipientsOf, stillApplies } from './recipients.js';

/** Sends the organiser of a booking and those who paid for it one letter per occasion. */
@Injectable()
export class SendBookingLetter {
  constructor(
    private readonly bookings: PlayerBookingQueries,
    private readonly payments: BookingPayments,
    private readonly reminders: PlayReminders,
    private readonly draft: DraftBookingLetter,
    private readonly letters: LetterBox,
  ) {}

  /**
   * Sends the letters of an occasion, if they are still true.
   * @param detail distinguishes occasions that a booking can have more than once
   */
  async execute(
    bookingId: BookingId,
    occasion: Occasion,
    detail = '',
    about: LetterAbout = {},
  ): Promise<void> {
    await this.letters.postAll(async () => {
      const booking = await this.bookings.byId(bookingId);
      const payments = await this.payments.ofBooking(bookingId);
      if (!stillApplies(occasion, booking, payments, about)) return [];
      const cause = { occasion, booking, payments, detail, about };
      return this.draftAll(cause, recipientsOf(occasion, booking, payments, about));
    });
  }

  /** Reminds the organiser of a game and the friends who paid, if they want to be reminded. */
  async remind(reminder: PlayReminder): Promise<void> {
    await this.letters.postAll(async () => {
      const { booking, playerIds } = await this.reminders.whom(reminder);
      const payments = await this.payments.ofBooking(booking.id);
      const occasion = reminder.kind === 'day' ? 'reminder_day' : 'reminder_hours';
      const detail = reminder.startsAt.toISOString();
      return this.draftAll({ occasion, booking, payments, detail, about: {} }, playerIds);
    });
  }

  private async draftAll(cause: Cause, playerIds: readonly PlayerId[]): Promise<LetterDraft[]> {
    const drafts: LetterDraft[] = [];
    for (const playerId of playerIds) {
      const draft = await this.draft.execute(cause, playerId);
      if (draft) drafts.push(draft);
    }
    return drafts;
  }
}
