import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { texts } from '../texts';

/** How one attempt to pay ended. `processing`: the bank has not answered yet, nothing is to be paid again. */
export type PaymentResult =
  | { status: 'succeeded' | 'processing'; paymentIntentId: string }
  | { status: 'failed'; message: string; code: string };

/**
 * Reads what the provider answered. An intent that turns out to be paid already counts as paid, even where the
 * answer is an error: that is what a second try after a lost answer gets.
 */
export function paymentResultOf({ paymentIntent, error }: PaymentIntentResult): PaymentResult {
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent?.status === 'succeeded' || intent?.status === 'requires_capture') {
    return { status: 'succeeded', paymentIntentId: intent.id };
  }
  if (intent?.status === 'processing') return { status: 'processing', paymentIntentId: intent.id };
  return failureOf(error);
}

/** The Spanish sentence for a provider's error: from our table, else the provider's own. */
export function failureOf(error: Partial<StripeError> = {}): PaymentResult & { status: 'failed' } {
  const codes = [error.decline_code, error.code, error.type].filter((code) => code !== undefined);
  const known = codes.find((code) => Object.hasOwn(texts.failures, code));
  const message = (known && texts.failures[known]) ?? error.message ?? texts.unknownFailure;
  return { status: 'failed', message, code: known ?? codes[0] ?? 'unknown' };
}
