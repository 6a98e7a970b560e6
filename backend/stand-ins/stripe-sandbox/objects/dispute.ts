import type Stripe from 'stripe';
import { newId } from '../state/identifiers.js';

const sevenDays = 7 * 24 * 60 * 60;

export interface NewDispute {
  charge: Stripe.Charge;
  amount: number;
  reason: string;
}

/** A dispute of a charge that waits for evidence. Nothing has been withdrawn yet. */
export function newDispute({ charge, amount, reason }: NewDispute, now: number): Stripe.Dispute {
  return {
    id: newId('dp'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: now + sevenDays,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: null,
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
}
