import { CURRENCY } from '../../../kernel/domain/money.js';
import type { Intent } from '../../payment-provider/index.js';
import type { PaymentState } from './payment-state.js';

/**
 * How an intent relates to a payment.
 * - `agrees`: it is the payment's intent, and nothing contradicts what is known.
 * - `contradicts`: it is the payment's intent, but its amount, currency, owner or outcome is not
 *   what was asked or recorded.
 * - `other`: the payment has another intent.
 */
export type Agreement = 'agrees' | 'contradicts' | 'other';

/** Compares a payment with an intent. A canceled intent took nothing, so it contradicts nothing. */
export function agreementOf(payment: PaymentState, intent: Intent): Agreement {
  const { id, intentId } = payment;
  if (intentId === null ? intent.paymentId !== id : intent.id !== intentId) return 'other';
  if (intent.status === 'canceled') return 'agrees';
  return isAsAsked(payment, intent) ? 'agrees' : 'contradicts';
}

/** Returns true if all that is new about a payment is that this intent waits for the payer. */
export function isOpenedBy(payment: PaymentState, intent: Intent): boolean {
  const isNew = payment.status === 'creating' && intent.status === 'open';
  return isNew && agreementOf(payment, intent) === 'agrees';
}

function isAsAsked({ id, bookingId, askedCents, purpose, status }: PaymentState, intent: Intent): boolean {
  const received = intent.receivedCents;
  const isExpectedAmount =
    purpose === 'guarantee' ? received > 0 && received <= askedCents : received === askedCents;
  return (
    intent.paymentId === id &&
    intent.bookingId === bookingId &&
    intent.amountCents === askedCents &&
    intent.currency === CURRENCY &&
    (intent.status !== 'succeeded' || isExpectedAmount) &&
    !(status === 'canceled' && intent.status === 'succeeded')
  );
}
