import { addMilliseconds } from 'date-fns/addMilliseconds';
import { addMinutes } from 'date-fns/addMinutes';
import { min } from 'date-fns/min';
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
  /** True for the time for regret, which counts from the booking and not back from the start. */
  readonly sinceBooking?: true;
}

export type RefundPolicy = readonly RefundTerm[];

/** The refund terms of a venue (club.md §2). */
export interface RefundRules {
  /** Most notice first. The first step needs more than its hours, the others at least. */
  readonly refundSteps: readonly { readonly hoursBefore: number; readonly percentage: number }[];
  /** A cancellation within so many minutes after booking refunds everything; 0 is never. */
  readonly regretMinutes: number;
}

/** Returns the refund terms that are frozen into a booking of the given start. */
export function refundPolicyFor(
  { refundSteps, regretMinutes }: RefundRules,
  { startsAt, createdAt }: { startsAt: Date; createdAt: Date },
): RefundPolicy {
  const steps = refundSteps.map(({ hoursBefore, percentage }, index) => ({
    until: subHours(startsAt, hoursBefore).toISOString(),
    inclusive: index > 0,
    percentage,
  }));
  const regretUntil = min([addMinutes(createdAt, regretMinutes), subHours(startsAt, 1)]);
  const isOfUse = regretUntil > createdAt && refundPercentage(steps, regretUntil) < 100;
  if (!isOfUse) return steps;
  const regret = { until: regretUntil.toISOString(), inclusive: false, percentage: 100 };
  return [{ ...regret, sinceBooking: true }, ...steps];
}

/**
 * Moves frozen refund terms by the time by which the start of their booking was corrected. The time
 * for regret stays.
 */
export function shiftedPolicy(policy: RefundPolicy, milliseconds: number): RefundPolicy {
  return policy.map((term) =>
    term.sinceBooking ? term : { ...term, until: addMilliseconds(term.until, milliseconds).toISOString() },
  );
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
