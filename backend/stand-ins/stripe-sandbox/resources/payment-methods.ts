import { ok, type Result, type Call, type Route } from '../http/call.js';
import { cardRefusal, invalidParameter } from '../errors.js';
import { equalTo, listObjects } from '../http/lists.js';
import {
  attach,
  checkUsable,
  createMethod,
  resolveMethod,
  spend,
  behaviourOf,
} from '../intents/saved-cards.js';

async function create({ params, transaction }: Call): Promise<Result> {
  const method = await createMethod(transaction, params);
  params.refuseUnread();
  return ok(method);
}

async function retrieve({ id, params, transaction }: Call): Promise<Result> {
  params.refuseUnread();
  return ok(await resolveMethod(transaction, id, 404));
}

/** Attaches a card. The issuer is asked, so a card that always declines cannot be attached. */
async function attachToCustomer({ id, params, transaction }: Call): Promise<Result> {
  const customer = await transaction.objects.get('customer', params.requiredText('customer'), 'customer');
  params.refuseUnread();
  const method = await resolveMethod(transaction, id, 404);
  if (method.customer !== null && method.customer !== customer.id) {
    throw invalidParameter(
      'customer',
      'The payment method you provided has already been attached to a customer.',
    );
  }
  await checkUsable(transaction, method, customer.id);
  const { declined } = behaviourOf(method);
  if (declined) throw cardRefusal(declined.code, declined.message, { decline_code: declined.declineCode });
  await attach(transaction, method, customer.id);
  return ok(method);
}

async function detach({ id, params, transaction }: Call): Promise<Result> {
  params.refuseUnread();
  const method = await transaction.objects.lock('payment_method', id, 'payment_method', 404);
  if (method.customer === null) {
    throw invalidParameter(
      'payment_method',
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  method.customer = null;
  await transaction.objects.save(method);
  await spend(transaction, method);
  await transaction.emit('payment_method.detached', method);
  return ok(method);
}

async function list(call: Call): Promise<Result> {
  return ok(
    await listObjects(call, 'payment_method', '/v1/payment_methods', {
      equal: equalTo(call, 'customer', 'type'),
    }),
  );
}

async function listOfCustomer(call: Call): Promise<Result> {
  const customer = await call.transaction.objects.get('customer', call.id, 'id', 404);
  const equal = { ...equalTo(call, 'type'), customer: customer.id };
  return ok(
    await listObjects(call, 'payment_method', `/v1/customers/${customer.id}/payment_methods`, { equal }),
  );
}

export const paymentMethodRoutes: readonly Route[] = [
  { method: 'post', path: '/v1/payment_methods', browser: true, handle: create },
  { method: 'get', path: '/v1/payment_methods', handle: list },
  { method: 'get', path: '/v1/payment_methods/:id', handle: retrieve },
  { method: 'post', path: '/v1/payment_methods/:id/attach', handle: attachToCustomer },
  { method: 'post', path: '/v1/payment_methods/:id/detach', handle: detach },
  { method: 'get', path: '/v1/customers/:id/payment_methods', handle: listOfCustomer },
];
