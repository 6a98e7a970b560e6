import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import { serverNow } from '../../../shared/time/server-time';
import type { Booking } from '../types';

/**
 * Returns until when friends can pay if a card guarantees the booking now. A booking that was sold
 * so gives them two hours after the play, at most six days from now (club.md §4).
 */
export function guaranteedUntil(
  { splitUntil, paymentDueAt, endsAt }: Pick<Booking, 'splitUntil' | 'paymentDueAt' | 'endsAt'>,
  now = serverNow(),
): Date {
  const due = new Date(paymentDueAt);
  if (splitUntil === 'grace') return due;
  return max([due, min([addHours(endsAt, 2), addDays(now, 6)])]);
}
