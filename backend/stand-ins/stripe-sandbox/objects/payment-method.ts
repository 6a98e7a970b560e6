import type Stripe from 'stripe';
import { cardFingerprint } from '../cards/cards.js';
import { newId } from '../state/identifiers.js';
import type { TestCard } from '../cards/test-cards.js';

export interface NewPaymentMethod {
  card: TestCard;
  expMonth: number;
  expYear: number;
  cvcGiven: boolean;
  billingDetails: Stripe.PaymentMethod.BillingDetails;
  metadata: Record<string, string>;
}

export function newPaymentMethod(input: NewPaymentMethod, now: number, secret: string): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: input.billingDetails,
    card: cardDetails(input, secret),
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: input.metadata,
    type: 'card',
  };
}

/** Returns what Stripe shows of a card: brand, last four digits and fingerprint. */
function cardDetails(
  { card, expMonth, expYear, cvcGiven }: NewPaymentMethod,
  secret: string,
): Stripe.PaymentMethod.Card {
  return {
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: cvcGiven ? 'unchecked' : null,
    },
    country: 'US',
    display_brand: card.brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: cardFingerprint(card.number, secret),
    funding: card.number === '4000056655665556' ? 'debit' : 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

/** A verified checking account at Stripe's test bank. */
export function newBankAccount(
  last4: string,
  billingDetails: Stripe.PaymentMethod.BillingDetails,
  now: number,
): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails,
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'STRIPE TEST BANK',
      financial_connections_account: null,
      fingerprint: null,
      last4,
      networks: { preferred: 'ach', supported: ['ach'] },
      routing_number: '110000000',
      status_details: null,
    },
  };
}
