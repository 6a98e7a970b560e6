import { centsOf } from '../../../shared/model/money';
import type { Booking } from './booking';

type RefundableBooking = Pick<Booking, 'refundPolicy' | 'paidAmount'>;

export interface RefundTerm {
  /** Instant (ISO with offset) up to which it holds. */
  until: string;
  /** The same on the venue's clock, without an offset. */
  localUntil: string;
  percentage: number;
  /** Of what is paid now, in cents. */
  cents: number;
}

export interface RefundNow {
  terms: readonly RefundTerm[];
  /** The term that holds at the given instant; null where nothing comes back any more. */
  applying: RefundTerm | null;
}

/** What a cancellation gives back at an instant, by the terms that were frozen into the booking. */
export function refundAt({ refundPolicy, paidAmount }: RefundableBooking, now: number): RefundNow {
  const paid = centsOf(paidAmount);
  const terms = refundPolicy.map(({ until, localUntil, percentage }) => ({
    ...{ until, localUntil, percentage },
    cents: partOf(paid, percentage),
  }));
  return { terms, applying: terms.find((term) => now < endOf(term)) ?? null };
}

/** True where the term no longer holds at its very instant: the full refund asks for more than 24 hours (specification §9). */
export function endsBefore({ percentage }: Pick<RefundTerm, 'percentage'>): boolean {
  return percentage === 100;
}

/** The first millisecond at which a term holds no more. */
export function endOf(term: Pick<RefundTerm, 'until' | 'percentage'>): number {
  return Date.parse(term.until) + (endsBefore(term) ? 0 : 1);
}

/** Rounded half up to the cent, as the server does (decisions §2). */
function partOf(paidCents: number, percentage: number): number {
  return Math.floor((paidCents * percentage + 50) / 100);
}
