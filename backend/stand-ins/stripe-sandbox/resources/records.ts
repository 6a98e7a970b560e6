import { ok, type Result, type Call, type Route } from '../http/call.js';
import { equalTo, listObjects } from '../http/lists.js';

async function charge({ id, params, transaction }: Call): Promise<Result> {
  params.refuseUnread();
  return ok(await transaction.objects.get('charge', id, 'id', 404));
}

async function charges(call: Call): Promise<Result> {
  return ok(
    await listObjects(call, 'charge', '/v1/charges', { equal: equalTo(call, 'customer', 'payment_intent') }),
  );
}

async function balanceTransaction({ id, params, transaction }: Call): Promise<Result> {
  params.refuseUnread();
  return ok(await transaction.objects.get('balance_transaction', id, 'id', 404));
}

async function balanceTransactions(call: Call): Promise<Result> {
  const equal = equalTo(call, 'source', 'type');
  return ok(await listObjects(call, 'balance_transaction', '/v1/balance_transactions', { equal }));
}

async function event({ id, params, transaction }: Call): Promise<Result> {
  params.refuseUnread();
  return ok(await transaction.objects.get('event', id, 'id', 404));
}

async function events(call: Call): Promise<Result> {
  const { params } = call;
  const type = params.text('type');
  const types = type === undefined ? params.texts('types') : [type];
  const delivered = params.flag('delivery_success');
  return ok(
    await listObjects(call, 'event', '/v1/events', {
      ...(types && { types }),
      ...(delivered !== undefined && { delivered }),
    }),
  );
}

/** Read-only objects: charges, movements of the balance, and events. */
export const recordRoutes: readonly Route[] = [
  { method: 'get', path: '/v1/charges', handle: charges },
  { method: 'get', path: '/v1/charges/:id', handle: charge },
  { method: 'get', path: '/v1/balance_transactions', handle: balanceTransactions },
  { method: 'get', path: '/v1/balance_transactions/:id', handle: balanceTransaction },
  { method: 'get', path: '/v1/events', handle: events },
  { method: 'get', path: '/v1/events/:id', handle: event },
];
