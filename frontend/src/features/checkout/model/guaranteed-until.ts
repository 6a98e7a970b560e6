import { serverNow } from '../../../shared/time/server-time';
import type { Booking } from '../types';

const hour = 3_600_000;

/**
 * Returns until when friends can pay if a card guarantees the booking now. A booking that was sold
 * so gives them two hours after the play, at most six days from now (club.md §4).
 */
export function guaranteedUntil(
  { splitUntil, paymentDueAt, endsAt }: Pick<Booking, 'splitUntil' | 'paymentDueAt' | 'endsAt'>,
  now = serverNow(),
): Date {
  const due = Date.parse(paymentDueAt);
  if (splitUntil === 'grace') return new Date(due);
  return new Date(Math.max(due, Math.min(Date.parse(endsAt) + 2 * hour, now + 6 * 24 * hour)));
}
