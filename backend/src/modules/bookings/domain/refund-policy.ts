import { addMilliseconds } from 'date-fns/addMilliseconds';
import { subHours } from 'date-fns/subHours';
import { type Cents, percentageOf } from '../../../kernel/domain/money.js';

/**
 * One line of the refund terms that are frozen into a booking. A cancellation before `until` (or at
 * that instant, if `inclusive`) refunds `percentage` of the paid amount. After the last line
 * nothing is refunded.
 */
interface RefundTerm {
  readonly until: string;
  readonly inclusive: boolean;
  readonly percentage: number;
}

export type RefundPolicy = readonly RefundTerm[];

/**
 * The steps of specification §9: 100 % with more than 24 hours of notice, 50 % with 12 to 24 hours
 * (both included), nothing with less. Most notice first.
 */
const REFUND_STEPS = [
  { hoursOfNotice: 24, inclusive: false, percentage: 100 },
  { hoursOfNotice: 12, inclusive: true, percentage: 50 },
] as const;

/** Returns the refund terms that are frozen into a booking of the given start. */
export function refundPolicyFor(startsAt: Date): RefundPolicy {
  return REFUND_STEPS.map(({ hoursOfNotice, inclusive, percentage }) => ({
    until: subHours(startsAt, hoursOfNotice).toISOString(),
    inclusive,
    percentage,
  }));
}

/** Moves frozen refund terms by the time by which the start of their booking was corrected. */
export function shiftedPolicy(policy: RefundPolicy, milliseconds: number): RefundPolicy {
  return policy.map((term) => ({
    ...term,
    until: addMilliseconds(term.until, milliseconds).toISOString(),
  }));
}

/**
 * Returns the refunded percentage of a cancellation at the given instant. Notice is elapsed time.
 */
export function refundPercentage(policy: RefundPolicy, at: Date): number {
  const applying = policy.find(({ until, inclusive }) => {
    const limit = Date.parse(until);
    return at.getTime() < limit || (inclusive && at.getTime() === limit);
  });
  return applying?.percentage ?? 0;
}

/** Returns the refund of a paid amount, rounded half up once for the whole booking. */
export function refundOf(paid: Cents, percentage: number): Cents {
  return percentageOf(paid, percentage);
}
