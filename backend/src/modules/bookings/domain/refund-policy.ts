import { addHours } from 'date-fns/addHours';
import { type Cents, percentageOf } from '../../../kernel/domain/money.js';

/**
 * One line of the timetable that is frozen into a booking: whoever cancels before `until` (or, where `inclusive`,
 * at that very instant) gets `percentage` of what was paid back. After the last line nothing comes back.
 */
export interface RefundTerm {
  readonly until: string;
  readonly inclusive: boolean;
  readonly percentage: number;
}

export type RefundPolicy = readonly RefundTerm[];

/** Specification §9: more than 24 hours of notice 100 %, from 12 up to and including 24 hours 50 %, less nothing. */
export function refundPolicyFor(startsAt: Date): RefundPolicy {
  return [
    { until: addHours(startsAt, -24).toISOString(), inclusive: false, percentage: 100 },
    { until: addHours(startsAt, -12).toISOString(), inclusive: true, percentage: 50 },
  ];
}

/** The percentage that comes back when a booking is cancelled at the given instant; elapsed time, not wall clock. */
export function refundPercentage(policy: RefundPolicy, at: Date): number {
  const applying = policy.find(({ until, inclusive }) => {
    const limit = Date.parse(until);
    return at.getTime() < limit || (inclusive && at.getTime() === limit);
  });
  return applying?.percentage ?? 0;
}

/** What comes back of a paid amount, rounded half up for the booking as a whole. */
export function refundOf(paid: Cents, percentage: number): Cents {
  return percentageOf(paid, percentage);
}
