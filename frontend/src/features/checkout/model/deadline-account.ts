import { clockMoment } from '../../../shared/model/dates';
import { formatMoney } from '../../../shared/model/money';
import { cardInWords } from '../../../shared/texts/card-words';
import { texts, type DeadlineFacts } from '../texts';
import type { Booking } from '../types';
import { bookingAmounts } from './booking-amounts';

export type DueBooking = Pick<
  Booking,
  | 'atDeadline'
  | 'savedCard'
  | 'isShared'
  | 'paymentDueAt'
  | 'timeZone'
  | 'totalAmount'
  | 'discountAmount'
  | 'paidAmount'
>;

/**
 * Says what happens at the deadline of this booking if nothing changes until then: what is charged
 * to which card, or that the booking expires.
 */
export function deadlineAccount(booking: DueBooking): string {
  const { atDeadline, isShared } = booking;
  const cases = isShared ? texts.inYourCaseShared : texts.inYourCase;
  const account = cases[atDeadline](factsOf(booking));
  const somePaid = bookingAmounts(booking).paid > 0;
  return atDeadline === 'expires' && somePaid ? `${account} ${texts.paidGoesBack}` : account;
}

/** Says what is happening after the deadline, until the server has finished. */
export function accountAfterDeadline(booking: DueBooking): string {
  return texts.afterDeadline[booking.atDeadline](factsOf(booking));
}

/**
 * Returns the time to pay that the venue gives, in seconds. A play that begins sooner ends it, and
 * then it was at least `usual`, as far as the booking says.
 */
export function secondsToPay(
  { createdAt, paymentDueAt, startsAt }: Pick<Booking, 'createdAt' | 'paymentDueAt' | 'startsAt'>,
  usual: number,
): number {
  const seconds = Math.round((Date.parse(paymentDueAt) - Date.parse(createdAt)) / 1000);
  return Date.parse(paymentDueAt) < Date.parse(startsAt) ? seconds : Math.max(seconds, usual);
}

function factsOf(booking: DueBooking): DeadlineFacts {
  const { paymentDueAt, timeZone, savedCard } = booking;
  return {
    time: clockMoment(paymentDueAt, timeZone),
    missing: formatMoney(bookingAmounts(booking).missing),
    card: savedCard ? texts.yourCard(cardInWords(savedCard)) : texts.someCard,
  };
}
