import type Stripe from 'stripe';
import { authenticationRequired, type Decline } from './cards.js';
import { cardRefusal, type ErrorBody } from './errors.js';
import { newBalanceTransaction } from './objects/balance-transaction.js';
import { newCharge } from './objects/charge.js';
import { attach, spend, testCardOf } from './saved-cards.js';
import type { Transaction } from './transaction.js';

export interface Circumstances {
  /** The person is not there to approve. */
  offSession: boolean;
  /** The person has approved this very payment. */
  authenticated: boolean;
}

/** What the issuer will say to charging this card now. */
function issuerDecline(
  method: Stripe.PaymentMethod,
  { offSession, authenticated }: Circumstances,
): Decline | undefined {
  const card = testCardOf(method);
  if (card.authentication && offSession && !authenticated) return authenticationRequired;
  if (card.declinedOnceSaved && (offSession || method.customer !== null)) return card.declinedOnceSaved;
  return card.declined;
}

/**
 * Charges the card of a locked intent once, and leaves the intent succeeded, holding the money (manual capture) or
 * waiting for another card. Answers the error of a declined card, which is committed with the failed charge.
 */
export async function chargeIntent(
  transaction: Transaction,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  circumstances: Circumstances,
): Promise<ErrorBody | undefined> {
  const decline = issuerDecline(method, circumstances);
  const { authenticated } = circumstances;
  const charge = newCharge({ intent, method, authenticated, ...(decline && { decline }) }, transaction.now);
  intent.next_action = null;
  intent.latest_charge = charge.id;
  await transaction.objects.insert(charge);
  if (decline) {
    const error = declinedError(decline, charge.id, method);
    await transaction.emit('charge.failed', charge);
    await failIntent(transaction, intent, error);
    return error;
  }
  await keepCard(transaction, intent, method);
  intent.payment_method = method.id;
  intent.last_payment_error = null;
  if (intent.capture_method === 'manual') await hold(transaction, intent, charge);
  else await settle(transaction, intent, charge, charge.amount);
  return undefined;
}

/** The intent waits for another card, and says why. */
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

async function keepCard(
  transaction: Transaction,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Promise<void> {
  if (intent.setup_future_usage && typeof intent.customer === 'string')
    await attach(transaction, method, intent.customer);
  else await spend(transaction, method);
}

async function hold(
  transaction: Transaction,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): Promise<void> {
  intent.status = 'requires_capture';
  intent.amount_capturable = charge.amount;
  await transaction.objects.save(intent);
  await transaction.emit('charge.succeeded', charge);
  await transaction.emit('payment_intent.amount_capturable_updated', intent);
}

/** Moves `amount` of an authorised charge to the account; the intent has succeeded. */
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
}
