import type Stripe from 'stripe';
import { CURRENCY } from '../../../../kernel/domain/money.js';
import type { DeclinedCharge, DisputeStatus, ProviderDispute } from '../../domain/provider-dispute.js';

/** From Stripe's status of a dispute. A status that this version does not know is still open. */
const STATUS: Record<string, DisputeStatus> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'dropped',
  needs_response: 'needs_response',
  under_review: 'under_review',
  appeal_needs_response: 'needs_response',
  appeal_under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  prevented: 'dropped',
};

/** Converts Stripe's dispute. Its movements are in the currency of the account. */
export function toDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { payment_intent: intent, evidence_details: evidence } = dispute;
  const movements = dispute.balance_transactions
    .filter(({ currency }) => currency.toUpperCase() === CURRENCY)
    .sort((a, b) => a.created - b.created);
  return {
    id: dispute.id,
    intentId: typeof intent === 'string' ? intent : (intent?.id ?? ''),
    amountCents: dispute.amount,
    reason: dispute.reason,
    status: STATUS[dispute.status] ?? 'under_review',
    evidenceDueAt: evidence.due_by ? new Date(evidence.due_by * 1000) : null,
    openedAt: new Date(dispute.created * 1000),
    movements: movements.map(({ id, amount, fee }) => ({ id, cents: amount, feeCents: fee })),
  };
}

/** Converts Stripe's failed charge. */
export function toDeclinedCharge(charge: Stripe.Charge): DeclinedCharge {
  return {
    id: charge.id,
    code: charge.failure_code ?? 'card_declined',
    at: new Date(charge.created * 1000),
  };
}
