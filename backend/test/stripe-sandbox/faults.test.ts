import type Stripe from 'stripe';
import type { Fault } from '../../stand-ins/stripe-sandbox/index.js';
import { refusalOf, SandboxProcess, startBench, stopBench, unconfirmed, type Bench } from './sandbox.js';

let bench: Bench;
let planned: Fault[] = [];
const failures: unknown[] = [];

beforeAll(async () => {
  bench = await startBench({
    faults: ({ method }) => (method === 'POST' ? planned.shift() : undefined),
    onRequestError: (error) => failures.push(error),
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

describe('a provider with a planned fault', () => {
  it('does the work if it loses the response, and repeats the response for the same key', async () => {
    const id = await customer();
    planned = [{ kind: 'drop_after_work' }, { kind: 'drop_after_work' }];
    expect((await refusalOf(create(bench.stripe, id, 'lost'))).type).toBe('StripeConnectionError');
    expect(await made(id)).toBe(1);
    const again = await create(bench.stripe, id, 'lost');
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await made(id)).toBe(1);
  });

  it('does nothing if it closes the connection before the work', async () => {
    const id = await customer();
    planned = [{ kind: 'drop_before_work' }, { kind: 'drop_before_work' }];
    expect((await refusalOf(create(bench.stripe, id, 'gone'))).type).toBe('StripeConnectionError');
    expect(await made(id)).toBe(0);
  });

  it('does the work although its response is too late', async () => {
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

  it('does nothing if it returns 500, and stores that response only if planned', async () => {
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

  it('returns 429 if it allows fewer requests', async () => {
    const id = await customer();
    planned = [{ kind: 'rate_limited' }];
    expect(await refusalOf(create(bench.stripe, id, 'often'))).toMatchObject({
      type: 'StripeRateLimitError',
      statusCode: 429,
      code: 'rate_limit',
    });
  });

  it('does not matter to the SDK, which retries', async () => {
    const id = await customer();
    planned = [{ kind: 'server_error' }, { kind: 'drop_after_work' }];
    const patient = bench.process.client({ maxNetworkRetries: 4 });
    expect((await create(patient, id, 'patient')).object).toBe('payment_intent');
    expect(await made(id)).toBe(1);
  });
});

describe('an object that another request is changing', () => {
  it('makes a request wait and then fail with 429', async () => {
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

describe('a sandbox and its database', () => {
  it('keeps everything after a restart', async () => {
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

  it("returns 500 in Stripe's format and reports the error if its database fails", async () => {
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
