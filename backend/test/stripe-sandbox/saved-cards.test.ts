import type Stripe from 'stripe';
import { paidWith, refusalOf, startBench, stopBench, unconfirmed, type Bench } from './sandbox.js';

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await startBench();
  stripe = bench.stripe;
});
afterAll(() => stopBench(bench));

const cardsOf = async (customer: string): Promise<Stripe.PaymentMethod[]> =>
  (await stripe.paymentMethods.list({ customer, type: 'card' })).data;

const paidAndSaved = async (card: string): Promise<{ customer: string; payment_method: string }> => {
  const customer = await stripe.customers.create({});
  const intent = await stripe.paymentIntents.create({
    ...paidWith(card),
    customer: customer.id,
    setup_future_usage: 'off_session',
  });
  return { customer: customer.id, payment_method: String(intent.payment_method) };
};

const offSession = (saved: { customer: string; payment_method: string }, amount = 725) =>
  stripe.paymentIntents.create({ ...unconfirmed(amount), ...saved, confirm: true, off_session: true });

describe('a customer of the sandbox', () => {
  it('can be created, read and changed', async () => {
    const { id } = await stripe.customers.create({
      name: 'Ana',
      email: 'ana@example.com',
      metadata: { player: 'p1' },
    });
    await stripe.customers.update(id, { name: 'Ana María', metadata: { vip: 'yes' }, email: '' });
    const customer = await stripe.customers.retrieve(id);
    expect(customer).toMatchObject({
      name: 'Ana María',
      email: null,
      metadata: { player: 'p1', vip: 'yes' },
    });
  });

  it('causes 404 when read and 400 as a parameter if it does not exist', async () => {
    expect(await refusalOf(stripe.customers.retrieve('cus_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    expect(
      await refusalOf(stripe.paymentIntents.create({ ...unconfirmed(), customer: 'cus_none' })),
    ).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
    });
  });
});

describe('a card of a customer', () => {
  it('is saved by a payment that requests it and can be charged later without the person', async () => {
    const saved = await paidAndSaved('pm_card_visa');
    expect(await cardsOf(saved.customer)).toMatchObject([
      { id: saved.payment_method, customer: saved.customer },
    ]);
    expect(await offSession(saved)).toMatchObject({ status: 'succeeded', amount_received: 725 });
  });

  it('is not saved by a payment that does not request it and cannot be used again', async () => {
    const customer = await stripe.customers.create({});
    const intent = await stripe.paymentIntents.create({ ...paidWith('pm_card_visa'), customer: customer.id });
    expect(await cardsOf(customer.id)).toEqual([]);
    const again = { ...unconfirmed(), payment_method: String(intent.payment_method), confirm: true };
    expect((await refusalOf(stripe.paymentIntents.create(again))).message).toContain('may not be used again');
  });

  it('pays once, is saved, and is declined without the person if it fails when saved', async () => {
    const saved = await paidAndSaved('pm_card_chargeCustomerFail');
    const refusal = await refusalOf(offSession(saved));
    expect(refusal).toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect(refusal.payment_intent).toMatchObject({ status: 'requires_payment_method' });
  });

  it('is refused without the person if it requires approval', async () => {
    const customer = await stripe.customers.create({});
    const method = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
      customer: customer.id,
    });
    const refusal = await refusalOf(offSession({ customer: customer.id, payment_method: method.id }));
    expect(refusal).toMatchObject({
      statusCode: 402,
      code: 'authentication_required',
      decline_code: 'authentication_required',
    });
    const intent = await stripe.paymentIntents.retrieve(refusal.payment_intent?.id ?? '');
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'authentication_required' },
    });
  });

  it('can be attached, listed, made the default and detached', async () => {
    const customer = await stripe.customers.create({});
    const { id } = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: customer.id });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: id } });
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toMatchObject([
      { id, card: { brand: 'mastercard' } },
    ]);
    expect(await stripe.paymentMethods.detach(id)).toMatchObject({ id, customer: null });
    expect(await cardsOf(customer.id)).toEqual([]);
    expect((await refusalOf(stripe.paymentMethods.attach(id, { customer: customer.id }))).statusCode).toBe(
      400,
    );
  });

  it('cannot be attached if it always declines', async () => {
    const customer = await stripe.customers.create({});
    const attach = stripe.paymentMethods.attach('pm_card_visa_chargeDeclined', { customer: customer.id });
    expect(await refusalOf(attach)).toMatchObject({ statusCode: 402, code: 'card_declined' });
  });

  it('cannot pay for another customer', async () => {
    const [ana, luis] = await Promise.all([stripe.customers.create({}), stripe.customers.create({})]);
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer: ana.id });
    const refused = offSession({ customer: luis.id, payment_method: id });
    expect(await refusalOf(refused)).toMatchObject({ statusCode: 400, param: 'payment_method' });
  });
});

