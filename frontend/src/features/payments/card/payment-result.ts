import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { texts } from './texts';

/**
 * The result of one attempt to pay. `processing` means that the bank has not decided yet; the
 * player must not pay again.
 */
export type PaymentResult =
  | { status: 'succeeded' | 'processing'; paymentIntentId: string }
  | { status: 'failed'; message: string; code: string };

/**
 * Reads the provider's response. An intent that is already paid counts as paid even if the response
 * is an error: a second attempt after a lost response gets such an error.
 */
export function paymentResultOf({ paymentIntent, error }: PaymentIntentResult): PaymentResult {
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent?.status === 'succeeded' || intent?.status === 'requires_capture') {
    return { status: 'succeeded', paymentIntentId: intent.id };
  }
  if (intent?.status === 'processing') return { status: 'processing', paymentIntentId: intent.id };
  return failureOf(error);
}

/**
 * Returns the Spanish sentence for a provider's error from our table, or the provider's own
 * sentence.
 */
export function failureOf(error: Partial<StripeError> = {}): PaymentResult & { status: 'failed' } {
  const codes = [error.decline_code, error.code, error.type].filter((code) => code !== undefined);
  const known = codes.find((code) => Object.hasOwn(texts.failures, code));
  const message = (known && texts.failures[known]) ?? error.message ?? texts.unknownFailure;
  return { status: 'failed', message, code: known ?? codes[0] ?? 'unknown' };
}
