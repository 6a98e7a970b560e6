import type Stripe from 'stripe';
import { ok, type Result, type Call, type Route } from '../http/call.js';
import { cancelIntent, captureIntent } from '../intents/capture.js';
import {
  authenticateIntent,
  confirmIntent,
  readConfirmation,
  refuseUnlessConfirmable,
  sentMethod,
} from '../intents/confirmation.js';
import { unexpectedState } from '../errors.js';
import { applyFields, createIntent, updateAmount } from '../intents/intent-fields.js';
import { equalTo, listObjects } from '../http/lists.js';
import { checkUsable } from '../intents/saved-cards.js';
import { idOf } from '../state/store.js';
import { checkClientSecret, shown } from '../http/visibility.js';

const locked = ({ id, transaction }: Call): Promise<Stripe.PaymentIntent> =>
  transaction.objects.lock('payment_intent', id, 'intent', 404);

async function create(call: Call): Promise<Result> {
  const { params, transaction } = call;
  const intent = await createIntent(call);
  const confirm = params.flag('confirm') ?? false;
  const confirmation = confirm ? readConfirmation(call) : undefined;
  const method = await sentMethod(call);
  params.refuseUnread();
  if (method) {
    await checkUsable(transaction, method, idOf(intent.customer));
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
  }
  await transaction.objects.insert(intent);
  await transaction.emit('payment_intent.created', intent);
  return confirmation ? confirmIntent(call, intent, method, confirmation) : ok(intent);
}

async function retrieve(call: Call): Promise<Result> {
  const intent = await call.transaction.objects.get('payment_intent', call.id, 'intent', 404);
  checkClientSecret(call, intent);
  call.params.refuseUnread();
  return ok(shown(call.caller, intent));
}

async function update(call: Call): Promise<Result> {
  const { params, transaction } = call;
  const intent = await locked(call);
  updateAmount(call, intent);
  await applyFields(call, intent);
  const method = await sentMethod(call);
  params.refuseUnread();
  if (method) {
    if (!intent.status.startsWith('requires_') || intent.status === 'requires_capture') {
      throw unexpectedState(
        `You cannot change the payment method of a PaymentIntent with a status of ${intent.status}.`,
        intent,
      );
    }
    await checkUsable(transaction, method, idOf(intent.customer));
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
    intent.next_action = null;
  }
  await transaction.objects.save(intent);
  return ok(intent);
}

async function confirm(call: Call): Promise<Result> {
  const intent = await locked(call);
  checkClientSecret(call, intent);
  const confirmation = readConfirmation(call);
  refuseUnlessConfirmable(intent);
  await applyFields(call, intent);
  const method = await sentMethod(call);
  call.params.refuseUnread();
  return confirmIntent(call, intent, method, confirmation);
}

async function capture(call: Call): Promise<Result> {
  return captureIntent(call, await locked(call));
}

async function cancel(call: Call): Promise<Result> {
  return cancelIntent(call, await locked(call));
}

async function authenticate(call: Call): Promise<Result> {
  const intent = await locked(call);
  checkClientSecret(call, intent);
  return authenticateIntent(call, intent);
}

async function list(call: Call): Promise<Result> {
  return ok(
    await listObjects(call, 'payment_intent', '/v1/payment_intents', { equal: equalTo(call, 'customer') }),
  );
}

export const paymentIntentRoutes: readonly Route[] = [
  { method: 'post', path: '/v1/payment_intents', handle: create },
  { method: 'get', path: '/v1/payment_intents', handle: list },
  { method: 'get', path: '/v1/payment_intents/:id', browser: true, handle: retrieve },
  { method: 'post', path: '/v1/payment_intents/:id', handle: update },
  { method: 'post', path: '/v1/payment_intents/:id/confirm', browser: true, handle: confirm },
  { method: 'post', path: '/v1/payment_intents/:id/capture', handle: capture },
  { method: 'post', path: '/v1/payment_intents/:id/cancel', handle: cancel },
  {
    method: 'post',
    path: '/v1/payment_intents/:id/sandbox_authenticate',
    browser: true,
    handle: authenticate,
  },
];
