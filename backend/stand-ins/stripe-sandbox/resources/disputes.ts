import type Stripe from 'stripe';
import { ok, type Call, type Result, type Route } from '../http/call.js';
import { badRequest, chargeRefusal } from '../errors.js';
import { equalTo, listObjects } from '../http/lists.js';
import { moveFunds, openDispute } from '../intents/open-dispute.js';
import { idOf } from '../state/store.js';
import type { Transaction } from '../state/transaction.js';

const closed = ['won', 'lost'];

/** Ends an open dispute. If it is won, the amount returns. Stripe keeps the fee. */
async function closeDispute(
  transaction: Transaction,
  dispute: Stripe.Dispute,
  outcome: 'lost' | 'won',
): Promise<void> {
  if (closed.includes(dispute.status)) throw badRequest('This dispute is already closed.');
  dispute.status = outcome;
  await transaction.objects.save(dispute);
  if (outcome === 'won') {
    const charge = await transaction.objects.lock('charge', idOf(dispute.charge) ?? '', 'charge');
    charge.disputed = false;
    await transaction.objects.save(charge);
    await moveFunds(transaction, dispute, 'dispute_reversal', dispute.amount);
    await transaction.emit('charge.dispute.funds_reinstated', dispute);
  }
  await transaction.emit('charge.dispute.closed', dispute);
}

const locked = ({ id, transaction }: Call): Promise<Stripe.Dispute> =>
  transaction.objects.lock('dispute', id, 'id', 404);

/**
 * Adds evidence. As in Stripe's test mode, the texts `winning_evidence` and `losing_evidence`
 * decide the dispute; any other text leaves it to the bank.
 */
async function update(call: Call): Promise<Result> {
  const { params, transaction } = call;
  const dispute = await locked(call);
  const text = params.within('evidence')?.text('uncategorized_text');
  params.ignore('submit');
  params.refuseUnread();
  dispute.status = 'under_review';
  dispute.evidence_details = { ...dispute.evidence_details, has_evidence: true, submission_count: 1 };
  await transaction.objects.save(dispute);
  await transaction.emit('charge.dispute.updated', dispute);
  if (text === 'winning_evidence') await closeDispute(transaction, dispute, 'won');
  if (text === 'losing_evidence') await closeDispute(transaction, dispute, 'lost');
  return ok(dispute);
}

/** Accepts a dispute: it is lost. */
async function close(call: Call): Promise<Result> {
  const dispute = await locked(call);
  call.params.refuseUnread();
  await closeDispute(call.transaction, dispute, 'lost');
  return ok(dispute);
}

/** Handles the route that Stripe does not have: the cardholder disputes a charge. */
async function open(call: Call): Promise<Result> {
  const { id, params, transaction } = call;
  const charge = await transaction.objects.lock('charge', id, 'id', 404);
  const amount = params.integer('amount') ?? charge.amount_captured;
  const reason = params.text('reason') ?? 'fraudulent';
  params.refuseUnread();
  if (!charge.captured || amount < 1) throw chargeRefusal('This charge cannot be disputed.');
  return ok(await openDispute(transaction, charge, reason, amount));
}

async function retrieve({ id, params, transaction }: Call): Promise<Result> {
  params.refuseUnread();
  return ok(await transaction.objects.get('dispute', id, 'id', 404));
}

async function list(call: Call): Promise<Result> {
  const equal = equalTo(call, 'charge', 'payment_intent');
  return ok(await listObjects(call, 'dispute', '/v1/disputes', { equal }));
}

export const disputeRoutes: readonly Route[] = [
  { method: 'get', path: '/v1/disputes', handle: list },
  { method: 'get', path: '/v1/disputes/:id', handle: retrieve },
  { method: 'post', path: '/v1/disputes/:id', handle: update },
  { method: 'post', path: '/v1/disputes/:id/close', handle: close },
  { method: 'post', path: '/v1/charges/:id/sandbox_dispute', handle: open },
];
