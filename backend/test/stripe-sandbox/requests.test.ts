import { connect } from 'node:net';
import type Stripe from 'stripe';
import express from 'express';
import {
  close,
  keys,
  listen,
  paidWith,
  refusalOf,
  startBench,
  stopBench,
  unconfirmed,
  type Bench,
} from './sandbox.js';

let bench: Bench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await startBench();
  stripe = bench.stripe;
});
afterAll(() => stopBench(bench));

const authorised = { Authorization: `Bearer ${keys.secretKey}` };
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  bench.process.post(path, body, { ...authorised, ...headers });

describe('authentication of a request', () => {
  it('accepts the secret key as bearer token or as Basic user name', async () => {
    const basic = { Authorization: `Basic ${Buffer.from(`${keys.secretKey}:`).toString('base64')}` };
    expect((await bench.process.post('/v1/customers', 'name=Ana', basic)).status).toBe(200);
    expect((await post('/v1/customers', 'name=Ana')).status).toBe(200);
  });

  it('refuses a wrong or missing key with 401 and does not repeat the key', async () => {
    const wrong = await refusalOf(
      bench.process.client({ secretKey: 'sk_test_another_key_altogether' }).customers.retrieve('cus_none'),
    );
    expect(wrong).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect(wrong.message).not.toContain('another_key_altogether');
    expect(await bench.process.post('/v1/customers', '')).toMatchObject({
      status: 401,
      body: { error: { type: 'invalid_request_error' } },
    });
  });
});

describe('every response of the sandbox', () => {
  it('has headers with the request id and the API version', async () => {
    const { lastResponse } = await stripe.customers.create({});
    expect(lastResponse.requestId).toMatch(/^req_\w{24}$/);
    expect(lastResponse.apiVersion).toBe('2026-10-28.endive');
    const refusal = await refusalOf(stripe.customers.retrieve('cus_none'));
    expect(refusal.requestId).toMatch(/^req_/);
  });

  it('contains the requested expansions, and unknown expansions are refused', async () => {
    const customer = await stripe.customers.create({ name: 'Ana' });
    await stripe.paymentIntents.create({ ...paidWith('pm_card_visa'), customer: customer.id });
    const list = await stripe.paymentIntents.list({
      customer: customer.id,
      expand: ['data.customer', 'data.latest_charge.balance_transaction'],
    });
    expect(list.data).toMatchObject([
      {
        customer: { name: 'Ana' },
        latest_charge: { balance_transaction: { object: 'balance_transaction' } },
      },
    ]);
    const refusal = await refusalOf(stripe.customers.retrieve(customer.id, { expand: ['name'] }));
    expect(refusal).toMatchObject({ statusCode: 400, param: 'expand' });
  });
});

