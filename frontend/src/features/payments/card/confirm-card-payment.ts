import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { failureOf, paymentResultOf, type PaymentResult } from './payment-result';

export interface CardPayment {
  clientSecret: string;
  /**
   * The path of this site to which the bank sends the player back, if it opens a page of its own.
   */
  returnPath: string;
}

/**
 * Pays an intent with the data in the form. Returns null if a field is invalid: the form has marked
 * it and nothing was sent.
 */
export async function confirmCardPayment(
  stripe: Stripe,
  elements: StripeElements,
  { clientSecret, returnPath }: CardPayment,
): Promise<PaymentResult | null> {
  try {
    const { error: refused } = await elements.submit();
    if (refused) return refused.type === 'validation_error' ? null : failureOf(refused);
    const response = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: new URL(returnPath, window.location.origin).href },
    });
    const isLost = response.error?.type === 'api_connection_error';
    const result = paymentResultOf(response);
    return isLost ? await afterLostResponse(stripe, clientSecret, result) : result;
  } catch (error) {
    return failureOf({ type: 'api_error', message: String(error) });
  }
}

/**
 * The card may have been charged although the response was lost. Asks the provider once before
 * reporting a failure.
 */
async function afterLostResponse(
  stripe: Stripe,
  clientSecret: string,
  lost: PaymentResult,
): Promise<PaymentResult> {
  const found = paymentResultOf(await stripe.retrievePaymentIntent(clientSecret));
  return found.status === 'failed' ? lost : found;
}
