import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { isNotFound } from '../../../shared/api/api-error';
import { failureOf, paymentResultOf, type PaymentResult } from './payment-result';

export interface CardPayment {
  clientSecret: string;
  /**
   * The path of this site to which the bank sends the player back, if it opens a page of its own.
   */
  returnPath: string;
  /**
   * Asks the server immediately before the card is charged whether this can still be paid. Another
   * tab, the venue or the deadline may have closed it; the screen then already says so.
   */
  isStillOpen: () => Promise<boolean>;
}

/**
 * Pays an intent with the data in the form. Returns null if nothing was sent: a field is invalid,
 * and marked, or nothing is left to pay.
 */
export async function confirmCardPayment(
  stripe: Stripe,
  elements: StripeElements,
  { clientSecret, returnPath, isStillOpen }: CardPayment,
): Promise<PaymentResult | null> {
  try {
    const { error: refused } = await elements.submit();
    if (refused) return refused.type === 'validation_error' ? null : failureOf(refused);
    const isOpen = await isStillOpen().catch(unchecked);
    if (isOpen !== true) return isOpen || null;
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

/** Nobody pays for something that this browser cannot see. */
function unchecked(error: unknown): PaymentResult {
  return failureOf({ code: isNotFound(error) ? 'session_lost' : 'unchecked' });
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
