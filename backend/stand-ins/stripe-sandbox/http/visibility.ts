import { timingSafeEqual } from 'node:crypto';
import type Stripe from 'stripe';
import type { Call, Caller } from './call.js';
import { invalidParameter, missingParameter, type ErrorBody } from '../errors.js';

/** The fields of an intent that Stripe shows a browser: no customer, no metadata, no charge. */
const browserFields = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'last_setup_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
  'usage',
];

/** Returns the part of the intent that this caller may see. */
export function shown<T extends object>(caller: Caller, intent: T): Partial<T> {
  if (caller === 'server') return intent;
  return Object.fromEntries(
    Object.entries(intent).filter(([field]) => browserFields.includes(field)),
  ) as Partial<T>;
}

/** Returns the part of the error that this caller may see. */
export function shownError(caller: Caller, error: ErrorBody): ErrorBody {
  const { payment_intent: payment, setup_intent: setup } = error;
  return {
    ...error,
    ...(payment && { payment_intent: shown(caller, payment) }),
    ...(setup && { setup_intent: shown(caller, setup) }),
  };
}

/** Refuses a wrong client secret. A browser must send it; a server may. */
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
