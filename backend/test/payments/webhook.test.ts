import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import {
  aConfirmedPayment,
  anOpenPayment,
  anUnpaidBooking,
  booksOf,
  confirm,
  deliver,
  eventAbout,
  pay,
  PAID_ONCE,
  providerOf,
  UNPAID,
} from '../support/fixtures/payments.js';

/** The sandbox sends no events in these tests: the tests send them. */
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ webhooks: false });
});
afterAll(() => app.close());

const storedEvents = () =>
  app.sql<{ id: string; processed: boolean }>(
    `select id, processed_at is not null as processed from provider_events order by received_at`,
  );
const idOf = (event: string) => (JSON.parse(event) as { id: string }).id;
const changed = (event: string, values: object) =>
  JSON.stringify({ ...(JSON.parse(event) as object), ...values });
const v0Only = (header: string) => header.replace('v1=', 'v0=');

describe('an event that was not signed by the provider is rejected and changes nothing', () => {
  const sign = (payload: string, secret: string) =>
    providerOf(app).webhooks.generateTestHeaderString({ payload, secret });

  const forgeries: [name: string, send: (event: string) => Promise<Response>][] = [
    ['if it has no signature', (event) => deliver(app, event, { signature: ' ' })],
    ['if its signature is nonsense', (event) => deliver(app, event, { signature: 't=1,v1=nonsense' })],
    ['if it was signed with another secret', (event) => deliver(app, event, { secret: 'whsec_another' })],
    [
      'if its signature uses another scheme',
      (event) => deliver(app, event, { signature: v0Only(sign(event, app.config.stripe.webhookSecret)) }),
    ],
    [
      'if its body differs from the signed one',
      (event) =>
        deliver(app, changed(event, { id: 'evt_other' }), {
          signature: sign(event, app.config.stripe.webhookSecret),
        }),
    ],
    ['if it was signed 302 seconds ago', (event) => deliver(app, event, { ageSeconds: 302 })],
    [
      'if it is of the live mode but the keys are for tests',
      (event) => deliver(app, changed(event, { livemode: true })),
    ],
    ['if it has no body', () => deliver(app, '')],
  ];

  test.each(forgeries)('the event is rejected %s', async (_, send) => {
    const payment = await aConfirmedPayment(app);
    const before = await storedEvents();
    const response = await send(await eventAbout(app, payment.intentId));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'invalid_signature',
      message: 'No pudimos comprobar el origen de esta llamada.',
    });
    expect(await storedEvents()).toEqual(before);
    expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
  });
});

test('an event signed almost five minutes ago is accepted', async () => {
  const payment = await aConfirmedPayment(app);
  const event = await eventAbout(app, payment.intentId);
  expect((await deliver(app, event, { ageSeconds: 295 })).status).toBe(200);
  await eventually(async () => expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE));
});

test('an event about a payment that is recorded with its fee is stored as processed, without a job', async () => {
  const payment = await pay(app, await anUnpaidBooking(app));
  const event = await eventAbout(app, payment.intentId);
  expect((await deliver(app, event)).status).toBe(200);
  expect(await storedEvents()).toContainEqual({ id: idOf(event), processed: true });
  const jobs = `select from graphile_worker._private_jobs where payload ->> 'eventId' = $1`;
  expect(await app.sql(jobs, [idOf(event)])).toEqual([]);
});

test('an event delivered ten times at the same time is stored once and processed', async () => {
  const payment = await aConfirmedPayment(app);
  const event = await eventAbout(app, payment.intentId);
  const responses = await Promise.all(Array.from({ length: 10 }, () => deliver(app, event)));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  await eventually(async () =>
    expect((await storedEvents()).filter(({ id }) => id === idOf(event))).toEqual([
      { id: idOf(event), processed: true },
    ]),
  );
  expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
});

test.each(['payment_intent.created', 'an.unknown.type', 'charge.succeeded'])(
  'an event of type %s is accepted and needs no work',
  async (type) => {
    const payment = await aConfirmedPayment(app);
    const before = await storedEvents();
    const event = changed(await eventAbout(app, payment.intentId), { type, id: 'evt_irrelevant' });
    expect((await deliver(app, event)).status).toBe(200);
    expect(await storedEvents()).toEqual(before);
  },
);

test.each([
  ['has no data', '{"id":"evt_1","type":"payment_intent.succeeded","livemode":false}'],
  [
    'has data without an object',
    '{"id":"evt_1","type":"payment_intent.succeeded","livemode":false,"data":{}}',
  ],
  ['has no id', '{"type":"payment_intent.succeeded","livemode":false,"data":{"object":{"id":"pi_1"}}}'],
  ['is null', 'null'],
  ['is a list', '[1]'],
  ['is no JSON', 'hello'],
])('a signed body that %s is accepted and ignored, because a repetition cannot mend it', async (_, body) => {
  const before = await storedEvents();
  const response = await deliver(app, body);
  expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  expect(await storedEvents()).toEqual(before);
});

test('a signed event of 900 kB is processed, even with a text that the API refuses elsewhere', async () => {
  const payment = await aConfirmedPayment(app);
  const padding = `\u0000${'x'.repeat(900_000)}`;
  const event = changed(await eventAbout(app, payment.intentId), { padding });
  expect((await deliver(app, event)).status).toBe(200);
  await eventually(async () => expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE));
});

test('an event larger than 1 MB is refused', async () => {
  const response = await deliver(app, JSON.stringify({ padding: 'x'.repeat(1_100_000) }));
  expect([response.status, await response.json()]).toMatchObject([413, { code: 'too_large' }]);
});

test('an event about an intent of another application records no money', async () => {
  const stripe = providerOf(app);
  const foreign = await stripe.paymentIntents.create({
    amount: 1450,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    return_url: app.url,
  });
  const event = await eventAbout(app, foreign.id);
  expect((await deliver(app, event)).status).toBe(200);
  await eventually(async () =>
    expect(await storedEvents()).toContainEqual({ id: idOf(event), processed: true }),
  );
  expect(await app.sql(`select 1 from ledger_entries where txn = $1`, [`pay:${foreign.id}`])).toEqual([]);
});

test('an intent with a lower amount and our metadata pays nothing', async () => {
  const payment = await anOpenPayment(app);
  const [row] = await app.sql<{ id: string }>(`select id from payments where booking_id = $1`, [
    payment.bookingId,
  ]);
  const cheap = await providerOf(app).paymentIntents.create({
    amount: 50,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    metadata: { payment_id: row?.id ?? '', booking_id: payment.bookingId },
  });
  await confirm(app, { intentId: cheap.id, clientSecret: cheap.client_secret ?? '' });
  const event = await eventAbout(app, cheap.id);
  await deliver(app, event);
  await eventually(async () =>
    expect(await storedEvents()).toContainEqual({ id: idOf(event), processed: true }),
  );
  expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
});

test('an event needs no session and may come from another origin', async () => {
  const response = await fetch(`${app.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'https://stripe.com',
      'sec-fetch-site': 'cross-site',
    },
    body: '{}',
  });
  expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
});

test('the sandbox sends an event about a payment', async () => {
  const appWithWebhooks = await startTestApp();
  try {
    const payment = await aConfirmedPayment(appWithWebhooks);
    await eventually(async () =>
      expect(await booksOf(appWithWebhooks, payment.bookingId)).toEqual(PAID_ONCE),
    );
  } finally {
    await appWithWebhooks.close();
  }
});
