import type Stripe from 'stripe';
import { ok, type Result, type Call } from '../http/call.js';
import { settle } from './outcomes.js';
import { chargeRefusal, unexpectedState } from '../errors.js';
import { newRefund } from '../objects/refund.js';
import { idOf } from '../state/store.js';
import type { Transaction } from '../state/transaction.js';

const cancelable = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
];
const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** Captures the held amount, or `amount_to_capture` of it, and releases the rest. */
export async function captureIntent(
  { params, transaction }: Call,
  intent: Stripe.PaymentIntent,
): Promise<Result> {
  const amount = params.integer('amount_to_capture') ?? intent.amount_capturable;
  const metadata = params.metadata(intent.metadata);
  params.refuseUnread();
  if (intent.status !== 'requires_capture') {
    throw unexpectedState(
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one ` +
        'of the following statuses may be captured: requires_capture.',
      intent,
    );
  }
  if (amount < 1 || amount > intent.amount_capturable) {
    throw chargeRefusal(
      `The amount to capture must be between 1 and the amount capturable (${intent.amount_capturable}).`,
      {
        code: amount < 1 ? 'amount_too_small' : 'amount_too_large',
        param: 'amount_to_capture',
      },
    );
  }
  intent.metadata = metadata;
  const charge = await heldCharge(transaction, intent);
  if (amount < charge.amount) await release(transaction, charge, charge.amount - amount);
  await settle(transaction, intent, charge, amount);
  return ok(intent);
}

/** Cancels an intent, so that it can never charge, and releases what it held. */
export async function cancelIntent(
  { params, transaction }: Call,
  intent: Stripe.PaymentIntent,
): Promise<Result> {
  const reason = params.oneOf('cancellation_reason', reasons) ?? null;
  params.refuseUnread();
  if (!cancelable.includes(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of ` +
        `the following statuses may be canceled: ${cancelable.join(', ')}.`,
      intent,
    );
  }
  if (intent.status === 'requires_capture') {
    const charge = await heldCharge(transaction, intent);
    await release(transaction, charge, charge.amount);
    await transaction.objects.save(charge);
  }
  await end(transaction, intent, reason);
  return ok(intent);
}

/** Ends a hold that was neither captured nor canceled in seven days. */
export async function expireHold(transaction: Transaction, intent: Stripe.PaymentIntent): Promise<void> {
  const charge = await heldCharge(transaction, intent);
  await release(transaction, charge, charge.amount, 'charge.expired');
  await transaction.objects.save(charge);
  await end(transaction, intent, 'automatic');
}

async function end(
  transaction: Transaction,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Promise<void> {
  intent.status = 'canceled';
  intent.canceled_at = transaction.now;
  intent.cancellation_reason = reason;
  intent.amount_capturable = 0;
  intent.next_action = null;
  await transaction.objects.save(intent);
  await transaction.emit('payment_intent.canceled', intent);
}

function heldCharge(transaction: Transaction, intent: Stripe.PaymentIntent): Promise<Stripe.Charge> {
  return transaction.objects.lock('charge', idOf(intent.latest_charge) ?? '', 'charge');
}

/**
 * Releases held money. Stripe shows it as a refund of the charge (`amount_refunded`, a refund
 * without a balance transaction), although nothing was captured.
 */
async function release(
  transaction: Transaction,
  charge: Stripe.Charge,
  amount: number,
  event: 'charge.expired' | 'charge.refunded' = 'charge.refunded',
): Promise<void> {
  const refund = newRefund({ charge, amount, reason: null, metadata: {}, kind: 'reversal' }, transaction.now);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  await transaction.objects.insert(refund);
  await transaction.emit('refund.created', refund);
  await transaction.emit(event, charge);
}
