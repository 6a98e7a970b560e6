import type {
  PaymentIntentResult,
  Stripe,
  StripeElements,
  StripeElementsOptionsClientSecret,
  StripeError,
} from '@stripe/stripe-js';
import { askForAuthentication } from './challenge-dialog';
import { createSandboxApi, type SandboxApi } from './sandbox-api';
import { SandboxPaymentElement } from './sandbox-element';
import './sandbox.css';

/**
 * Replaces Stripe.js if the server uses the sandbox: draws a card form for Stripe's test numbers,
 * confirms payments at `/stripe-sandbox/v1` and asks the 3-D Secure question. Only the name of the
 * payment method (`pm_card_…`) is sent; the number stays in the page.
 */
export function createSandboxStripe(publishableKey: string): Stripe {
  const api = createSandboxApi(publishableKey);
  const stripe = {
    elements: (options?: StripeElementsOptionsClientSecret) => new SandboxElements(options),
    confirmPayment: ({ elements, clientSecret, confirmParams }: Confirmation) => {
      if (elements instanceof SandboxElements) return elements.confirm(api, clientSecret);
      const savedCard = confirmParams?.payment_method;
      if (clientSecret === undefined || savedCard === undefined) return notSupported();
      return confirmWith(api, clientSecret, savedCard);
    },
    retrievePaymentIntent: api.retrieve,
    // `Elements` accepts an object as Stripe only if these three functions exist.
    createToken: notSupported,
    createPaymentMethod: notSupported,
    confirmCardPayment: notSupported,
  } satisfies Partial<Record<keyof Stripe, unknown>>;
  return stripe as unknown as Stripe;
}

class SandboxElements {
  #element: SandboxPaymentElement | null = null;

  constructor(private readonly options: StripeElementsOptionsClientSecret = {}) {}

  create(): SandboxPaymentElement {
    this.#element = new SandboxPaymentElement();
    return this.#element;
  }

  getElement(): SandboxPaymentElement | null {
    return this.#element;
  }

  /** Does nothing: the sandbox's form uses the colours of the page. */
  update(): Promise<void> {
    return Promise.resolve();
  }

  submit(): ReturnType<StripeElements['submit']> {
    const error = this.#element?.validate();
    return Promise.resolve(error ? { error } : { selectedPaymentMethod: 'card' });
  }

  async confirm(api: SandboxApi, clientSecret = this.options.clientSecret): Promise<PaymentIntentResult> {
    const element = this.#element;
    if (!element || clientSecret === undefined) return notSupported();
    const error = element.validate();
    const paymentMethod = element.paymentMethod();
    if (error || paymentMethod === null) return { error: error ?? { type: 'validation_error' } };
    return confirmWith(api, clientSecret, paymentMethod, element.gone);
  }
}

interface Confirmation {
  elements?: unknown;
  clientSecret?: string;
  confirmParams?: { payment_method?: string };
}

/** Confirms an intent with a payment method, and asks the bank's question if there is one. */
async function confirmWith(
  api: SandboxApi,
  clientSecret: string,
  paymentMethod: string,
  gone = whenLeft(),
): Promise<PaymentIntentResult> {
  const result = await api.confirm(clientSecret, paymentMethod);
  if (result.paymentIntent?.status !== 'requires_action') return withFailureAsError(result);
  const outcome = await askForAuthentication(result.paymentIntent, gone);
  if (outcome === null) return { error: authenticationFailure };
  return withFailureAsError(await api.authenticate(clientSecret, outcome));
}

/** Aborted when the player goes back, so that an open question does not stay on another page. */
function whenLeft(): AbortSignal {
  const left = new AbortController();
  window.addEventListener('popstate', () => left.abort(), { once: true });
  return left.signal;
}

const authenticationFailure: StripeError = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
};

/**
 * Like Stripe.js, returns an intent that waits for another card as the error of the last attempt.
 */
function withFailureAsError(result: PaymentIntentResult): PaymentIntentResult {
  const intent = result.paymentIntent;
  if (intent?.status !== 'requires_payment_method') return result;
  const { code, decline_code, message } = intent.last_payment_error ?? {};
  return {
    error: { ...authenticationFailure, ...(code && { code }), decline_code, message, payment_intent: intent },
  };
}

function notSupported(): never {
  throw new Error('The sandbox supports only the Payment Element.');
}
