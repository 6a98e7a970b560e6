import type Stripe from 'stripe';
import { ok, type Result, type Call, type Route } from '../http/call.js';
import { invalidParameter } from '../errors.js';
import { newCustomer } from '../objects/customer.js';

async function create(call: Call): Promise<Result> {
  const { transaction } = call;
  const customer = newCustomer(transaction.now);
  await applyFields(call, customer);
  await transaction.objects.insert(customer);
  await transaction.emit('customer.created', customer);
  return ok(customer);
}

async function retrieve({ id, params, transaction }: Call): Promise<Result> {
  params.refuseUnread();
  return ok(await transaction.objects.get('customer', id, 'id', 404));
}

async function update(call: Call): Promise<Result> {
  const { id, transaction } = call;
  const customer = await transaction.objects.lock('customer', id, 'id', 404);
  await applyFields(call, customer);
  await transaction.objects.save(customer);
  await transaction.emit('customer.updated', customer);
  return ok(customer);
}

async function applyFields({ params, transaction }: Call, customer: Stripe.Customer): Promise<void> {
  for (const field of ['name', 'email', 'phone', 'description'] as const) {
    const value = params.clearableText(field, field === 'email' ? 800 : 5000);
    if (value !== undefined) customer[field] = value;
  }
  customer.metadata = params.metadata(customer.metadata);
  customer.preferred_locales = params.texts('preferred_locales') ?? customer.preferred_locales ?? [];
  const settings = params.within('invoice_settings');
  const defaultMethod = settings?.clearableText('default_payment_method');
  params.refuseUnread();
  if (defaultMethod) {
    const method = await transaction.objects.get(
      'payment_method',
      defaultMethod,
      'invoice_settings[default_payment_method]',
    );
    if (method.customer !== customer.id) {
      throw invalidParameter(
        'invoice_settings[default_payment_method]',
        `The customer does not have a payment method with the ID ${defaultMethod}. The payment method must be attached to the customer.`,
        'resource_missing',
      );
    }
  }
  if (defaultMethod !== undefined) customer.invoice_settings.default_payment_method = defaultMethod;
}

export const customerRoutes: readonly Route[] = [
  { method: 'post', path: '/v1/customers', handle: create },
  { method: 'get', path: '/v1/customers/:id', handle: retrieve },
  { method: 'post', path: '/v1/customers/:id', handle: update },
];
