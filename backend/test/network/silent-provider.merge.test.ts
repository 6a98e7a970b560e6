import { createStripeClient } from '../../src/modules/payment-provider/adapters/stripe/stripe-client.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import {
  anOpenPayment,
  anUnpaidBooking,
  createIntent,
  intentOf,
  providerOf,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { TcpProxy } from '../support/services/tcp-proxy.js';
import { ownTime } from '../support/own-time.js';

const SILENCE_MS = 300;

/** Two attempts, and the pause between them. */
const WITHIN_MS = 2 * SILENCE_MS + 2_000;

let proxy: TcpProxy;
let app: TestApp;

beforeAll(async () => {
  proxy = await TcpProxy.to('http://127.0.0.1:1');
  const port = Number(new URL(proxy.url).port);
  // The application calls its sandbox at the proxy's port.
  app = await startTestApp({ config: { port }, webhooks: false });
  proxy.aim(app.url);
});
afterEach(() => proxy.heal());
afterAll(async () => {
  await app.close();
  await proxy.close();
});

/** Returns the ids of the booking's intents that can still be paid. */
async function openIntents({ bookingId }: UnpaidBooking): Promise<string[]> {
  const { data } = await providerOf(app).paymentIntents.list({ limit: 100 });
  return data
    .filter(({ metadata, status }) => metadata['booking_id'] === bookingId && status !== 'canceled')
    .map(({ id }) => id);
}

/** Calls the provider as the product does, but with less patience. Returns the failure. */
async function aCall(): Promise<{ type: string; milliseconds: number }> {
  const client = createStripeClient({
    secretKey: app.config.stripe.secretKey,
    sandboxUrl: `${proxy.url}stripe-sandbox`,
    timeoutMs: SILENCE_MS,
  });
  const began = ownTime();
  const failure: unknown = await client.customers.create().catch((error: unknown) => error);
  return { type: (failure as { type: string }).type, milliseconds: ownTime() - began };
}

test.each([
  ['drops every packet', () => proxy.freeze()],
  ['falls silent after the request', () => proxy.freeze('toClient')],
  ['falls silent in the middle of its response', () => proxy.stallAfter(250, 'toClient')],
])('a call to a provider that %s fails in time', async (_case, breakDown) => {
  breakDown();
  const { type, milliseconds } = await aCall();
  expect(type).toBe('StripeConnectionError');
  expect(milliseconds).toBeLessThan(WITHIN_MS);
});

test.each([
  ['before its response', 0],
  ['in the middle of its response', 250],
])('a payer whose connection breaks %s is asked to retry and finds one intent', async (_case, bytes) => {
  const { browser } = await anOpenPayment(app); // The provider knows the customer.
  const booking = await anUnpaidBooking(app, { browser });
  proxy.cutAfter(bytes, 'toClient');
  const began = ownTime();
  const { status, headers, body } = await createIntent(booking);
  expect(ownTime() - began).toBeLessThan(5_000);
  expect([status, body.code]).toEqual([503, 'payment_provider_unavailable']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await proxy.heal();
  const repeated = await createIntent(booking);
  expect(repeated.status).toBe(201);
  expect(await openIntents(booking)).toEqual([intentOf(repeated.body.clientSecret ?? '')]);
});
