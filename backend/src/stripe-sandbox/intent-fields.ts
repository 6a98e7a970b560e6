import type Stripe from 'stripe';
import type { Call } from './call.js';
import { invalidParameter, unexpectedState } from './errors.js';
import { newPaymentIntent } from './objects/payment-intent.js';
import type { Params } from './params.js';

const minimumCents = 50;
const maximumCents = 99_999_999;
const captureMethods = ['automatic', 'automatic_async', 'manual'] as const;
const currencies = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

/** A payment intent from the parameters of its creation, not yet stored. */
export async function createIntent(call: Call): Promise<Stripe.PaymentIntent> {
  const { params, transaction } = call;
  const amount = params.requiredInteger('amount');
  const currency = params.requiredText('currency').toLowerCase();
  if (!currencies.has(currency))
    throw invalidParameter('currency', `Invalid currency: ${currency.slice(0, 20)}.`);
  checkAmount(amount, currency);
  const intent = newPaymentIntent(
    {
      amount,
      currency,
      automatic_payment_methods: automaticMethods(params),
      capture_method: params.oneOf('capture_method', captureMethods) ?? 'automatic_async',
      confirmation_method: params.oneOf('confirmation_method', ['automatic', 'manual']) ?? 'automatic',
      customer: null,
    },
    transaction.now,
  );
  await applyFields(call, intent);
  return intent;
}

/** The fields that creation, update and confirmation share. */
export async function applyFields(
  { caller, params, transaction }: Call,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  params.ignore('shipping', 'payment_method_options');
  const email = params.clearableText('receipt_email', 800);
  if (email !== undefined) intent.receipt_email = email;
  const usage = params.oneOf('setup_future_usage', ['off_session', 'on_session']);
  if (usage !== undefined) intent.setup_future_usage = usage;
  if (caller === 'browser') return;
  intent.metadata = params.metadata(intent.metadata);
  for (const field of [
    'description',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'transfer_group',
  ] as const) {
    const value = params.clearableText(field);
    if (value !== undefined) intent[field] = value;
  }
  const customer = params.text('customer');
  if (customer !== undefined)
    intent.customer = (await transaction.objects.get('customer', customer, 'customer')).id;
}

/** A new amount, while nothing has been held or taken. */
export function updateAmount({ params }: Call, intent: Stripe.PaymentIntent): void {
  const amount = params.integer('amount');
  if (amount === undefined) return;
  if (!['requires_action', 'requires_confirmation', 'requires_payment_method'].includes(intent.status)) {
    throw unexpectedState(
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. You may only update the ` +
        'amount of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.',
      intent,
    );
  }
  checkAmount(amount, intent.currency);
  intent.amount = amount;
}

function checkAmount(amount: number, currency: string): void {
  if (amount < 1) throw invalidParameter('amount', 'Invalid positive integer', 'parameter_invalid_integer');
  if (amount < minimumCents) {
    throw invalidParameter('amount', `Amount must be at least $0.50 ${currency}`, 'amount_too_small');
  }
  if (amount > maximumCents) {
    throw invalidParameter(
      'amount',
      `Amount must be no more than $999,999.99 ${currency}`,
      'amount_too_large',
    );
  }
}

/** Cards through the Dashboard's settings unless `payment_method_types` lists them; the sandbox knows cards only. */
function automaticMethods(params: Params): Stripe.PaymentIntent.AutomaticPaymentMethods | null {
  const types = params.texts('payment_method_types');
  const sent = params.within('automatic_payment_methods');
  const enabled = sent?.flag('enabled');
  const allowRedirects = sent?.oneOf('allow_redirects', ['always', 'never']) ?? 'always';
  const other = types?.find((type) => type !== 'card');
  if (other !== undefined) {
    throw invalidParameter(
      'payment_method_types',
      `The payment method type provided: ${other.slice(0, 50)} is invalid.`,
    );
  }
  if (types && enabled) {
    throw invalidParameter(
      'payment_method_types',
      'You may only specify one of these parameters: automatic_payment_methods, payment_method_types.',
    );
  }
  return types || enabled === false ? null : { allow_redirects: allowRedirects, enabled: true };
}
