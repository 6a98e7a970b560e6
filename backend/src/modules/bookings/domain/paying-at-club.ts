import { BookingNotActive, NothingDueAtClub, PaysAtClubTooLate } from './booking-errors.js';
import type { BookingState } from './booking-state.js';

/**
 * Returns the state of a booking whose player settles at the club's desk from now on; the same
 * state if the player has chosen so before. A card can pay until the play begins.
 * @throws BookingNotActive, PaysAtClubTooLate after a payment, NothingDueAtClub
 */
export function payingAtClub(state: BookingState, at: Date): BookingState {
  const { status, paysAtClubSince, paidCents, totalCents, startsAt } = state;
  if (status !== 'active') throw new BookingNotActive();
  if (paysAtClubSince) return state;
  if (paidCents > 0) throw new PaysAtClubTooLate();
  if (totalCents === 0) throw new NothingDueAtClub();
  return { ...state, paysAtClubSince: at, transfer: null, paymentDueAt: startsAt, remindAt: null };
}
