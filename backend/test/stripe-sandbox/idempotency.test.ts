import type Stripe from 'stripe';
import { paidWith, refusalOf, startBench, stopBench, unconfirmed, type Bench } from './sandbox.js';

let bench: Bench;
let stripe: Stripe;
let now = new Date();

beforeAll(async () => {
  bench = await startBench({ now: () => now });
  stripe = bench.stripe;
});
afterAll(() => stopBench(bench));

let keysMade = 0;
const newKey = (): string => `key-${++keysMade}`;
const intentsOf = async (customer: string): Promise<number> =>
  (await stripe.paymentIntents.list({ customer })).data.length;

describe('a request with an idempotency key', () => {
  it('is executed once and returns the same response again', async () => {
    const customer = (await stripe.customers.create({})).id;
    const idempotencyKey = newKey();
    const first = await stripe.paymentIntents.create(
      { ...paidWith('pm_card_visa'), customer },
      { idempotencyKey },
    );
    const again = await stripe.paymentIntents.create(
      { ...paidWith('pm_card_visa'), customer },
      { idempotencyKey },
    );
    expect(again).toEqual(first);
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'idempotency-key': idempotencyKey,
      'original-request': first.lastResponse.requestId,
    });
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(again.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
    expect(await intentsOf(customer)).toBe(1);
  });

  it('returns a declined card again without asking the bank again', async () => {
    const { id } = await stripe.paymentIntents.create(unconfirmed());
    const confirm = () =>
      stripe.paymentIntents.confirm(
        id,
        { payment_method: 'pm_card_visa_chargeDeclined' },
        { idempotencyKey: 'declined' },
      );
    const first = await refusalOf(confirm());
    const again = await refusalOf(confirm());
    expect(again).toMatchObject({ statusCode: 402, code: first.code, charge: first.charge });
    expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  it('is refused with other parameters', async () => {
    const idempotencyKey = newKey();
    await stripe.paymentIntents.create(unconfirmed(1450), { idempotencyKey });
    expect(
      await refusalOf(stripe.paymentIntents.create(unconfirmed(1451), { idempotencyKey })),
    ).toMatchObject({
      type: 'StripeIdempotencyError',
      rawType: 'idempotency_error',
      statusCode: 400,
    });
    expect((await refusalOf(stripe.customers.create({}, { idempotencyKey }))).rawType).toBe(
      'idempotency_error',
    );
  });

  it('does not store the refusal of its parameters', async () => {
    const idempotencyKey = newKey();
    await refusalOf(stripe.paymentIntents.create(unconfirmed(49), { idempotencyKey }));
    expect((await stripe.paymentIntents.create(unconfirmed(50), { idempotencyKey })).amount).toBe(50);
  });

  it('stores the refusal if the state of the intent did not allow it', async () => {
    const { id } = await stripe.paymentIntents.create(paidWith('pm_card_visa'));
    const cancel = () => stripe.paymentIntents.cancel(id, {}, { idempotencyKey: 'cancel-paid' });
    await refusalOf(cancel());
    expect((await refusalOf(cancel())).headers).toMatchObject({ 'idempotent-replayed': 'true' });
  });

  it('is executed once when sent many times at once, and the others are refused meanwhile', async () => {
    const customer = (await stripe.customers.create({})).id;
    const idempotencyKey = newKey();
    const attempts = Array.from({ length: 8 }, () =>
      stripe.paymentIntents.create({ ...unconfirmed(), customer }, { idempotencyKey }),
    );
    const outcomes = await Promise.allSettled(attempts);
    const made = new Set(
      outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.id] : [])),
    );
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as Stripe.errors.StripeError] : [],
    );
    expect(made.size).toBe(1);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    expect(await intentsOf(customer)).toBe(1);
  });

  it('is refused with 409 while another connection holds the key', async () => {
    const idempotencyKey = newKey();
    const connection = await bench.process.pool.connect();
    await connection.query('begin');
    await connection.query(`select pg_advisory_xact_lock(hashtextextended('stripe_sandbox:' || $1, 0))`, [
      idempotencyKey,
    ]);
    const refusal = await refusalOf(stripe.customers.create({}, { idempotencyKey }));
    await connection.query('rollback');
    connection.release();
    expect(refusal).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    await stripe.customers.create({}, { idempotencyKey });
  });

  it('is forgotten after 24 hours', async () => {
    const idempotencyKey = newKey();
    const first = await stripe.customers.create({}, { idempotencyKey });
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000 - 1000);
    expect((await stripe.customers.create({}, { idempotencyKey })).id).toBe(first.id);
    now = new Date(now.getTime() + 2000);
    expect((await stripe.customers.create({}, { idempotencyKey })).id).not.toBe(first.id);
  });

  it('may not have more than 255 characters', async () => {
    expect(
      (await refusalOf(stripe.customers.create({}, { idempotencyKey: 'k'.repeat(256) }))).statusCode,
    ).toBe(400);
  });
});
