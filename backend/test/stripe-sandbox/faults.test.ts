import type Stripe from 'stripe';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import { refusalOf, SandboxProcess, startBench, stopBench, unconfirmed, type Bench } from './sandbox.js';

let bench: Bench;
let planned: Fault[] = [];
const failures: unknown[] = [];

beforeAll(async () => {
  bench = await startBench({
    faults: ({ method }) => (method === 'POST' ? planned.shift() : undefined),
    onError: (error) => failures.push(error),
  });
});
afterEach(() => {
  planned = [];
  failures.length = 0;
});
afterAll(() => stopBench(bench));

const customer = async (): Promise<string> => (await bench.stripe.customers.create({})).id;
const create = (stripe: Stripe, customer: string, idempotencyKey: string) =>
  stripe.paymentIntents.create({ ...unconfirmed(), customer }, { idempotencyKey });
const made = async (customer: string): Promise<number> =>
  (await bench.stripe.paymentIntents.list({ customer })).data.length;

describe('a provider in trouble', () => {
  it('that loses its answer has done the work, and gives the same answer to the same key', async () => {
    const id = await customer();
    planned = [{ kind: 'drop_after_work' }, { kind: 'drop_after_work' }];
    expect((await refusalOf(create(bench.stripe, id, 'lost'))).type).toBe('StripeConnectionError');
    expect(await made(id)).toBe(1);
    const again = await create(bench.stripe, id, 'lost');
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await made(id)).toBe(1);
  });

  it('that hangs up before the work has done nothing', async () => {
    const id = await customer();
    planned = [{ kind: 'drop_before_work' }, { kind: 'drop_before_work' }];
    expect((await refusalOf(create(bench.stripe, id, 'gone'))).type).toBe('StripeConnectionError');
    expect(await made(id)).toBe(0);
  });

  it('that is too slow has done the work all the same', async () => {
    const id = await customer();
    planned = [{ kind: 'delay', milliseconds: 300 }];
    const hasty = bench.process.client({ timeoutMs: 100 });
    const refusal = await refusalOf(create(hasty, id, 'slow'));
    expect(refusal).toMatchObject({ type: 'StripeConnectionError' });
    const again = await bench.process
      .client({ maxNetworkRetries: 5 })
      .paymentIntents.create({ ...unconfirmed(), customer: id }, { idempotencyKey: 'slow' });
    expect(again.object).toBe('payment_intent');
    expect(await made(id)).toBe(1);
  });

  it('that answers 500 has done nothing, and may or may not remember that answer', async () => {
    const id = await customer();
    planned = [{ kind: 'server_error' }, { kind: 'server_error', remembered: true }];
    expect(await refusalOf(create(bench.stripe, id, 'forgets'))).toMatchObject({
      statusCode: 500,
      rawType: 'api_error',
    });
    expect(await refusalOf(create(bench.stripe, id, 'remembers'))).toMatchObject({ statusCode: 500 });
    expect(await made(id)).toBe(0);
    expect((await create(bench.stripe, id, 'forgets')).object).toBe('payment_intent');
    const replayed = await refusalOf(create(bench.stripe, id, 'remembers'));
    expect(replayed).toMatchObject({
      statusCode: 500,
      headers: { 'idempotent-replayed': 'true', 'stripe-should-retry': 'false' },
    });
  });

  it('that wants fewer requests says so with 429', async () => {
    const id = await customer();
    planned = [{ kind: 'rate_limited' }];
    expect(await refusalOf(create(bench.stripe, id, 'often'))).toMatchObject({
      type: 'StripeRateLimitError',
      statusCode: 429,
      code: 'rate_limit',
    });
  });

  it('is got over by the retries of the SDK', async () => {
    const id = await customer();
    planned = [{ kind: 'server_error' }, { kind: 'drop_after_work' }];
    const patient = bench.process.client({ maxNetworkRetries: 4 });
    expect((await create(patient, id, 'patient')).object).toBe('payment_intent');
    expect(await made(id)).toBe(1);
  });
});

describe('an object that somebody else is changing', () => {
  it('is waited for, and after a while answered with 429', async () => {
    const { id } = await bench.stripe.paymentIntents.create(unconfirmed());
    const connection = await bench.process.pool.connect();
    await connection.query('begin');
    await connection.query('select from stripe_sandbox.objects where id = $1 for update', [id]);
    const refusal = await refusalOf(bench.stripe.paymentIntents.cancel(id));
    await connection.query('rollback');
    connection.release();
    expect(refusal).toMatchObject({
      statusCode: 429,
      code: 'lock_timeout',
      headers: { 'stripe-should-retry': 'true' },
    });
  }, 20_000);
});

describe('a sandbox', () => {
  it('keeps everything over a restart', async () => {
    const intent = await bench.stripe.paymentIntents.create(unconfirmed());
    const restarted = await SandboxProcess.start(bench.database.url);
    const paid = await restarted
      .client()
      .paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    await restarted.stop();
    expect(paid.status).toBe('succeeded');
  });

  it('can be started by many processes at once on an empty database', async () => {
    await bench.process.pool.query('drop schema stripe_sandbox cascade');
    const processes = await Promise.all([1, 2, 3, 4].map(() => SandboxProcess.start(bench.database.url)));
    const customers = await Promise.all(processes.map((process) => process.client().customers.create({})));
    expect(new Set(customers.map(({ id }) => id)).size).toBe(4);
    await Promise.all(processes.map((process) => process.stop()));
  });

  it('answers 500 in the shape of Stripe, and tells its owner, where its database fails', async () => {
    await bench.process.pool.query('drop schema stripe_sandbox cascade');
    const refusal = await refusalOf(bench.stripe.customers.create({}));
    expect(refusal).toMatchObject({
      statusCode: 500,
      rawType: 'api_error',
      message: 'An unknown error occurred.',
    });
    expect(failures).toHaveLength(1);
  });
});
