import { type Cents, MINIMUM_CHARGE, subtract, ZERO } from '../../../kernel/domain/money.js';
import { BookingNotActive, DiscountTooLate } from './booking-errors.js';
import type { BookingState } from './booking-state.js';
import { remindAt } from './payment-reminder.js';

/**
 * Returns the state of a booking with this discount on its price. A rest below the provider's
 * minimum charge is waived. The reminder comes back with a price that was waived.
 * @throws BookingNotActive, DiscountTooLate after a first payment
 */
export function discounted(state: BookingState, amount: Cents): BookingState {
  const { status, baseCents, paidCents, paysAtClubSince } = state;
  if (status !== 'active') throw new BookingNotActive();
  if (paidCents > 0) throw new DiscountTooLate();
  const rest = subtract(baseCents, amount);
  const totalCents = amount > 0 && rest < MINIMUM_CHARGE ? ZERO : rest;
  const comesBack = paidCents >= state.totalCents && paysAtClubSince === null;
  const reminder = comesBack ? remindAt(state) : state.remindAt;
  return { ...state, totalCents, discountCents: subtract(baseCents, totalCents), remindAt: reminder };
}