describe('typed card details', () => {
  const card = {
    number: '4242424242424242',
    exp_month: 12,
    exp_year: new Date().getFullYear() + 3,
    cvc: '123',
  };
  const create = (details: Partial<typeof card>) =>
    stripe.paymentMethods.create({ type: 'card', card: { ...card, ...details } });

  it('become a payment method that shows only brand and last digits', async () => {
    const method = await create({ number: '4242 4242 4242 4242' });
    expect(method.card).toMatchObject({
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: card.exp_year,
    });
    expect(JSON.stringify(method)).not.toContain('4242424242424242');
    expect((await stripe.paymentIntents.create(paidWith(method.id))).status).toBe('succeeded');
  });

  it('can also be a test token', async () => {
    const method = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } });
    expect(method.card?.last4).toBe('4242');
  });

  it.each([
    ['a wrong digit', { number: '4242424242424241' }, 'incorrect_number', 'number'],
    ['letters', { number: 'cuatro' }, 'invalid_number', 'number'],
    ['month 13', { exp_month: 13 }, 'invalid_expiry_month', 'exp_month'],
    ['a past year', { exp_year: 2020 }, 'invalid_expiry_year', 'exp_year'],
    ['two digits of security code', { cvc: '12' }, 'invalid_cvc', 'cvc'],
  ])('are refused as Stripe refuses them if they have %s', async (_, details, code, param) => {
    expect(await refusalOf(create(details))).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      param,
    });
  });

  it('are refused if the card is real', async () => {
    const refusal = await refusalOf(create({ number: '4539578763621486' }));
    expect(refusal).toMatchObject({ code: 'card_declined', decline_code: 'test_mode_live_card' });
  });

  it('leave no full number in the database', async () => {
    await create({});
    await refusalOf(create({ number: '4539578763621486' }));
    const { rows } = await bench.process.pool.query(
      `select from stripe_sandbox.objects where body::text ~ '(4242 ?){4}|4539578763621486' or facts::text ~ '(4242 ?){4}'
       union all select from stripe_sandbox.idempotency_keys where answer ~ '(4242 ?){4}|4539578763621486'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a setup intent for a card', () => {
  it('saves a card without charging it', async () => {
    const customer = await stripe.customers.create({});
    const { id } = await stripe.setupIntents.create({
      customer: customer.id,
      allowed_payment_method_types: ['card'],
    });
    const done = await stripe.setupIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(done).toMatchObject({ status: 'succeeded', usage: 'off_session' });
    expect(await cardsOf(customer.id)).toMatchObject([{ id: done.payment_method }]);
    expect((await stripe.setupIntents.retrieve(id)).status).toBe('succeeded');
    expect((await refusalOf(stripe.setupIntents.cancel(id))).code).toBe('setup_intent_unexpected_state');
  });

  it('is declined with a card that declines, and can be cancelled', async () => {
    const { id } = await stripe.setupIntents.create({ allowed_payment_method_types: ['card'] });
    const refusal = await refusalOf(
      stripe.setupIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    );
    expect(refusal).toMatchObject({ statusCode: 402, code: 'card_declined', setup_intent: { id } });
    expect((await stripe.setupIntents.cancel(id, { cancellation_reason: 'abandoned' })).status).toBe(
      'canceled',
    );
  });

  it.each([
    ['approve', 'succeeded', 1],
    ['fail', 'requires_payment_method', 0],
  ])('asks the person if the bank requires it: %s', async (outcome, status, kept) => {
    const customer = await stripe.customers.create({});
    const intent = await stripe.setupIntents.create({
      customer: customer.id,
      allowed_payment_method_types: ['card'],
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
    });
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    const response = await bench.process.fromBrowser(`/v1/setup_intents/${intent.id}/sandbox_authenticate`, {
      client_secret: String(intent.client_secret),
      outcome,
    });
    expect(response).toMatchObject({ status: 200, body: { status } });
    for (const hidden of ['customer', 'metadata']) expect(response.body).not.toHaveProperty(hidden);
    expect(await cardsOf(customer.id)).toHaveLength(kept);
  });
});
