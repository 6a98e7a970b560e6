import type Stripe from 'stripe';
import { ok, type Result, type Call } from '../http/call.js';
import { chargeIntent } from './charging.js';
import { badRequest, invalidParameter, unexpectedState, type ErrorBody } from '../errors.js';
import { mayRedirect } from './intent-fields.js';
import { failIntent } from './outcomes.js';
import { checkUsable, createMethod, resolveMethod, behaviourOf } from './saved-cards.js';
import { idOf } from '../state/store.js';
import { shown } from '../http/visibility.js';

const confirmable = ['requires_action', 'requires_confirmation', 'requires_payment_method'];

export interface Confirmation {
  /** The person is absent or must not be asked (`error_on_requires_action`). */
  offSession: boolean;
  returnUrl: string | undefined;
  /** The caller's client handles the approval, so no return page is needed. */
  handledByClient: boolean;
}

export function readConfirmation({ caller, params }: Call): Confirmation {
  const usesStripeSdk = params.flag('use_stripe_sdk') ?? false;
  const offSession = params.has('off_session') && params.text('off_session') !== 'false';
  const noApproval = params.flag('error_on_requires_action') ?? false;
  params.ignore('mandate_data', 'radar_options');
  return {
    offSession: offSession || noApproval,
    returnUrl: params.text('return_url'),
    handledByClient: caller === 'browser' || usesStripeSdk,
  };
}

/** Returns the payment method that the request names or describes. */
export async function sentMethod({ params, transaction }: Call): Promise<Stripe.PaymentMethod | undefined> {
  const id = params.text('payment_method');
  const data = params.within('payment_method_data');
  if (id !== undefined && data)
    throw invalidParameter('payment_method', 'Send either payment_method or payment_method_data, not both.');
  if (data) return createMethod(transaction, data);
  return id === undefined ? undefined : resolveMethod(transaction, id);
}

/** Confirms a locked intent: charges the card, or requests the person's approval. */
export async function confirmIntent(
  call: Call,
  intent: Stripe.PaymentIntent,
  sent: Stripe.PaymentMethod | undefined,
  confirmation: Confirmation,
): Promise<Result> {
  const { transaction } = call;
  const method = sent ?? (await currentMethod(call, intent));
  refuseUnlessAllowed(intent, method);
  refuseWithoutReturnUrl(intent, confirmation);
  await checkUsable(transaction, method, idOf(intent.customer));
  intent.payment_method = method.id;
  if (behaviourOf(method).authentication && !confirmation.offSession) {
    await askForApproval(call, intent);
    return ok(shown(call.caller, intent));
  }
  const { offSession } = confirmation;
  return resultOf(
    call,
    intent,
    await chargeIntent(transaction, intent, method, { offSession, authenticated: false }),
  );
}

/** Returns 200 with the intent, or Stripe's 402 with the intent inside the error. */
function resultOf({ caller }: Call, intent: Stripe.PaymentIntent, error: ErrorBody | undefined): Result {
  if (!error) return ok(shown(caller, intent));
  return { status: 402, error: { ...error, payment_intent: intent } };
}

export function refuseUnlessConfirmable(intent: Stripe.PaymentIntent): void {
  if (confirmable.includes(intent.status)) return;
  throw unexpectedState(
    intent.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one ` +
          'of the following statuses may be confirmed: requires_confirmation, requires_action.',
    intent,
  );
}

function refuseUnlessAllowed(intent: Stripe.PaymentIntent, { type }: Stripe.PaymentMethod): void {
  const holdsNothing = intent.capture_method === 'manual' && type !== 'card';
  if (intent.payment_method_types.includes(type) && !holdsNothing) return;
  throw invalidParameter(
    'payment_method',
    `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent.`,
  );
}

function refuseWithoutReturnUrl(
  intent: Stripe.PaymentIntent,
  { handledByClient, returnUrl }: Confirmation,
): void {
  if (!mayRedirect(intent) || handledByClient || returnUrl !== undefined) return;
  throw badRequest(
    'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment ' +
      'methods might redirect your customer off of your page, you must provide a `return_url`. If you don’t want to accept ' +
      'redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and ' +
      '`automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.',
  );
}

async function currentMethod(
  { transaction }: Call,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.PaymentMethod> {
  if (typeof intent.payment_method === 'string') return resolveMethod(transaction, intent.payment_method);
  throw unexpectedState(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent " +
      'with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.',
    intent,
  );
}

async function askForApproval({ transaction }: Call, intent: Stripe.PaymentIntent): Promise<void> {
  intent.status = 'requires_action';
  intent.next_action = approvalOf(intent);
  await transaction.objects.save(intent);
  await transaction.emit('payment_intent.requires_action', intent);
}

/** The next action of the browser: ask the person and call `sandbox_authenticate`. */
export const approvalOf = ({
  object,
  id,
}: Stripe.PaymentIntent | Stripe.SetupIntent): {
  type: string;
  use_stripe_sdk: object;
} & Stripe.PaymentIntent.NextAction => ({
  type: 'use_stripe_sdk',
  use_stripe_sdk: {
    type: 'three_d_secure_redirect',
    sandbox_authenticate: `/v1/${object}s/${id}/sandbox_authenticate`,
  },
});

/**
 * Handles the route that Stripe does not have. `outcome=approve|fail` is the person's decision,
 * sent by the stand-in for Stripe.js. Returns 200 with the intent, even if the bank declines after
 * the approval.
 */
export async function authenticateIntent(call: Call, intent: Stripe.PaymentIntent): Promise<Result> {
  const { params, transaction } = call;
  const outcome = params.oneOf('outcome', ['approve', 'fail']) ?? 'approve';
  params.refuseUnread();
  if (intent.status !== 'requires_action') {
    throw unexpectedState(
      `This PaymentIntent is not waiting for approval: it has a status of ${intent.status}.`,
      intent,
    );
  }
  const method = await currentMethod(call, intent);
  if (outcome === 'approve')
    await chargeIntent(transaction, intent, method, { offSession: false, authenticated: true });
  else
    await failIntent(transaction, intent, notAuthenticated('payment_intent_authentication_failure', method));
  return ok(shown(call.caller, intent));
}

export const notAuthenticated = (code: string, method: Stripe.PaymentMethod): ErrorBody => ({
  type: 'invalid_request_error',
  code,
  doc_url: `https://stripe.com/docs/error-codes/${code}`,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  payment_method: method,
});
