import Stripe from 'stripe';
import { OrderSpent } from '../../application/payment-gateway.js';

/** Stripe keeps a failure under its key, too, and answers it again for 24 hours. */
export function spentBy(error: Stripe.errors.StripeError): OrderSpent | null {
  if (isInUse(error)) return null;
  if (wasReplayed(error.headers) || error instanceof Stripe.errors.StripeIdempotencyError)
    return new OrderSpent('key_spent');
  if (hasCode(error, 'resource_missing') && error.param === 'customer')
    return new OrderSpent('customer_gone');
  return null;
}

/** An answer that was given before under the same key. */
export function wasReplayed(headers: Record<string, string> = {}): boolean {
  return headers['idempotent-replayed'] === 'true';
}

/** A failure that is kept under its key. */
export function isReplayed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && wasReplayed(error.headers);
}

/** The same order is being carried out at this moment: what comes of it is unknown. */
function isInUse(error: unknown): boolean {
  return hasCode(error, 'idempotency_key_in_use');
}

/** A clear no. */
export function isInvalidRequest(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && !isInUse(error);
}

/** A saved card that says no, or wants its holder, leaves an intent behind that has to be ended. */
export function declinedIntent(error: unknown): string | null {
  if (!(error instanceof Stripe.errors.StripeCardError)) return null;
  return error.payment_intent?.id ?? null;
}

/** Whether Stripe says that this, by its own name for it, is the matter. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
