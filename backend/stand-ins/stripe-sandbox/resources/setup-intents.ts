import type Stripe from 'stripe';
import { ok, type Result, type Call, type Route } from '../http/call.js';
import { approvalOf, notAuthenticated, readConfirmation, sentMethod } from '../intents/confirmation.js';
import { invalidParameter, unexpectedState, type ErrorBody } from '../errors.js';
import { waysOfPaying } from '../intents/intent-fields.js';
import { newSetupIntent } from '../objects/setup-intent.js';
import { declinedError } from '../intents/outcomes.js';
import { attach, checkUsable, resolveMethod, behaviourOf } from '../intents/saved-cards.js';
import { idOf } from '../state/store.js';
import type { Transaction } from '../state/transaction.js';
import { checkClientSecret, shown } from '../http/visibility.js';

const open = ['requires_action', 'requires_confirmation', 'requires_payment_method'];
const reasons = ['abandoned', 'duplicate', 'requested_by_customer'] as const;

const locked = ({ id, transaction }: Call): Promise<Stripe.SetupIntent> =>
  transaction.objects.lock('setup_intent', id, 'intent', 404);

async function create(call: Call): Promise<Result> {
  const { params, transaction } = call;
  const customer = params.text('customer');
  if (customer !== undefined) await transaction.objects.get('customer', customer, 'customer');
  const usage = params.oneOf('usage', ['off_session', 'on_session']) ?? 'off_session';
  params.ignore('payment_method_options');
  const intent = newSetupIntent(
    { ...waysOfPaying(params, ['card']), customer: customer ?? null, usage },
    transaction.now,
  );
  intent.metadata = params.metadata();
  intent.description = params.clearableText('description') ?? null;
  const confirm = params.flag('confirm') ?? false;
  if (confirm) readConfirmation(call);
  const method = await sentMethod(call);
  params.refuseUnread();
  if (method) {
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
  }
  await transaction.objects.insert(intent);
  await transaction.emit('setup_intent.created', intent);
  return confirm ? setUp(call, intent, method) : ok(intent);
}

async function retrieve(call: Call): Promise<Result> {
  const intent = await call.transaction.objects.get('setup_intent', call.id, 'intent', 404);
  checkClientSecret(call, intent);
  call.params.refuseUnread();
  return ok(shown(call.caller, intent));
}

async function confirm(call: Call): Promise<Result> {
  const intent = await locked(call);
  checkClientSecret(call, intent);
  readConfirmation(call);
  const method = await sentMethod(call);
  call.params.refuseUnread();
  return setUp(call, intent, method);
}

async function cancel(call: Call): Promise<Result> {
  const { params, transaction } = call;
  const intent = await locked(call);
  const reason = params.oneOf('cancellation_reason', reasons) ?? null;
  params.refuseUnread();
  refuseUnlessOpen(intent, 'cancel');
  intent.cancellation_reason = reason;
  intent.status = 'canceled';
  intent.next_action = null;
  await transaction.objects.save(intent);
  await transaction.emit('setup_intent.canceled', intent);
  return ok(shown(call.caller, intent));
}

async function authenticate(call: Call): Promise<Result> {
  const { params, transaction } = call;
  const intent = await locked(call);
  checkClientSecret(call, intent);
  const outcome = params.oneOf('outcome', ['approve', 'fail']) ?? 'approve';
  params.refuseUnread();
  if (intent.status !== 'requires_action') {
    throw unexpectedState(
      `This SetupIntent is not waiting for approval: it has a status of ${intent.status}.`,
      intent,
    );
  }
  const method = await resolveMethod(transaction, idOf(intent.payment_method) ?? '');
  if (outcome === 'approve') await succeed(transaction, intent, method);
  else await fail(transaction, intent, notAuthenticated('setup_intent_authentication_failure', method));
  return ok(shown(call.caller, intent));
}

function refuseUnlessOpen(intent: Stripe.SetupIntent, action: string): void {
  if (open.includes(intent.status)) return;
  throw unexpectedState(
    `You cannot ${action} this SetupIntent because it has a status of ${intent.status}.`,
    intent,
  );
}

/** Asks the issuer whether the card may be saved, and the person if the issuer requires it. */
async function setUp(
  call: Call,
  intent: Stripe.SetupIntent,
  sent: Stripe.PaymentMethod | undefined,
): Promise<Result> {
  const { transaction } = call;
  refuseUnlessOpen(intent, 'confirm');
  if (!sent && intent.payment_method === null) {
    throw unexpectedState(
      "You cannot confirm this SetupIntent because it's missing a payment method.",
      intent,
    );
  }
  const method = sent ?? (await resolveMethod(transaction, idOf(intent.payment_method) ?? ''));
  await checkUsable(transaction, method, idOf(intent.customer));
  if (!method.card)
    throw invalidParameter(
      'payment_method',
      'The PaymentMethod provided is not allowed for this SetupIntent.',
    );
  intent.payment_method = method.id;
  const card = behaviourOf(method);
  if (card.authentication) {
    intent.status = 'requires_action';
    intent.next_action = approvalOf(intent) as Stripe.SetupIntent.NextAction;
    await transaction.objects.save(intent);
    await transaction.emit('setup_intent.requires_action', intent);
    return ok(shown(call.caller, intent));
  }
  if (card.declined) {
    const error = declinedError(card.declined, undefined, method);
    await fail(transaction, intent, error);
    return { status: 402, error: { ...error, setup_intent: intent } };
  }
  await succeed(transaction, intent, method);
  return ok(shown(call.caller, intent));
}

async function succeed(
  transaction: Transaction,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
): Promise<void> {
  if (typeof intent.customer === 'string') await attach(transaction, method, intent.customer);
  intent.status = 'succeeded';
  intent.next_action = null;
  intent.last_setup_error = null;
  await transaction.objects.save(intent);
  await transaction.emit('setup_intent.succeeded', intent);
}

async function fail(transaction: Transaction, intent: Stripe.SetupIntent, error: ErrorBody): Promise<void> {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_setup_error = error as Stripe.SetupIntent.LastSetupError;
  await transaction.objects.save(intent);
  await transaction.emit('setup_intent.setup_failed', intent);
}

export const setupIntentRoutes: readonly Route[] = [
  { method: 'post', path: '/v1/setup_intents', handle: create },
  { method: 'get', path: '/v1/setup_intents/:id', browser: true, handle: retrieve },
  { method: 'post', path: '/v1/setup_intents/:id/confirm', browser: true, handle: confirm },
  { method: 'post', path: '/v1/setup_intents/:id/cancel', handle: cancel },
  { method: 'post', path: '/v1/setup_intents/:id/sandbox_authenticate', browser: true, handle: authenticate },
];
