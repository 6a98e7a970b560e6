import type Stripe from 'stripe';
import { eventually } from '../support/eventually.js';
import { paidWith, refusalOf, startBench, stopBench, type Bench } from './sandbox.js';

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await startBench({ settlementMs: 60 });
  stripe = bench.stripe;
  bench.process.sandbox.start();
});
afterAll(() => stopBench(bench));

const debit = (account: string) => stripe.paymentIntents.create(paidWith(account, 5800));
const reaches = (id: string, status: string) =>
  eventually(async () => {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(intent.status).toBe(status);
    return intent;
  });

describe('a payment from a bank account', () => {
  it('is processing until the bank has paid', async () => {
    const intent = await debit('pm_usBankAccount_success');
    expect(intent).toMatchObject({ status: 'processing', amount_received: 0 });
    const paid = await reaches(intent.id, 'succeeded');
    expect(paid).toMatchObject({ amount_received: 5800, latest_charge: { paid: true, status: 'succeeded' } });
    const { data } = await stripe.balanceTransactions.list({
      source: (paid.latest_charge as Stripe.Charge).id,
    });
    expect(data).toMatchObject([{ amount: 5800, fee: 46, net: 5754 }]);
    const { data: events } = await stripe.events.list({ type: 'payment_intent.*', limit: 3 });
    expect(events.map(({ type }) => type)).toEqual([
      'payment_intent.succeeded',
      'payment_intent.processing',
      'payment_intent.created',
    ]);
  });

  it('waits for another way of paying once the bank has refused', async () => {
    const { id } = await debit('pm_usBankAccount_insufficientFunds');
    const failed = await reaches(id, 'requires_payment_method');
    expect(failed).toMatchObject({
      last_payment_error: { decline_code: 'insufficient_funds' },
      latest_charge: { paid: false, status: 'failed' },
    });
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid.status).toBe('succeeded');
  });

  it('can stay open for ever and then cannot be confirmed, cancelled or refunded', async () => {
    const { id } = await debit('pm_usBankAccount_processing');
    for (const call of [
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
      stripe.paymentIntents.cancel(id),
      stripe.refunds.create({ payment_intent: id }),
    ]) {
      expect((await refusalOf(call)).code).toBe('payment_intent_unexpected_state');
    }
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('processing');
  });

  it('is refused if only cards are allowed, and for holding money', async () => {
    const intent = paidWith('pm_usBankAccount_success');
    const cardsOnly = stripe.paymentIntents.create({ ...intent, allowed_payment_method_types: ['card'] });
    expect((await refusalOf(cardsOnly)).param).toBe('payment_method');
    const held = stripe.paymentIntents.create({ ...intent, capture_method: 'manual' });
    expect((await refusalOf(held)).param).toBe('payment_method');
  });
});
