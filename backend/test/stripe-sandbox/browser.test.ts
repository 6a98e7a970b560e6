import type Stripe from 'stripe';
import { keys, refusalOf, startBench, stopBench, unconfirmed, type Bench } from './sandbox.js';

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await startBench();
  stripe = bench.stripe;
});
afterAll(() => stopBench(bench));

const secretOf = ({ client_secret }: Stripe.PaymentIntent): string => String(client_secret);
const create = () =>
  stripe.paymentIntents.create({
    amount: 1450,
    currency: 'usd',
    metadata: { booking: 'b1' },
    description: 'Cancha 1',
  });
const confirmation = (intent: Stripe.PaymentIntent, fields: Record<string, string>) =>
  bench.process.fromBrowser(`/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: secretOf(intent),
    ...fields,
  });

const typed = (number: string, others: Record<string, string> = {}): Record<string, string> => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '34',
  'payment_method_data[card][cvc]': '123',
  'payment_method_data[billing_details][name]': 'Ana',
  ...others,
});

describe('a payment from a browser', () => {
  it('succeeds with a card that was typed in', async () => {
    const intent = await create();
    const { status, body } = await confirmation(intent, typed('4242 4242 4242 4242'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: intent.id, status: 'succeeded', amount: 1450 });
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['payment_method'] });
    expect(paid.payment_method).toMatchObject({
      billing_details: { name: 'Ana' },
      card: { last4: '4242', exp_year: 2034 },
    });
  });

  it('succeeds with the token of a test card', async () => {
    expect((await confirmation(await create(), { payment_method: 'pm_card_visa' })).body.status).toBe(
      'succeeded',
    );
  });

  it('shows why a card is declined and hides what a browser may not see', async () => {
    const { status, body } = await confirmation(await create(), typed('4000000000009995'));
    expect(status).toBe(402);
    expect(body.error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
    });
    const seen = body.error?.payment_intent ?? {};
    expect(seen).toMatchObject({ status: 'requires_payment_method', amount: 1450 });
    for (const hidden of ['metadata', 'customer', 'latest_charge']) expect(seen).not.toHaveProperty(hidden);
  });

  it.each([
    ['number', typed('4242424242424241'), 'incorrect_number'],
    [
      'exp_year',
      typed('4242424242424242', { 'payment_method_data[card][exp_year]': '20' }),
      'invalid_expiry_year',
    ],
    ['cvc', typed('4242424242424242', { 'payment_method_data[card][cvc]': 'abc' }), 'invalid_cvc'],
  ])('is refused with a wrong %s and leaves the intent unchanged', async (param, fields, code) => {
    const intent = await create();
    const { status, body } = await confirmation(intent, fields);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code, param });
    expect(await stripe.paymentIntents.retrieve(intent.id)).toEqual(intent);
  });

  it('can read the intent whose secret it has, without the fields for servers', async () => {
    const intent = await create();
    const asBrowser = bench.process.client({ secretKey: keys.publishableKey });
    const seen = await asBrowser.paymentIntents.retrieve(intent.id, { client_secret: secretOf(intent) });
    expect(seen).toMatchObject({ id: intent.id, amount: 1450, status: 'requires_payment_method' });
    expect(seen).not.toHaveProperty('metadata');
  });

  it('cannot read or pay without the right secret, or use the routes for servers', async () => {
    const intent = await create();
    const asBrowser = bench.process.client({ secretKey: keys.publishableKey });
    const wrong = { client_secret: `${intent.id}_secret_guess` };
    expect((await refusalOf(asBrowser.paymentIntents.retrieve(intent.id, wrong))).statusCode).toBe(400);
    expect((await refusalOf(asBrowser.paymentIntents.retrieve(intent.id))).code).toBe('parameter_missing');
    expect((await confirmation(intent, { payment_method: 'pm_card_visa', ...wrong })).status).toBe(400);
    const serverOnly = [
      asBrowser.paymentIntents.create(unconfirmed()),
      asBrowser.paymentIntents.list(),
      asBrowser.paymentIntents.cancel(intent.id),
      asBrowser.refunds.create({ payment_intent: intent.id }),
      asBrowser.customers.create({}),
      asBrowser.events.list(),
    ];
    for (const call of serverOnly) {
      expect(await refusalOf(call)).toMatchObject({ statusCode: 403, code: 'secret_key_required' });
    }
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  });

  it('cannot change the amount or the description while confirming', async () => {
    const intent = await create();
    const { status, body } = await confirmation(intent, { payment_method: 'pm_card_visa', amount: '50' });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'parameter_unknown', param: 'amount' });
  });
});

describe('a card that requires approval', () => {
  const waiting = async (card = '4000002500003155'): Promise<Stripe.PaymentIntent> => {
    const intent = await create();
    const { status, body } = await confirmation(intent, typed(card));
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    return intent;
  };
  const decide = (intent: Stripe.PaymentIntent, outcome: string) =>
    bench.process.fromBrowser(`/v1/payment_intents/${intent.id}/sandbox_authenticate`, {
      client_secret: secretOf(intent),
      outcome,
    });

  it('charges nothing until the person approves', async () => {
    const intent = await waiting();
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toEqual([]);
    expect(await decide(intent, 'approve')).toMatchObject({
      status: 200,
      body: { status: 'succeeded', next_action: null },
    });
    const [charge] = (await stripe.charges.list({ payment_intent: intent.id })).data;
    expect(charge?.payment_method_details?.card?.three_d_secure?.result).toBe('authenticated');
  });

  it('requires another card if the person declines', async () => {
    const intent = await waiting();
    const { status, body } = await decide(intent, 'fail');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toEqual([]);
    expect((await confirmation(intent, { payment_method: 'pm_card_visa' })).body.status).toBe('succeeded');
  });

  it('can still be declined after the approval', async () => {
    const intent = await waiting('4000008260003178');
    expect((await decide(intent, 'approve')).body).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'insufficient_funds' },
    });
  });

  it('is approved once, even if the decision is sent many times', async () => {
    const intent = await waiting();
    const responses = await Promise.all(Array.from({ length: 5 }, () => decide(intent, 'approve')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  it('can be cancelled before the approval, which then has no effect', async () => {
    const intent = await waiting();
    expect((await stripe.paymentIntents.cancel(intent.id)).status).toBe('canceled');
    const { status, body } = await decide(intent, 'approve');
    expect(status).toBe(400);
    expect(body.error?.code).toBe('payment_intent_unexpected_state');
  });

  it('can be replaced by another card', async () => {
    const intent = await waiting();
    expect((await confirmation(intent, { payment_method: 'pm_card_visa' })).body.status).toBe('succeeded');
  });
});
