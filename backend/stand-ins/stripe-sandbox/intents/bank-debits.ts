import type Stripe from 'stripe';
import { insufficientFunds, type Behaviour } from '../cards/test-cards.js';
import { declinedError, failIntent, settle } from './outcomes.js';
import { idOf } from '../state/store.js';
import type { Transaction } from '../state/transaction.js';

/** Leaves the intent `processing` until the bank decides. */
export async function startDebit(
  transaction: Transaction,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  outcome: NonNullable<Behaviour['processing']>,
): Promise<void> {
  charge.paid = false;
  charge.status = 'pending';
  await transaction.objects.save(charge);
  intent.status = 'processing';
  await transaction.objects.save(intent);
  if (outcome !== 'forever') await transaction.settleLater(intent.id, outcome);
  await transaction.emit('charge.pending', charge);
  await transaction.emit('payment_intent.processing', intent);
}

/** Records the bank's decision about an open debit. */
export async function settleDebit(
  transaction: Transaction,
  intent: Stripe.PaymentIntent,
  outcome: 'failed' | 'succeeded',
): Promise<void> {
  const { objects } = transaction;
  const charge = await objects.lock('charge', idOf(intent.latest_charge) ?? '', 'charge');
  const method = await objects.get('payment_method', idOf(intent.payment_method) ?? '', 'payment_method');
  charge.status = outcome;
  if (outcome === 'succeeded') {
    charge.paid = true;
    return settle(transaction, intent, charge, charge.amount);
  }
  charge.failure_code = insufficientFunds.code;
  charge.failure_message = "The customer's account has insufficient funds to cover this payment.";
  await objects.save(charge);
  await transaction.emit('charge.failed', charge);
  await failIntent(transaction, intent, declinedError(insufficientFunds, charge.id, method));
}
