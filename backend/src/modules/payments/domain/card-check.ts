import type { PaymentState } from './payment-state.js';

/** Rules of payments whose card has to be checked before it is charged (docs/adr/0088). */
type CheckedPayment = Pick<PaymentState, 'cardCheck' | 'purpose' | 'status'>;

/** Returns whether the provider holds the amount at first and does not charge it. */
export function isHeldFirst({ purpose, cardCheck }: CheckedPayment): boolean {
  return purpose === 'guarantee' || cardCheck !== null;
}

/**
 * Returns whether an amount is held and something has to be done: to decide about the card, to take
 * the money, or to end the hold. The hold of a guarantee stays.
 */
export function awaitsCardCheck({ status, cardCheck, purpose }: CheckedPayment): boolean {
  if (status !== 'held' || cardCheck === null) return false;
  return cardCheck !== 'passed' || purpose !== 'guarantee';
}

/** Returns whether the card that was used may be offered and charged again. */
export function mayKeepCard({ cardCheck }: CheckedPayment): boolean {
  return cardCheck === null || cardCheck === 'passed';
}

/** Returns whether the card may not use the discount code. */
export function isCardRefused({ cardCheck }: CheckedPayment): boolean {
  return cardCheck === 'refused' || cardCheck === 'told';
}

/** Returns whether the payer has not read yet that the card was refused. */
export function isRefusalUntold({ status, cardCheck }: CheckedPayment): boolean {
  return cardCheck === 'refused' && status === 'canceled';
}
