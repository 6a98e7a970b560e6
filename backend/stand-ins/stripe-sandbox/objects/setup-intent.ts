import type Stripe from 'stripe';
import { newClientSecret, newId } from '../state/identifiers.js';

export type NewSetupIntent = Pick<
  Stripe.SetupIntent,
  'allowed_payment_method_types' | 'payment_method_types' | 'automatic_payment_methods' | 'customer' | 'usage'
>;

export function newSetupIntent(fields: NewSetupIntent, now: number): Stripe.SetupIntent {
  const id = newId('seti');
  return {
    id,
    object: 'setup_intent',
    application: null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: now,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    single_use_mandate: null,
    status: 'requires_payment_method',
    ...fields,
  };
}
