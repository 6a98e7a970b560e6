import type Stripe from 'stripe';
import type { Call } from '../http/call.js';
import { invalidParameter, unexpectedState } from '../errors.js';
import { newPaymentIntent } from '../objects/payment-intent.js';
import type { Params } from '../http/params.js';

const minimumCents = 50;
const maximumCents = 99_999_999;
const captureMethods = ['automatic', 'automatic_async', 'manual'] as const;
const currencies = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

/** Creates a payment intent from the parameters. It is not stored yet. */
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
      ...waysOfPaying(params, currency === 'usd' ? ['card', 'us_bank_account'] : ['card']),
      capture_method: 'automatic_async',
      confirmation_method: params.oneOf('confirmation_method', ['automatic', 'manual']) ?? 'automatic',
      customer: null,
    },
    transaction.now,
  );
  await applyFields(call, intent);
  return intent;
}

/** Applies the fields that creation, update and confirmation share. */
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
  intent.capture_method = params.oneOf('capture_method', captureMethods) ?? intent.capture_method;
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

/** Changes the amount, if nothing has been held or captured. */
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

type WaysOfPaying = Pick<
  Stripe.PaymentIntent,
  'allowed_payment_method_types' | 'automatic_payment_methods' | 'payment_method_types'
>;

/**
 * Returns the payment methods that the sandbox `knows`, reduced to `allowed_payment_method_types`.
 */
export function waysOfPaying(params: Params, known: readonly string[]): WaysOfPaying {
  const allowed = params.texts('allowed_payment_method_types') ?? null;
  const sent = params.within('automatic_payment_methods');
  const enabled = sent?.flag('enabled') ?? true;
  const allow_redirects = sent?.oneOf('allow_redirects', ['always', 'never']) ?? 'always';
  const types = known.filter((type) => !allowed || allowed.includes(type));
  if (types.length === 0) {
    throw invalidParameter(
      'allowed_payment_method_types',
      `None of the types allowed is available: ${known.join(', ')}.`,
    );
  }
  return {
    allowed_payment_method_types: allowed,
    automatic_payment_methods: enabled ? { allow_redirects, enabled } : null,
    payment_method_types: types,
  };
}

/** Returns true if an allowed payment method redirects the person to another page. */
export const mayRedirect = ({
  allowed_payment_method_types: allowed,
  automatic_payment_methods: automatic,
}: Stripe.PaymentIntent): boolean =>
  automatic !== null && automatic.allow_redirects !== 'never' && !allowed?.every((type) => type === 'card');
