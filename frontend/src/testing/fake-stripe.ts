import type { PaymentIntentResult, Stripe, StripeError } from '@stripe/stripe-js';

interface FakeStripe {
  stripe: Stripe;
  confirmPayment: jest.Mock<Promise<PaymentIntentResult>, [object]>;
  retrievePaymentIntent: jest.Mock<Promise<PaymentIntentResult>, [string]>;
}

/**
 * Replaces Stripe.js for the card form: one field in its element, and results that the test
 * provides.
 */
export function fakeStripe(): FakeStripe {
  const confirmPayment = jest.fn<Promise<PaymentIntentResult>, [object]>();
  const retrievePaymentIntent = jest.fn<Promise<PaymentIntentResult>, [string]>();
  const unused = () => {
    throw new Error('The card form does not need this part of Stripe.js.');
  };
  const stripe = {
    elements: fakeElements,
    confirmPayment,
    retrievePaymentIntent,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
  };
  return { stripe: stripe as unknown as Stripe, confirmPayment, retrievePaymentIntent };
}

const incompleteNumber: StripeError = { type: 'validation_error', code: 'incomplete_number' };

function fakeElements() {
  const number = document.createElement('input');
  number.setAttribute('aria-label', 'Número de tarjeta');
  return {
    create: () => fakeElement(number),
    update: () => Promise.resolve(),
    submit: () =>
      Promise.resolve(number.value === '' ? { error: incompleteNumber } : { selectedPaymentMethod: 'card' }),
  };
}

function fakeElement(number: HTMLInputElement) {
  return {
    mount: (target: HTMLElement) => target.append(number),
    destroy: () => number.remove(),
    on: (event: string, handler: () => void) => {
      if (event === 'ready') setTimeout(handler);
    },
    off: () => undefined,
    update: () => undefined,
  };
}
