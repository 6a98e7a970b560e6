import { useOwnRights, may } from '../../shared/api/own-rights';
import { centsOf } from '../../shared/model/money';
import { useSecondsUntil } from '../../shared/ui/figures/countdown';
import type { DeskBooking } from './types';

/**
 * Returns true if a full refund of a booking exceeds its own terms, and the admin may not decide
 * that. The server refuses such a cancellation, so the desk does not offer it.
 */
export function useIsBeyondTerms({ paidAmount, refundPolicy, venueId }: DeskBooking): boolean {
  const rights = useOwnRights();
  const ends = refundPolicy.filter(({ percentage }) => percentage === 100).map(({ until }) => until);
  const isOver = useSecondsUntil(ends.toSorted().at(-1) ?? LONG_AGO) === 0;
  const mayDecide = !rights || may(rights, 'refund.beyond_terms', venueId);
  return !mayDecide && centsOf(paidAmount) > 0 && isOver;
}

const LONG_AGO = new Date(0).toISOString();
