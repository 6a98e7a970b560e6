import type Stripe from 'stripe';
import { ok, type Result, type Call, type Route } from '../http/call.js';
import { badRequest, chargeRefusal, invalidParameter, unexpectedState } from '../errors.js';
import { equalTo, listObjects } from '../http/lists.js';
import { newBalanceTransaction } from '../objects/balance-transaction.js';
import { newRefund } from '../objects/refund.js';
import { behaviourOf } from '../intents/saved-cards.js';
import { idOf } from '../state/store.js';
import type { Transaction } from '../state/transaction.js';

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;
const dollars = (cents: number): string =>
  `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

async function create(call: Call): Promise<Result> {
  const { params, transaction } = call;
  const requested = params.integer('amount');
  const reason = params.oneOf('reason', reasons) ?? null;
  const metadata = params.metadata();
  const charge = await chargeToRefund(call);
  params.refuseUnread();
  const amount = requested ?? charge.amount - charge.amount_refunded;
  checkAmount(charge, amount, requested);
  const refund = newRefund({ charge, amount, reason, metadata, kind: 'refund' }, transaction.now);
  await move(transaction, refund, charge);
  return ok(refund);
}

/**
 * Locks and returns the charge named by `charge`, or the latest successful one of `payment_intent`.
 */
async function chargeToRefund({ params, transaction }: Call): Promise<Stripe.Charge> {
  const chargeId = params.text('charge');
  const intentId = params.text('payment_intent');
  if (chargeId !== undefined && intentId === undefined)
    return transaction.objects.lock('charge', chargeId, 'charge');
  if (intentId === undefined || chargeId !== undefined) {
    throw badRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = await transaction.objects.get('payment_intent', intentId, 'payment_intent');
  if (intent.status === 'succeeded' && typeof intent.latest_charge === 'string') {
    return transaction.objects.lock('charge', intent.latest_charge, 'charge');
  }
  throw unexpectedState(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund: it has a status of ${intent.status}.`,
    intent,
  );
}

function checkAmount(charge: Stripe.Charge, amount: number, requested: number | undefined): void {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded' || !charge.captured) {
    throw chargeRefusal(`This charge (${charge.id}) has not been captured and cannot be refunded.`, {
      param: 'charge',
    });
  }
  if (charge.disputed) {
    throw chargeRefusal(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (left === 0) {
    throw chargeRefusal(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (requested !== undefined && requested < 1) {
    throw invalidParameter('amount', 'Invalid positive integer', 'parameter_invalid_integer');
  }
  if (amount > left) {
    throw chargeRefusal(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      {
        param: 'amount',
        ...(charge.amount_refunded === 0 && { code: 'amount_too_large' }),
      },
    );
  }
}

/** Takes the money from the balance. Refunds to some test cards are decided later. */
async function move(transaction: Transaction, refund: Stripe.Refund, charge: Stripe.Charge): Promise<void> {
  const method = await transaction.objects.get(
    'payment_method',
    String(charge.payment_method),
    'payment_method',
  );
  const later = behaviourOf(method).refunds;
  const movement = newBalanceTransaction(refund, 'refund', -refund.amount, transaction.now);
  refund.balance_transaction = movement.id;
  if (later === 'pending') refund.status = 'pending';
  charge.amount_refunded += refund.amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  await transaction.objects.insert(movement);
  await transaction.objects.insert(refund);
  await transaction.objects.save(charge);
  if (later) await transaction.settleLater(refund.id, later === 'pending' ? 'succeeded' : 'failed');
  await transaction.emit('refund.created', refund);
  await transaction.emit('charge.refunded', charge);
}

/** Ends an open refund: it is made, or it fails and the money returns to the balance. */
export async function settleRefund(
  transaction: Transaction,
  id: string,
  outcome: 'failed' | 'succeeded',
): Promise<void> {
  const { objects } = transaction;
  const refund = await objects.lock('refund', id, 'id');
  refund.status = outcome;
  if (outcome === 'failed') {
    const charge = await objects.lock('charge', idOf(refund.charge) ?? '', 'charge');
    const movement = newBalanceTransaction(refund, 'refund_failure', refund.amount, transaction.now);
    refund.failure_reason = 'expired_or_canceled_card';
    refund.failure_balance_transaction = movement.id;
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    await objects.insert(movement);
    await objects.save(charge);
  }
  await objects.save(refund);
  await transaction.emit('refund.updated', refund);
  await transaction.emit('charge.refund.updated', refund);
  if (outcome === 'failed') await transaction.emit('refund.failed', refund);
}

async function retrieve({ id, params, transaction }: Call): Promise<Result> {
  params.refuseUnread();
  return ok(await transaction.objects.get('refund', id, 'id', 404));
}

async function list(call: Call): Promise<Result> {
  return ok(
    await listObjects(call, 'refund', '/v1/refunds', { equal: equalTo(call, 'charge', 'payment_intent') }),
  );
}

async function listOfCharge(call: Call): Promise<Result> {
  const charge = await call.transaction.objects.get('charge', call.id, 'id', 404);
  return ok(
    await listObjects(call, 'refund', `/v1/charges/${charge.id}/refunds`, { equal: { charge: charge.id } }),
  );
}

export const refundRoutes: readonly Route[] = [
  { method: 'post', path: '/v1/refunds', handle: create },
  { method: 'get', path: '/v1/refunds', handle: list },
  { method: 'get', path: '/v1/refunds/:id', handle: retrieve },
  { method: 'get', path: '/v1/charges/:id/refunds', handle: listOfCharge },
];
