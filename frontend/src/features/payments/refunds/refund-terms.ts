import type { components } from '../../../shared/api/schema';
import { centsOf } from '../../../shared/model/money';

type Booking = Pick<components['schemas']['BookingBody'], 'refundPolicy' | 'paidAmount'>;

/** One term of the refund policy that was frozen into a booking. */
export interface RefundTerm {
  /** The instant (ISO with offset) at which the term ends. */
  until: string;
  /** True if the term still applies at the instant `until` itself. */
  inclusive: boolean;
  /** The same instant on the venue's clock, without an offset. */
  localUntil: string;
  percentage: number;
  /** What the player gets back, in cents. */
  cents: number;
}

export interface RefundNow {
  terms: readonly RefundTerm[];
  /** The term in force, or null if nothing comes back any more. */
  applying: RefundTerm | null;
}

/** Returns the terms with the amounts for the whole price, as the server states them. */
export function termsOfPrice({ refundPolicy }: Pick<Booking, 'refundPolicy'>): RefundTerm[] {
  return refundPolicy.map(({ amount, ...term }) => ({ ...term, cents: centsOf(amount) }));
}

/** Returns what a cancellation at `now` (milliseconds) gives back of the amount paid so far. */
export function refundAt({ refundPolicy, paidAmount }: Booking, now: number): RefundNow {
  const paid = centsOf(paidAmount);
  const terms = refundPolicy.map((term) => ({ ...term, cents: partOf(paid, term.percentage) }));
  return { terms, applying: terms.find((term) => now < endOf(term)) ?? null };
}

/** Returns the first millisecond at which a term no longer applies. */
export function endOf({ until, inclusive }: Pick<RefundTerm, 'until' | 'inclusive'>): number {
  return Date.parse(until) + (inclusive ? 1 : 0);
}

/** Rounds half up to the cent, like the server (decisions §2). */
function partOf(paidCents: number, percentage: number): number {
  return Math.floor((paidCents * percentage + 50) / 100);
}
