import type { PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';
import { isNotFound } from '../../../shared/api/api-error';
import { failureOf, paymentResultOf, type PaymentResult } from './payment-result';

export interface CardPayment {
  clientSecret: string;
  /**
   * The path of this site to which the bank sends the player back, if it opens a page of its own.
   */
  returnPath: string;
}

/**
 * Asks the server immediately before the card is charged whether this can still be paid. Another
 * tab, the venue or the deadline may have closed it; the screen then already says so.
 */
export type IsStillOpen = () => Promise<boolean>;

/**
 * Pays an intent with the data in the form. Returns null if nothing was sent: a field is invalid,
 * and marked, or nothing is left to pay.
 */
export async function confirmCardPayment(
  stripe: Stripe,
  elements: StripeElements,
  { clientSecret, returnPath }: CardPayment,
  isStillOpen: IsStillOpen,
): Promise<PaymentResult | null> {
  const charge = async () => {
    const confirmParams = { return_url: addressOf(returnPath) };
    const response = await stripe.confirmPayment({ elements, redirect: 'if_required', confirmParams });
    return resultOf(stripe, clientSecret, response);
  };
  return reporting(async () => {
    const { error: refused } = await elements.submit();
    if (refused) return refused.type === 'validation_error' ? null : failureOf(refused);
    return chargeIfOpen(isStillOpen, charge);
  });
}

/** Pays an intent with a saved card. The bank may still ask the player for approval. */
export async function confirmSavedCard(
  stripe: Stripe,
  cardId: string,
  { clientSecret, returnPath }: CardPayment,
  isStillOpen: IsStillOpen,
): Promise<PaymentResult | null> {
  const charge = async () => {
    const confirmParams = { payment_method: cardId, return_url: addressOf(returnPath) };
    const response = await stripe.confirmPayment({ clientSecret, redirect: 'if_required', confirmParams });
    return resultOf(stripe, clientSecret, response);
  };
  return reporting(() => chargeIfOpen(isStillOpen, charge));
}

async function chargeIfOpen(
  isStillOpen: IsStillOpen,
  charge: () => Promise<PaymentResult>,
): Promise<PaymentResult | null> {
  const isOpen = await isStillOpen().catch(unchecked);
  return isOpen === true ? charge() : isOpen || null;
}

/** No player pays for something that this browser cannot see. */
function unchecked(error: unknown): PaymentResult {
  return failureOf({ code: isNotFound(error) ? 'session_lost' : 'unchecked' });
}

const addressOf = (returnPath: string): string => new URL(returnPath, window.location.origin).href;

async function reporting(attempt: () => Promise<PaymentResult | null>): Promise<PaymentResult | null> {
  try {
    return await attempt();
  } catch (error) {
    return failureOf({ type: 'api_error', message: String(error) });
  }
}

async function resultOf(
  stripe: Stripe,
  clientSecret: string,
  response: PaymentIntentResult,
): Promise<PaymentResult> {
  const isLost = response.error?.type === 'api_connection_error';
  const result = paymentResultOf(response);
  return isLost ? afterLostResponse(stripe, clientSecret, result) : result;
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
