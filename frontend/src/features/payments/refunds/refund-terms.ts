import type { components } from '../../../shared/api/schema';
import { centsOf } from '../../../shared/model/money';

type Booking = Pick<components['schemas']['BookingBody'], 'refundPolicy' | 'paidAmount'>;

/** One term of the refund policy that was frozen into a booking. */
export interface RefundTerm {
  /** The instant (ISO with offset) at which the term ends. */
  until: string;
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
  return refundPolicy.map(({ until, localUntil, percentage, amount }) => {
    return { until, localUntil, percentage, cents: centsOf(amount) };
  });
}

/** Returns what a cancellation at `now` (milliseconds) gives back of the amount paid so far. */
export function refundAt({ refundPolicy, paidAmount }: Booking, now: number): RefundNow {
  const paid = centsOf(paidAmount);
  const terms = refundPolicy.map(({ until, localUntil, percentage }) => {
    return { until, localUntil, percentage, cents: partOf(paid, percentage) };
  });
  return { terms, applying: terms.find((term) => now < endOf(term)) ?? null };
}

/**
 * Returns true if a term no longer applies at the instant `until` itself. The full refund requires
 * more than 24 hours; the other terms include their limit (specification §9).
 */
export function endsBefore({ percentage }: Pick<RefundTerm, 'percentage'>): boolean {
  return percentage === 100;
}

/** Returns the first millisecond at which a term no longer applies. */
export function endOf(term: Pick<RefundTerm, 'until' | 'percentage'>): number {
  return Date.parse(term.until) + (endsBefore(term) ? 0 : 1);
}

/** Rounds half up to the cent, like the server (decisions §2). */
function partOf(paidCents: number, percentage: number): number {
  return Math.floor((paidCents * percentage + 50) / 100);
}