describe('a bad request', () => {
  it.each<[string, string, string, number]>([
    ['an unknown parameter', '/v1/customers', 'nombre=Ana', 400],
    ['an unknown nested parameter', '/v1/customers', 'invoice_settings[x]=1', 400],
    ['a missing parameter', '/v1/payment_intents', 'currency=usd', 400],
    ['a text for a number', '/v1/payment_intents', 'amount=diez&currency=usd', 400],
    ['a fraction for a number', '/v1/payment_intents', 'amount=14.5&currency=usd', 400],
    ['a number beyond reason', '/v1/payment_intents', `amount=${'9'.repeat(30)}&currency=usd`, 400],
    ['a list for a number', '/v1/payment_intents', 'amount[]=100&currency=usd', 400],
    ['an unknown currency', '/v1/payment_intents', 'amount=100&currency=xyz', 400],
    ['an unknown choice', '/v1/payment_intents', 'amount=100&currency=usd&capture_method=later', 400],
    ['a NUL character', '/v1/customers', 'name=A%00B', 400],
    ['a NUL character in a name', '/v1/customers', 'metadata[a%00]=B', 400],
    ['brackets that do not close', '/v1/customers', 'metadata[a=1', 400],
    ['a value with fields', '/v1/customers', 'metadata=1&metadata[a]=1', 400],
    ['the name of a prototype', '/v1/customers', '__proto__[x]=1', 400],
    ['a very long text', '/v1/customers', `name=${'a'.repeat(6000)}`, 400],
    [
      'far too many parameters',
      '/v1/customers',
      Array.from({ length: 2000 }, (_, n) => `metadata[${n}]=1`).join('&'),
      400,
    ],
    ['a huge body', '/v1/customers', `name=${'a'.repeat(1_000_000)}`, 413],
    ['an unknown address', '/v1/nothing', '', 404],
    ['an id with a NUL character', '/v1/customers/cus%00', '', 404],
    ['an id with a quote', "/v1/customers/cus'--", '', 404],
    ['an id that cannot be decoded', '/v1/customers/%E0%A4%A', '', 400],
    ['a very long id', `/v1/customers/${'a'.repeat(5000)}`, '', 404],
    ['the id of another kind', '/v1/payment_intents/cus_1/cancel', '', 404],
    [
      'an unknown test card',
      '/v1/payment_intents',
      'amount=100&currency=usd&payment_method=pm_card_nothing',
      400,
    ],
  ])('is refused in the shape of Stripe if it has %s', async (_, path, body, status) => {
    const response = await post(path, body);
    expect(response.status).toBe(status);
    expect(response.body.error).toMatchObject({ type: 'invalid_request_error', message: expect.any(String) });
  });

  it('is refused as JSON, even if the application parses JSON', async () => {
    const response = await post('/v1/customers', '{"name":"Ana"}', { 'Content-Type': 'application/json' });
    expect(response).toMatchObject({ status: 400, body: { error: { type: 'invalid_request_error' } } });
  });

  it('has, for a list, a limit outside of 1 to 100 or an unknown start', async () => {
    expect((await refusalOf(stripe.customers.listPaymentMethods('cus_none'))).statusCode).toBe(404);
    expect((await refusalOf(stripe.paymentIntents.list({ limit: 0 }))).param).toBe('limit');
    expect((await refusalOf(stripe.paymentIntents.list({ limit: 101 }))).param).toBe('limit');
    expect((await refusalOf(stripe.paymentIntents.list({ starting_after: 'pi_none' }))).param).toBe(
      'starting_after',
    );
  });

  it('leaves no trace in the database', async () => {
    const count = async () => (await bench.process.pool.query('select from stripe_sandbox.objects')).rowCount;
    const before = await count();
    await refusalOf(
      stripe.paymentIntents.create({
        ...unconfirmed(),
        payment_method: 'pm_card_visa',
        customer: 'cus_none',
      }),
    );
    await post('/v1/payment_intents', 'amount=100&currency=usd&payment_method=pm_card_visa&unknown=1');
    expect(await count()).toBe(before);
  });
});

describe('the router of the sandbox', () => {
  it('reads bodies that a parser of the application kept as raw bytes', async () => {
    const app = express();
    app.use(
      express.urlencoded({
        extended: true,
        verify: (request: express.Request & { rawBody?: Buffer }, _response, bytes) =>
          (request.rawBody = bytes),
      }),
    );
    app.use('/stripe-sandbox', bench.process.sandbox.router);
    const { server, origin } = await listen(app);
    const response = await fetch(`${origin}/stripe-sandbox/v1/customers`, {
      method: 'POST',
      body: new URLSearchParams({ 'metadata[a]': '1' }),
      headers: authorised,
    });
    expect(await response.json()).toMatchObject({ metadata: { a: '1' } });
    await close(server);
  });

  it('survives a client that disconnects in the middle of its body', async () => {
    const { port, hostname } = new URL(bench.process.origin);
    const socket = connect(Number(port), hostname);
    const head = 'POST /stripe-sandbox/v1/customers HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nname=';
    await new Promise<void>((resolve) => socket.write(head, () => resolve()));
    await new Promise<void>((resolve) => socket.once('close', () => resolve()).resetAndDestroy());
    expect((await stripe.customers.create({})).object).toBe('customer');
  });
});
