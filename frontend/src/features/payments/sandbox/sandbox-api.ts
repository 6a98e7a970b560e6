import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';

/**
 * The sandbox's API for browsers: Stripe's wire format, authorised by publishable key and client
 * secret.
 */
export interface SandboxApi {
  confirm: (clientSecret: string, paymentMethod: string) => Promise<PaymentIntentResult>;
  authenticate: (clientSecret: string, outcome: 'approve' | 'fail') => Promise<PaymentIntentResult>;
  retrieve: (clientSecret: string) => Promise<PaymentIntentResult>;
}

export function createSandboxApi(publishableKey: string): SandboxApi {
  const post = (clientSecret: string, step: string, fields: Record<string, string>) =>
    request(`${addressOf(clientSecret)}/${step}`, {
      method: 'POST',
      body: new URLSearchParams({ key: publishableKey, client_secret: clientSecret, ...fields }),
    });
  return {
    confirm: (clientSecret, paymentMethod) =>
      post(clientSecret, 'confirm', { payment_method: paymentMethod }),
    authenticate: (clientSecret, outcome) => post(clientSecret, 'sandbox_authenticate', { outcome }),
    retrieve: (clientSecret) => {
      const query = new URLSearchParams({ key: publishableKey, client_secret: clientSecret });
      return request(`${addressOf(clientSecret)}?${query.toString()}`);
    },
  };
}

/** A client secret is the intent's id followed by "_secret_…". */
function addressOf(clientSecret: string): string {
  const [id = ''] = clientSecret.split('_secret');
  return `/stripe-sandbox/v1/payment_intents/${encodeURIComponent(id)}`;
}

async function request(address: string, init?: RequestInit): Promise<PaymentIntentResult> {
  try {
    const response = await fetch(address, init);
    const body: unknown = await response.json();
    if (isPaymentIntent(body)) return { paymentIntent: body };
    if (isErrorBody(body)) return { error: body.error };
    return { error: { type: 'api_error' } };
  } catch {
    return { error: { type: 'api_connection_error' } };
  }
}

function isPaymentIntent(body: unknown): body is PaymentIntent {
  return typeof body === 'object' && body !== null && 'object' in body && body.object === 'payment_intent';
}

function isErrorBody(body: unknown): body is { error: StripeError } {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object';
}
