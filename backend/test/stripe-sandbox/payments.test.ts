import type Stripe from 'stripe';
import { paidWith, refusalOf, startBench, stopBench, unconfirmed, type Bench } from './sandbox.js';

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await startBench();
  stripe = bench.stripe;
});
afterAll(() => stopBench(bench));

const typesOf = async (intent: string): Promise<string[]> => {
  const events = await stripe.events.list({ limit: 100 });
  const about = events.data.filter(({ data }) => {
    const object = data.object as { id: string; payment_intent?: string };
    return object.id === intent || object.payment_intent === intent;
  });
  return about.map(({ type }) => type).reverse();
};

describe('a payment intent of a server', () => {
  it('waits for a card after its creation, with all given fields', async () => {
    const intent = await stripe.paymentIntents.create({
      ...unconfirmed(1305),
      description: 'Cancha 1',
      metadata: { booking: 'b1' },
      receipt_email: 'ana@example.com',
    });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 1305,
      currency: 'usd',
      status: 'requires_payment_method',
      description: 'Cancha 1',
      metadata: { booking: 'b1' },
      receipt_email: 'ana@example.com',
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`));
    expect(await stripe.paymentIntents.retrieve(intent.id)).toEqual(intent);
  });

  it('is paid when it is confirmed with a good card, and shows fee and net amount', async () => {
    const { id } = await stripe.paymentIntents.create(unconfirmed());
    const paid = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge.balance_transaction', 'payment_method'],
    });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 1450, last_payment_error: null });
    expect(paid.payment_method).toMatchObject({ card: { brand: 'visa', last4: '4242' } });
    expect(paid.latest_charge).toMatchObject({
      paid: true,
      captured: true,
      amount_captured: 1450,
      balance_transaction: { amount: 1450, fee: 72, net: 1378 },
    });
    expect(await typesOf(id)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
  ])('is declined with %s, and can then be paid with another card', async (card, code, declineCode) => {
    const { id } = await stripe.paymentIntents.create(unconfirmed());
    const refusal = await refusalOf(stripe.paymentIntents.confirm(id, { payment_method: card }));
    expect(refusal).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: declineCode,
    });
    expect(refusal.payment_intent).toMatchObject({ id, status: 'requires_payment_method' });
    const declined = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(declined).toMatchObject({
      payment_method: null,
      last_payment_error: { code, decline_code: declineCode },
    });
    expect(declined.latest_charge).toMatchObject({ paid: false, status: 'failed', failure_code: code });
    expect((await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status).toBe(
      'succeeded',
    );
    expect((await stripe.charges.list({ payment_intent: id })).data.map((charge) => charge.paid)).toEqual([
      true,
      false,
    ]);
    expect(await typesOf(id)).toEqual(
      expect.arrayContaining(['charge.failed', 'payment_intent.payment_failed']),
    );
  });

  it('is refused below fifty cents and above six digits of dollars', async () => {
    expect(await refusalOf(stripe.paymentIntents.create(unconfirmed(49)))).toMatchObject({
      statusCode: 400,
      code: 'amount_too_small',
      param: 'amount',
    });
    expect((await stripe.paymentIntents.create(unconfirmed(50))).amount).toBe(50);
    expect((await refusalOf(stripe.paymentIntents.create(unconfirmed(100_000_000)))).code).toBe(
      'amount_too_large',
    );
  });

  it('cannot be confirmed, cancelled or given another amount after it is paid', async () => {
    const { id } = await stripe.paymentIntents.create(paidWith('pm_card_visa'));
    const refusals = await Promise.all([
      refusalOf(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })),
      refusalOf(stripe.paymentIntents.cancel(id)),
      refusalOf(stripe.paymentIntents.update(id, { amount: 900 })),
    ]);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
      expect(refusal.payment_intent).toMatchObject({ id, status: 'succeeded', amount: 1450 });
    }
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  it('can never charge after it is cancelled', async () => {
    const { id } = await stripe.paymentIntents.create(unconfirmed());
    const cancelled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(cancelled.canceled_at).toEqual(expect.any(Number));
    const refusal = await refusalOf(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }));
    expect(refusal.code).toBe('payment_intent_unexpected_state');
    expect((await refusalOf(stripe.paymentIntents.cancel(id))).code).toBe('payment_intent_unexpected_state');
    expect((await stripe.charges.list({ payment_intent: id })).data).toEqual([]);
  });

  it('can be changed until it is paid', async () => {
    const { id } = await stripe.paymentIntents.create({ ...unconfirmed(), metadata: { a: '1', b: '2' } });
    const updated = await stripe.paymentIntents.update(id, {
      amount: 1305,
      description: 'con descuento',
      metadata: { a: '', c: '3' },
      payment_method: 'pm_card_visa',
    });
    expect(updated).toMatchObject({
      amount: 1305,
      description: 'con descuento',
      status: 'requires_confirmation',
    });
    expect(updated.metadata).toEqual({ b: '2', c: '3' });
    expect(await stripe.paymentIntents.confirm(id)).toMatchObject({
      status: 'succeeded',
      amount_received: 1305,
    });
  });

  it('requires a return page if cards are not the only payment method', async () => {
    const open = { amount: 1450, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };
    expect((await refusalOf(stripe.paymentIntents.create(open))).message).toContain('return_url');
    const paid = await stripe.paymentIntents.create({ ...open, return_url: 'https://example.com' });
    expect(paid.status).toBe('succeeded');
    const cardsOnly = await stripe.paymentIntents.create({ ...open, allowed_payment_method_types: ['card'] });
    expect(cardsOnly.status).toBe('succeeded');
  });

  it('cannot be confirmed without a card', async () => {
    const { id } = await stripe.paymentIntents.create(unconfirmed());
    expect(await refusalOf(stripe.paymentIntents.confirm(id))).toMatchObject({
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
    });
  });
});

describe('a list of payment intents', () => {
  it('is newest first, in pages, by customer and by time', async () => {
    const customer = await stripe.customers.create({ name: 'Ana' });
    const ids: string[] = [];
    for (const amount of [100, 200, 300]) {
      ids.unshift((await stripe.paymentIntents.create({ ...unconfirmed(amount), customer: customer.id })).id);
    }
    const first = await stripe.paymentIntents.list({ customer: customer.id, limit: 2 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const rest = await stripe.paymentIntents.list({
      customer: customer.id,
      limit: 2,
      starting_after: ids[1] ?? '',
    });
    expect(rest).toMatchObject({ has_more: false, data: [{ id: ids[2] }] });
    const back = await stripe.paymentIntents.list({ customer: customer.id, ending_before: ids[2] ?? '' });
    expect(back.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const all: string[] = [];
    for await (const { id } of stripe.paymentIntents.list({ customer: customer.id, limit: 1 })) all.push(id);
    expect(all).toEqual(ids);
    const { created } = await stripe.paymentIntents.retrieve(ids[2] ?? '');
    const since = await stripe.paymentIntents.list({ customer: customer.id, created: { gte: created } });
    expect(since.data).toHaveLength(3);
    expect(
      (await stripe.paymentIntents.list({ customer: customer.id, created: { lt: created } })).data,
    ).toEqual([]);
  });
});

describe('a payment that is held', () => {
  const held = (amount: number, card = 'pm_card_visa') =>
    stripe.paymentIntents.create({ ...paidWith(card, amount), capture_method: 'manual' });

  it('moves no money until it is captured', async () => {
    const intent = await held(5800);
    expect(intent).toMatchObject({ status: 'requires_capture', amount_capturable: 5800, amount_received: 0 });
    const charge = await stripe.charges.retrieve(String(intent.latest_charge));
    expect(charge).toMatchObject({ captured: false, amount_captured: 0, balance_transaction: null });
    expect(await typesOf(intent.id)).toContain('payment_intent.amount_capturable_updated');
    const taken = await stripe.paymentIntents.capture(intent.id);
    expect(taken).toMatchObject({ status: 'succeeded', amount_capturable: 0, amount_received: 5800 });
    expect((await typesOf(intent.id)).slice(-2)).toEqual(['charge.captured', 'payment_intent.succeeded']);
  });

  it('can be captured in part, which releases the rest', async () => {
    const { id } = await held(5800);
    const taken = await stripe.paymentIntents.capture(id, {
      amount_to_capture: 1450,
      expand: ['latest_charge.balance_transaction'],
    });
    expect(taken).toMatchObject({ status: 'succeeded', amount: 5800, amount_received: 1450 });
    expect(taken.latest_charge).toMatchObject({
      amount_captured: 1450,
      amount_refunded: 4350,
      refunded: false,
      balance_transaction: { amount: 1450 },
    });
    const released = await stripe.refunds.list({ payment_intent: id });
    expect(released.data).toMatchObject([{ amount: 4350, balance_transaction: null }]);
    await stripe.refunds.create({ payment_intent: id, amount: 1450 });
    expect((await refusalOf(stripe.refunds.create({ payment_intent: id, amount: 1 }))).code).toBe(
      'charge_already_refunded',
    );
  });

  it('cannot be captured twice or for more than was held', async () => {
    const { id } = await held(5800);
    expect((await refusalOf(stripe.paymentIntents.capture(id, { amount_to_capture: 5801 }))).statusCode).toBe(
      400,
    );
    await stripe.paymentIntents.capture(id, { amount_to_capture: 100 });
    expect((await refusalOf(stripe.paymentIntents.capture(id))).code).toBe('payment_intent_unexpected_state');
    const { data } = await stripe.balanceTransactions.list({ type: 'charge', limit: 1 });
    expect(data).toMatchObject([{ amount: 100 }]);
  });

  it('is released when it is cancelled', async () => {
    const { id, latest_charge } = await held(5800);
    expect(await stripe.paymentIntents.cancel(id)).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
    });
    const charge = await stripe.charges.retrieve(String(latest_charge), { expand: ['refunds'] });
    expect(charge).toMatchObject({ captured: false, refunded: true, amount_refunded: 5800 });
    expect((await refusalOf(stripe.paymentIntents.capture(id))).code).toBe('payment_intent_unexpected_state');
  });
});

describe('simultaneous requests for one intent', () => {
  it('charge it once, however many confirm it', async () => {
    const { id } = await stripe.paymentIntents.create(unconfirmed());
    const attempts = Array.from({ length: 8 }, () =>
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  it('let either the confirmation or the cancellation win, never both', async () => {
    const winners = new Set<string>();
    for (let round = 0; round < 20; round++) {
      const { id } = await stripe.paymentIntents.create(unconfirmed());
      const racers = [
        () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
        () => stripe.paymentIntents.cancel(id),
      ];
      if (round % 2) racers.reverse();
      const outcomes = await Promise.allSettled(racers.map((racer) => racer()));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { status } = await stripe.paymentIntents.retrieve(id);
      expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(
        status === 'succeeded' ? 1 : 0,
      );
      winners.add(status);
    }
    expect([...winners].every((status) => ['succeeded', 'canceled'].includes(status))).toBe(true);
  });
});
