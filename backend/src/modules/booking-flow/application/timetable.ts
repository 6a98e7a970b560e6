import { type Cents, formatAmount } from '../../../kernel/domain/money.js';
import { refundOf, type RefundPolicy, wallTimeOf } from '../../bookings/index.js';
import type { RefundTermView } from './player-booking-queries.js';

interface Terms {
  readonly refundPolicy: RefundPolicy;
  readonly createdAt: Date;
  readonly timeZone: string;
  readonly totalCents: Cents;
}

/** Returns the frozen refund terms that could still apply when the booking was made. */
export function timetableOf({ refundPolicy, createdAt, timeZone, totalCents }: Terms): RefundTermView[] {
  return refundPolicy
    .filter((term) => Date.parse(term.until) > createdAt.getTime())
    .map((term) => ({
      until: term.until,
      inclusive: term.inclusive,
      localUntil: wallTimeOf(new Date(term.until), timeZone),
      percentage: term.percentage,
      amount: formatAmount(refundOf(totalCents, term.percentage)),
    }));
}
