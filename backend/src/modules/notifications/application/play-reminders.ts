import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import type { PlayerId } from '../../../kernel/domain/ids.js';
import { type BookingView, PlayerBookingQueries } from '../../booking-flow/index.js';
import { isTimely, type PlayReminder } from '../domain/play-reminder.js';
import { BookingPayments } from './booking-payments.js';
import { payersOf } from './recipients.js';
import { ReminderChoices } from './reminder-choices.js';

/** Who is to be reminded of a game, at the moment of the reminder. */
export interface Reminded {
  readonly booking: BookingView;
  readonly playerIds: readonly PlayerId[];
}

/** Decides whom a reminder of a game concerns. The event `reminder.due` says when. */
@Injectable()
export class PlayReminders {
  constructor(
    private readonly bookings: PlayerBookingQueries,
    private readonly payments: BookingPayments,
    private readonly choices: ReminderChoices,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the booking, its organiser and the friends who paid, without those who do not want this
   * reminder. A game that was cancelled, was moved or is about to begin has no players to remind.
   */
  async whom(reminder: PlayReminder): Promise<Reminded> {
    const booking = await this.bookings.byId(reminder.bookingId);
    if (!isTimely(reminder, booking, this.clock.now())) return { booking, playerIds: [] };
    const payments = await this.payments.ofBooking(booking.id);
    const players = [...new Set([booking.userId, ...payersOf(payments)])];
    return { booking, playerIds: await this.choices.whoWants(reminder.kind, players) };
  }
}
