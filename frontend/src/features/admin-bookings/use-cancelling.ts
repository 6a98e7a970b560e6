import { useOwnRights, may } from '../../shared/api/own-rights';
import { centsOf } from '../../shared/model/money';
import { useSecondsUntil } from '../../shared/ui/figures/countdown';
import { isLive } from './model/booking-words';
import type { DeskBooking } from './types';

/**
 * Returns what an admin can do to end a booking: cancel it before it begins, give money back once
 * it has begun, or nothing, because a full refund exceeds the terms (`beyond_terms`) or the hour
 * has begun (`begun`) and this admin may not decide that. `null` if it has ended. The server
 * decides.
 */
export function useCancelling(
  booking: DeskBooking,
): 'cancel' | 'refund_begun' | 'beyond_terms' | 'begun' | null {
  const { paidAmount, refundPolicy, venueId, startsAt } = booking;
  const rights = useOwnRights();
  const ends = refundPolicy.filter(({ percentage }) => percentage === 100).map(({ until }) => until);
  const isOver = useSecondsUntil(ends.toSorted().at(-1) ?? LONG_AGO) === 0;
  const hasBegun = useSecondsUntil(startsAt) === 0;
  const mayDecide = !rights || may(rights, 'refund.beyond_terms', venueId);
  if (!isLive(booking)) return null;
  if (hasBegun) return mayDecide ? 'refund_begun' : 'begun';
  return !mayDecide && centsOf(paidAmount) > 0 && isOver ? 'beyond_terms' : 'cancel';
}

const LONG_AGO = new Date(0).toISOString();
