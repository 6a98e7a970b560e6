import type { PaymentIntent, StripeError } from '@stripe/stripe-js';

export const sandboxAddress = '*/stripe-sandbox/v1/payment_intents';

/** Builds a payment intent of $14.50 as the browser sees it. */
export function paymentIntent(part: Partial<PaymentIntent> = {}): PaymentIntent {
  return {
    id: 'pi_1',
    object: 'payment_intent',
    amount: 1450,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: 'pi_1_secret_abc',
    confirmation_method: 'automatic',
    created: 1_795_000_000,
    currency: 'usd',
    description: null,
    last_payment_error: null,
    livemode: false,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: null,
    setup_future_usage: 'off_session',
    shipping: null,
    status: 'requires_payment_method',
    ...part,
  };
}

export const cardDeclined: StripeError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
