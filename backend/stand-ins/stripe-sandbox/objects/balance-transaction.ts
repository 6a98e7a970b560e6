import type Stripe from 'stripe';
import { newId } from '../state/identifiers.js';

/**
 * Stripe's price for a card in the United States: 2.9 % and 30 cents, rounded half up to the cent.
 */
export const cardFee = (cents: number): number => Math.floor((cents * 29 + 500) / 1000) + 30;

/** Stripe's price for a bank debit there: 0.8 %, at most five dollars. */
const debitFee = (cents: number): number => Math.min(500, Math.floor((cents * 8 + 500) / 1000));

/** Stripe's price for a dispute there. It stays even if the dispute is won. */
const disputeFee = 1500;

type Source = Stripe.Charge | Stripe.Dispute | Stripe.Refund;

const feeOf = (source: Source, cents: number): number => {
  if (source.object === 'refund') return 0;
  if (source.object === 'dispute') return cents < 0 ? disputeFee : 0;
  return source.payment_method_details?.type === 'card' ? cardFee(cents) : debitFee(cents);
};

/**
 * A movement of the account's balance: `amount` is positive for a charge, negative for a refund and
 * for a dispute.
 */
export function newBalanceTransaction(
  source: Source,
  category: 'charge' | 'dispute' | 'dispute_reversal' | 'refund' | 'refund_failure',
  amount: number,
  now: number,
): Stripe.BalanceTransaction {
  const fee = feeOf(source, amount);
  const description = 'Stripe processing fees';
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: now,
    balance_type: 'payments',
    created: now,
    currency: source.currency,
    description: source.object === 'dispute' ? null : (source.description ?? null),
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [{ amount: fee, application: null, currency: source.currency, description, type: 'stripe_fee' }]
      : [],
    net: amount - fee,
    reporting_category: category,
    source: source.id,
    status: 'available',
    type: category === 'dispute' || category === 'dispute_reversal' ? 'adjustment' : category,
  };
}
