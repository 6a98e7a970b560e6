import type Stripe from 'stripe';
import { behaviourOf } from './saved-cards.js';
import type { Behaviour, Decline } from '../cards/test-cards.js';
import { cardRefusal, type ErrorBody } from '../errors.js';
import { newBalanceTransaction } from '../objects/balance-transaction.js';
import { openDispute } from './open-dispute.js';
import type { Transaction } from '../state/transaction.js';

/** Captures `amount` of an authorised charge. The intent has then succeeded. */
export async function settle(
  transaction: Transaction,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  amount: number,
): Promise<void> {
  const movement = newBalanceTransaction(charge, 'charge', amount, transaction.now);
  await transaction.objects.insert(movement);
  charge.captured = true;
  charge.amount_captured = amount;
  charge.balance_transaction = movement.id;
  await transaction.objects.save(charge);
  intent.status = 'succeeded';
  intent.amount_capturable = 0;
  intent.amount_received = amount;
  await transaction.objects.save(intent);
  await transaction.emit(intent.capture_method === 'manual' ? 'charge.captured' : 'charge.succeeded', charge);
  await transaction.emit('payment_intent.succeeded', intent);
  const { disputes } = await behaviourOfCharge(transaction, charge);
  if (disputes) await openDispute(transaction, charge, disputes);
}

async function behaviourOfCharge(transaction: Transaction, charge: Stripe.Charge): Promise<Behaviour> {
  const id = charge.payment_method ?? '';
  return behaviourOf(await transaction.objects.get('payment_method', id, 'payment_method'));
}

/** Leaves the intent waiting for another card, with the reason. */
export async function failIntent(
  transaction: Transaction,
  intent: Stripe.PaymentIntent,
  error: ErrorBody,
): Promise<void> {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = error as Stripe.PaymentIntent.LastPaymentError;
  await transaction.objects.save(intent);
  await transaction.emit('payment_intent.payment_failed', intent);
}

/** Returns the error of a refused payment, for the response and the intent. */
export function declinedError(
  decline: Decline,
  charge: string | undefined,
  method: Stripe.PaymentMethod,
): ErrorBody {
  return cardRefusal(decline.code, decline.message, {
    decline_code: decline.declineCode,
    advice_code: decline.advice,
    ...(charge && { charge }),
    payment_method: method,
  }).error;
}
