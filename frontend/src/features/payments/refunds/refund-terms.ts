import type { components } from '../../../shared/api/schema';
import { centsOf } from '../../../shared/model/money';

type Policy = Pick<components['schemas']['BookingBody'], 'refundPolicy' | 'createdAt'>;
type Booking = Policy & Pick<components['schemas']['BookingBody'], 'paidAmount'>;

/** One term of the refund policy that was frozen into a booking. */
export interface RefundTerm {
  /** The instant (ISO with offset) at which the term ends. */
  until: string;
  /** True if the term still applies at the instant `until` itself. */
  inclusive: boolean;
  /** The same instant on the venue's clock, without an offset. */
  localUntil: string;
  percentage: number;
  /** The refund of the player, in cents. */
  cents: number;
  /** How many minutes after the booking the time for regret ends; null for any other term. */
  regretMinutes: number | null;
}

export interface RefundNow {
  terms: readonly RefundTerm[];
  /** The term in force, or null if nothing comes back. */
  applying: RefundTerm | null;
}

/** Returns the terms with the amounts for the whole price, as the server states them. */
export function termsOfPrice(booking: Policy): RefundTerm[] {
  return countingTerms(booking).map(({ amount, ...term }) => ({ ...term, cents: centsOf(amount) }));
}

/** Returns what a cancellation at `now` (milliseconds) gives back of the amount paid so far. */
export function refundAt(booking: Booking, now: number): RefundNow {
  const paid = centsOf(booking.paidAmount);
  const terms = countingTerms(booking).map((term) => ({ ...term, cents: partOf(paid, term.percentage) }));
  return { terms, applying: terms.find((term) => now < endOf(term)) ?? null };
}

const hourInMs = 3_600_000;

/**
 * Returns how many hours before the play the last refund ends, or null if the booking was made too
 * late for any.
 */
export function lastRefundNotice({
  startsAt,
  ...policy
}: Policy & Pick<components['schemas']['BookingBody'], 'startsAt'>) {
  const last = countingTerms(policy).findLast(({ regretMinutes }) => regretMinutes === null);
  const hours = last && (Date.parse(startsAt) - Date.parse(last.until)) / hourInMs;
  return last && Number.isInteger(hours) ? { hours: Number(hours), inclusive: last.inclusive } : null;
}

/** Leaves out a time for regret that ends before another term which gives back as much. */
function countingTerms({ refundPolicy, createdAt }: Policy) {
  return refundPolicy
    .map((term) => ({ ...term, regretMinutes: regretMinutesOf(term, createdAt) }))
    .filter(({ regretMinutes, until }) => {
      const whole = refundPolicy.filter(({ percentage }) => percentage === 100);
      return regretMinutes === null || whole.every((other) => Date.parse(other.until) <= Date.parse(until));
    });
}

const minuteInMs = 60_000;
const longestRegret = 24 * 60;

/**
 * The time for regret is a term of 100 % that ends whole minutes after the booking was made. Other
 * terms end whole hours before the play, and a booking is not made on the millisecond of a minute.
 */
function regretMinutesOf(term: Policy['refundPolicy'][number], createdAt: string): number | null {
  const minutes = (Date.parse(term.until) - Date.parse(createdAt)) / minuteInMs;
  const isRegret = term.percentage === 100 && Number.isInteger(minutes) && minutes > 0;
  return isRegret && minutes <= longestRegret ? minutes : null;
}

/** Returns the first millisecond at which a term no longer applies. */
export function endOf({ until, inclusive }: Pick<RefundTerm, 'until' | 'inclusive'>): number {
  return Date.parse(until) + (inclusive ? 1 : 0);
}

/** Rounds half up to the cent, like the server (decisions §2). */
function partOf(paidCents: number, percentage: number): number {
  return Math.floor((paidCents * percentage + 50) / 100);
}
