import type Stripe from 'stripe';
import { startDebit } from './bank-debits.js';
import { authenticationRequired, type Decline } from '../cards/test-cards.js';
import type { ErrorBody } from '../errors.js';
import { heldFor, newCharge } from '../objects/charge.js';
import { declinedError, failIntent, settle } from './outcomes.js';
import { attach, behaviourOf, spend } from './saved-cards.js';
import type { Transaction } from '../state/transaction.js';

export interface Circumstances {
  /** The person cannot approve. */
  offSession: boolean;
  /** The person has approved this payment. */
  authenticated: boolean;
}

/** Returns why the issuer declines a charge of this card now, or undefined. */
function issuerDecline(
  method: Stripe.PaymentMethod,
  { offSession, authenticated }: Circumstances,
): Decline | undefined {
  const { authentication, declined, declinedOnceSaved } = behaviourOf(method);
  if (authentication && offSession && !authenticated) return authenticationRequired;
  if (declinedOnceSaved && (offSession || method.customer !== null)) return declinedOnceSaved;
  return declined;
}

/**
 * Charges the card of a locked intent once. The intent is then succeeded, holds the money (manual
 * capture) or waits for another card.
 * @returns the error of a declined card, which is committed together with the failed charge
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
  const { processing } = behaviourOf(method);
  if (processing) await startDebit(transaction, intent, charge, processing);
  else if (intent.capture_method === 'manual') await hold(transaction, intent, charge);
  else await settle(transaction, intent, charge, charge.amount);
  return undefined;
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
  await transaction.settleLater(intent.id, 'failed', heldFor * 1000);
}
