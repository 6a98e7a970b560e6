import type Stripe from 'stripe';
import type { Decline } from '../cards/test-cards.js';
import { newId } from '../state/identifiers.js';

/** After so many seconds Stripe ends a hold that was not captured. */
export const heldFor = 7 * 24 * 60 * 60;

export interface Attempt {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  /** The person has approved this payment. */
  authenticated: boolean;
  decline?: Decline;
}

/** One attempt to charge the card of an intent: declined, authorised (manual capture) or paid. */
export function newCharge({ intent, method, authenticated, decline }: Attempt, now: number): Stripe.Charge {
  const id = newId('ch');
  return {
    ...nothingOfConnect,
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: false,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    outcome: outcome(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: method.card
      ? { card: cardDetails(intent, method.card, authenticated, now), type: 'card' }
      : { type: method.type, us_bank_account: bankDetails(method) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    refunds: null,
    review: null,
    shipping: intent.shipping,
    source: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
  };
}

const nothingOfConnect = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  on_behalf_of: null,
  source_transfer: null,
  transfer_data: null,
  transfer_group: null,
};

function outcome(decline: Decline | undefined): Stripe.Charge.Outcome {
  return {
    advice_code: decline?.advice ?? null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function cardDetails(
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod.Card,
  authenticated: boolean,
  now: number,
): Stripe.Charge.PaymentMethodDetails.Card {
  const manual = intent.capture_method === 'manual';
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand: card.brand,
    ...(manual && { capture_before: now + heldFor }),
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: card.checks?.cvc_check ? 'pass' : null,
    },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    extended_authorization: { status: 'disabled' },
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
    regulated_status: card.regulated_status,
    three_d_secure: authenticated ? authenticatedDetails : null,
    transaction_link_id: null,
    wallet: null,
  };
}

const authenticatedDetails: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
};

function bankDetails({
  us_bank_account: account,
}: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails.UsBankAccount {
  return {
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: account?.bank_name ?? null,
    fingerprint: null,
    last4: account?.last4 ?? null,
    payment_reference: null,
    routing_number: account?.routing_number ?? null,
  };
}
