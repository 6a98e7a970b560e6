import type Stripe from 'stripe';
import { newId } from '../state/identifiers.js';

export interface NewRefund {
  charge: Stripe.Charge;
  amount: number;
  reason: Stripe.Refund.Reason | null;
  metadata: Record<string, string>;
  /** A reversal releases a hold and moves no money. */
  kind: 'refund' | 'reversal';
}

export function newRefund({ charge, amount, reason, metadata, kind }: NewRefund, now: number): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: kind === 'refund' ? 'pending' : 'unavailable',
        reference_type: 'acquirer_reference_number',
        type: kind,
      },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
