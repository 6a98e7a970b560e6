import type Stripe from 'stripe';
import { bankAccountByLast4, bankAccountByToken } from '../cards/bank-accounts.js';
import { checkCard, fullYear } from '../cards/cards.js';
import { invalidParameter, missingParameter, noSuchObject } from '../errors.js';
import { newBankAccount, newPaymentMethod } from '../objects/payment-method.js';
import type { Params } from '../http/params.js';
import { testCardByLast4, testCardByToken, type Behaviour } from '../cards/test-cards.js';
import type { Transaction } from '../state/transaction.js';

/**
 * The facts about a payment method that Stripe knows but does not show. A method is spent if it was
 * used once without belonging to a customer.
 */
interface Facts {
  spent?: boolean;
}

export function behaviourOf(method: Stripe.PaymentMethod): Behaviour {
  if (method.card) return testCardByLast4(method.card.last4);
  return bankAccountByLast4(method.us_bank_account?.last4 ?? null) ?? {};
}

/**
 * Creates a payment method from `type=card&card[…]`, sent at the top level or inside
 * `payment_method_data`.
 */
export async function createMethod(transaction: Transaction, params: Params): Promise<Stripe.PaymentMethod> {
  const type = params.requiredText('type');
  if (type !== 'card')
    throw invalidParameter(params.name('type'), `The payment method type provided: ${type} is invalid.`);
  const card = params.within('card');
  if (!card) throw missingParameter(params.name('card'));
  params.ignore(
    'allow_redisplay',
    'client_attribution_metadata',
    'guid',
    'muid',
    'payment_user_agent',
    'pasted_fields',
  );
  params.ignore('radar_options', 'referrer', 'sid', 'time_on_page');
  card.ignore('networks');
  const details = { billingDetails: billingDetails(params), metadata: params.metadata() };
  const token = card.text('token');
  if (token !== undefined) return storeToken(transaction, token, details);
  const cvc = card.text('cvc', 20);
  const input = {
    number: card.requiredText('number'),
    expMonth: card.requiredInteger('exp_month'),
    expYear: card.requiredInteger('exp_year'),
    cvc,
  };
  const testCard = checkCard(input, transaction.surroundings.now);
  const { expMonth, expYear } = input;
  return store(transaction, {
    ...details,
    card: testCard,
    expMonth,
    expYear: fullYear(expYear),
    cvcGiven: cvc !== undefined,
  });
}

/**
 * Returns the stored payment method with this id, or a new one if the id is a test token such as
 * `pm_card_visa`.
 */
export async function resolveMethod(
  transaction: Transaction,
  id: string,
  status: 400 | 404 = 400,
): Promise<Stripe.PaymentMethod> {
  if (id.startsWith('pm_card_'))
    return storeToken(transaction, id, { billingDetails: noBillingDetails(), metadata: {} });
  const bankAccount = bankAccountByToken(id);
  if (!bankAccount) return transaction.objects.lock('payment_method', id, 'payment_method', status);
  const method = newBankAccount(bankAccount.last4, noBillingDetails(), transaction.now);
  await transaction.objects.insert(method);
  return method;
}

type Details = Pick<Parameters<typeof newPaymentMethod>[0], 'billingDetails' | 'metadata'>;

async function storeToken(
  transaction: Transaction,
  token: string,
  details: Details,
): Promise<Stripe.PaymentMethod> {
  const card = testCardByToken(token);
  if (!card) throw noSuchObject('PaymentMethod', token, 'payment_method', 400);
  const expYear = transaction.surroundings.now.getUTCFullYear() + 3;
  return store(transaction, { ...details, card, expMonth: 12, expYear, cvcGiven: true });
}

async function store(
  transaction: Transaction,
  input: Parameters<typeof newPaymentMethod>[0],
): Promise<Stripe.PaymentMethod> {
  const method = newPaymentMethod(input, transaction.now, transaction.surroundings.secretKey);
  await transaction.objects.insert(method);
  return method;
}

/** Refuses a method that belongs to another customer, and one that was spent without a customer. */
export async function checkUsable(
  transaction: Transaction,
  method: Stripe.PaymentMethod,
  customer: string | null,
): Promise<void> {
  if (method.customer !== null && method.customer !== customer) {
    throw invalidParameter(
      'payment_method',
      customer === null
        ? `The PaymentMethod ${method.id} belongs to a Customer. Please include the Customer in the \`customer\` parameter.`
        : `The PaymentMethod ${method.id} does not belong to the Customer you supplied (${customer}).`,
      'payment_method_unexpected_state',
    );
  }
  const facts = await transaction.objects.facts<Facts>(method.id);
  if (facts.spent && method.customer === null) {
    throw invalidParameter(
      'payment_method',
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, or was detached ' +
        'from a Customer. It may not be used again. To use a PaymentMethod multiple times, attach it to a Customer first.',
      'payment_method_unexpected_state',
    );
  }
}

export async function attach(
  transaction: Transaction,
  method: Stripe.PaymentMethod,
  customer: string,
): Promise<void> {
  if (method.customer === customer) return;
  method.customer = customer;
  await transaction.objects.save(method);
  await transaction.emit('payment_method.attached', method);
}

/** Marks a method without a customer as spent: it was used once, or it was detached. */
export async function spend(transaction: Transaction, method: Stripe.PaymentMethod): Promise<void> {
  if (method.customer === null)
    await transaction.objects.saveFacts(method.id, { spent: true } satisfies Facts);
}

const noBillingDetails = (): Stripe.PaymentMethod.BillingDetails => ({
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name: null,
  phone: null,
  tax_id: null,
});

function billingDetails(params: Params): Stripe.PaymentMethod.BillingDetails {
  const details = noBillingDetails();
  const sent = params.within('billing_details');
  for (const field of ['email', 'name', 'phone'] as const)
    details[field] = sent?.clearableText(field) ?? null;
  const address = sent?.within('address');
  for (const field of ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const) {
    if (details.address) details.address[field] = address?.clearableText(field) ?? null;
  }
  return details;
}
