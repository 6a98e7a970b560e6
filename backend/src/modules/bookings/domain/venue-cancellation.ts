import { addDays } from 'date-fns/addDays';
import {
  BookingAlreadyStarted,
  ReasonNeeded,
  RefundBeyondTerms,
  RefundIsWhole,
  RefundTooLate,
} from './booking-errors.js';
import type { NextBlock } from './booking-lifecycle.js';
import type { BookingState } from './booking-state.js';
import { refundPercentage } from './refund-policy.js';
import { endOf } from './slot.js';

/** How far a venue may go with a cancellation, and what becomes of the half hours. */
export interface VenueCancellation {
  readonly withinTerms?: boolean;
  readonly nextBlock?: NextBlock | null;
  /**
   * The percentage that goes back of a booking that has begun. Without one, such a booking is not
   * cancelled. Before the start everything goes back.
   */
  readonly begunPercentage?: number | null;
}

/** Until how long after the play a venue may still give its money back. */
const REFUNDABLE_DAYS = 90;

/**
 * Returns the percentage of the paid amount that goes back if the venue cancels a booking now
 * (docs/adr/0085).
 * @throws BookingAlreadyStarted, RefundBeyondTerms, RefundIsWhole, ReasonNeeded, RefundTooLate
 */
export function venuePercentage(
  { startsAt, durationMinutes, paidCents, refundPolicy }: BookingState,
  at: Date,
  reason: string | null,
  { withinTerms = false, begunPercentage = null }: VenueCancellation,
): number {
  if (at < startsAt) {
    if ((begunPercentage ?? 100) < 100) throw new RefundIsWhole();
    const isBeyond = paidCents > 0 && refundPercentage(refundPolicy, at) < 100;
    if (withinTerms && isBeyond) throw new RefundBeyondTerms();
    return 100;
  }
  if (withinTerms || begunPercentage === null) throw new BookingAlreadyStarted();
  if (reason === null) throw new ReasonNeeded();
  if (at > addDays(endOf(startsAt, durationMinutes), REFUNDABLE_DAYS))
    throw new RefundTooLate(REFUNDABLE_DAYS);
  return begunPercentage;
}
