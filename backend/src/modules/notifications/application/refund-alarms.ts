import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import type { PlayerId } from '../../../kernel/domain/ids.js';
import type { BookingView } from '../../booking-flow/index.js';
import { backTo } from '../domain/booking-facts.js';
import {
  type CalendarAlarm,
  refundAlarms,
  type RefundTimetable,
  refundTimetable,
} from '../domain/refund-timetable.js';
import { BookingPayments, type LetterPayment } from './booking-payments.js';

/** Reminders of the refund terms of a booking, for the calendar of one of its people. */
@Injectable()
export class RefundAlarms {
  constructor(
    private readonly payments: BookingPayments,
    private readonly clock: Clock,
  ) {}

  async of(booking: BookingView, playerId: PlayerId): Promise<CalendarAlarm[]> {
    const now = this.clock.now();
    const timetable = timetableOf(booking, await this.payments.ofBooking(booking.id), { playerId, now });
    return refundAlarms(timetable, { isOrganiser: playerId === booking.userId, now });
  }
}

/** Returns what comes back to a player, and until when. */
export function timetableOf(
  booking: BookingView,
  payments: readonly LetterPayment[],
  { playerId, now }: { playerId: PlayerId; now: Date },
): RefundTimetable | null {
  const inOrder = payments
    .toSorted((one, other) => one.place - other.place)
    .map((payment) => ({ ...payment, isOwn: payment.playerId === playerId, backTo: backTo(payment) }));
  return refundTimetable(booking, inOrder, { isOrganiser: playerId === booking.userId, now });
}
