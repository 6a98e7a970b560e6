import Stripe from 'stripe';
import { OrderSpent } from '../../application/ports/payment-gateway.js';

/**
 * Returns the error as an {@link OrderSpent}, or null if the order can be repeated. For 24 hours
 * Stripe also replays failures stored under an idempotency key.
 */
export function asOrderSpent(error: Stripe.errors.StripeError): OrderSpent | null {
  if (isInUse(error)) return null;
  if (wasReplayed(error.headers) || error instanceof Stripe.errors.StripeIdempotencyError)
    return new OrderSpent('key_spent');
  if (hasCode(error, 'resource_missing') && error.param === 'customer')
    return new OrderSpent('customer_gone');
  return null;
}

/** Returns true if Stripe replayed an earlier response to the same idempotency key. */
export function wasReplayed(headers: Record<string, string> = {}): boolean {
  return headers['idempotent-replayed'] === 'true';
}

/** Returns true if the error is a failure replayed for its idempotency key. */
export function isReplayed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && wasReplayed(error.headers);
}

/** Returns true if Stripe is still processing the same order, so that its outcome is unknown. */
function isInUse(error: unknown): boolean {
  return hasCode(error, 'idempotency_key_in_use');
}

/** Returns true if Stripe definitely refused the request. */
export function isInvalidRequest(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && !isInUse(error);
}

/** Returns the id of the intent left behind when a saved card was declined, or null. */
export function declinedIntent(error: unknown): string | null {
  if (!(error instanceof Stripe.errors.StripeCardError)) return null;
  return error.payment_intent?.id ?? null;
}

/** Returns true if Stripe's error has the given code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
