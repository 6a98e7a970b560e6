import { Injectable } from '@nestjs/common';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import { PlayerBookingQueries } from '../../booking-flow/index.js';
import type { Occasion } from '../domain/booking-letters.js';
import type { PlayReminder } from '../domain/play-reminder.js';
import { BookingPayments } from './booking-payments.js';
import { PlayReminders } from './play-reminders.js';
import { type Cause, PostBookingLetter } from './post-booking-letter.js';
import { type LetterAbout, recipientsOf, stillApplies } from './recipients.js';

/** Sends the organiser of a booking and those who paid for it one letter per occasion. */
@Injectable()
export class SendBookingLetter {
  constructor(
    private readonly bookings: PlayerBookingQueries,
    private readonly payments: BookingPayments,
    private readonly reminders: PlayReminders,
    private readonly post: PostBookingLetter,
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
    const booking = await this.bookings.byId(bookingId);
    const payments = await this.payments.ofBooking(bookingId);
    if (!stillApplies(occasion, booking, payments, about)) return;
    const cause = { occasion, booking, payments, detail, about };
    await this.sendAll(cause, recipientsOf(occasion, booking, payments, about));
  }

  /** Reminds the organiser of a game and the friends who paid, if they want to be reminded. */
  async remind(reminder: PlayReminder): Promise<void> {
    const { booking, playerIds } = await this.reminders.whom(reminder);
    const payments = await this.payments.ofBooking(booking.id);
    const occasion = reminder.kind === 'day' ? 'reminder_day' : 'reminder_hours';
    const detail = reminder.startsAt.toISOString();
    await this.sendAll({ occasion, booking, payments, detail, about: {} }, playerIds);
  }

  /** A letter that fails does not keep the others back. The job then tries again those that did. */
  private async sendAll(cause: Cause, playerIds: readonly PlayerId[]): Promise<void> {
    const failures: unknown[] = [];
    for (const playerId of playerIds)
      await this.post.execute(cause, playerId).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
