import { timingSafeEqual } from 'node:crypto';
import type Stripe from 'stripe';
import type { Call, Caller } from './call.js';
import { invalidParameter, missingParameter, type ErrorBody } from './errors.js';
import { asSeenByBrowser } from './objects/payment-intent.js';

/** An intent as this caller may see it. */
export const shown = (caller: Caller, intent: Stripe.PaymentIntent): Partial<Stripe.PaymentIntent> =>
  caller === 'browser' ? asSeenByBrowser(intent) : intent;

/** An error as this caller may see it. */
export function shownError(caller: Caller, error: ErrorBody): ErrorBody {
  if (caller === 'server' || !error.payment_intent) return error;
  return { ...error, payment_intent: asSeenByBrowser(error.payment_intent) };
}

/** A browser must know the intent's client secret; a server may send it too, and then it must be right. */
export function checkClientSecret(
  { caller, params }: Call,
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
): void {
  const sent = params.text('client_secret');
  if (sent === undefined) {
    if (caller === 'browser') throw missingParameter('client_secret');
    return;
  }
  if (!sameText(sent, intent.client_secret ?? '')) {
    throw invalidParameter(
      'client_secret',
      `The client_secret provided does not match the client_secret associated with this ${intent.object}.`,
      `${intent.object}_invalid_parameter`,
    );
  }
}

export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
