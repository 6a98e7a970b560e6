import type Stripe from 'stripe';
import { eventually } from '../support/eventually.js';
import { paidWith, refusalOf, startBench, stopBench, unconfirmed, type Bench } from './sandbox.js';

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await startBench({ settlementMs: 60 });
  stripe = bench.stripe;
  bench.process.sandbox.start();
});
afterAll(() => stopBench(bench));

const pay = (card = 'pm_card_visa', amount = 1450) => stripe.paymentIntents.create(paidWith(card, amount));
const chargeOf = ({ latest_charge }: Stripe.PaymentIntent) => stripe.charges.retrieve(String(latest_charge));
const eventsAbout = async (refund: string): Promise<string[]> => {
  const { data } = await stripe.events.list({
    types: ['refund.created', 'refund.updated', 'refund.failed'],
    limit: 100,
  });
  return data.filter((event) => (event.data.object as { id: string }).id === refund).map(({ type }) => type);
};

describe('a refund of a payment', () => {
  it('returns the paid amount once', async () => {
    const intent = await pay();
    const refund = await stripe.refunds.create({
      payment_intent: intent.id,
      reason: 'requested_by_customer',
      metadata: { refund: 'r1' },
      expand: ['balance_transaction'],
    });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 1450,
      status: 'succeeded',
      payment_intent: intent.id,
      charge: intent.latest_charge,
      metadata: { refund: 'r1' },
      balance_transaction: { amount: -1450, fee: 0, net: -1450, type: 'refund' },
    });
    expect(await chargeOf(intent)).toMatchObject({ refunded: true, amount_refunded: 1450 });
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 1450,
    });
    expect(await refusalOf(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    });
  });

  it('can be made in parts, by intent or by charge, up to the paid amount', async () => {
    const intent = await pay();
    const first = await stripe.refunds.create({ payment_intent: intent.id, amount: 400 });
    const second = await stripe.refunds.create({ charge: String(intent.latest_charge), amount: 1000 });
    const beyond = await refusalOf(stripe.refunds.create({ payment_intent: intent.id, amount: 51 }));
    expect(beyond).toMatchObject({ statusCode: 400, param: 'amount' });
    expect(beyond.message).toBe('Refund amount ($0.51) is greater than unrefunded amount on charge ($0.50)');
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data.map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ]);
    expect((await stripe.refunds.create({ payment_intent: intent.id })).amount).toBe(50);
    expect(await stripe.refunds.retrieve(first.id)).toEqual(first);
  });

  it.each([0, -1])('is refused for %d cents', async (amount) => {
    const { id } = await pay();
    expect(await refusalOf(stripe.refunds.create({ payment_intent: id, amount }))).toMatchObject({
      statusCode: 400,
      code: 'parameter_invalid_integer',
    });
  });

  it('requires a captured payment', async () => {
    const open = await stripe.paymentIntents.create(unconfirmed());
    const held = await stripe.paymentIntents.create({
      ...paidWith('pm_card_visa'),
      capture_method: 'manual',
    });
    for (const { id } of [open, held]) {
      expect((await refusalOf(stripe.refunds.create({ payment_intent: id }))).statusCode).toBe(400);
    }
    expect((await refusalOf(stripe.refunds.create({ charge: String(held.latest_charge) }))).statusCode).toBe(
      400,
    );
    expect(await refusalOf(stripe.refunds.create({ payment_intent: 'pi_none' }))).toMatchObject({
      code: 'resource_missing',
    });
    expect((await refusalOf(stripe.refunds.create({}))).statusCode).toBe(400);
  });

  it('never returns more than was paid, even if requested many times at once', async () => {
    const intent = await pay('pm_card_visa', 1000);
    const asked = Array.from({ length: 8 }, () =>
      stripe.refunds.create({ payment_intent: intent.id, amount: 400 }),
    );
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await chargeOf(intent)).amount_refunded).toBe(800);
  });

  it('is pending first and then succeeds for a slow card', async () => {
    const { id } = await pay('pm_card_pendingRefund');
    const refund = await stripe.refunds.create({ payment_intent: id });
    expect(refund.status).toBe('pending');
    await eventually(async () => expect((await stripe.refunds.retrieve(refund.id)).status).toBe('succeeded'));
    expect(await eventsAbout(refund.id)).toEqual(['refund.updated', 'refund.created']);
  });

  it('fails later if the bank rejects it, and can be repeated', async () => {
    const intent = await pay('pm_card_refundFail');
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    expect(refund.status).toBe('succeeded');
    const failed = await eventually(async () => {
      const current = await stripe.refunds.retrieve(refund.id, { expand: ['failure_balance_transaction'] });
      expect(current.status).toBe('failed');
      return current;
    });
    expect(failed).toMatchObject({
      failure_reason: 'expired_or_canceled_card',
      failure_balance_transaction: { amount: 1450, type: 'refund_failure' },
    });
    expect(await chargeOf(intent)).toMatchObject({ refunded: false, amount_refunded: 0 });
    expect(await eventsAbout(refund.id)).toEqual(['refund.failed', 'refund.updated', 'refund.created']);
    expect((await stripe.refunds.create({ payment_intent: intent.id })).id).not.toBe(refund.id);
  });
});
