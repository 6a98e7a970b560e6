import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import {
  aConfirmedPayment,
  anOpenPayment,
  booksOf,
  confirm,
  deliver,
  eventAbout,
  PAID_ONCE,
  providerOf,
  UNPAID,
} from '../support/fixtures/payments.js';

/** The sandbox keeps silent here: every message of the provider is one that a test sends. */
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

describe('a message that does not prove that it comes from the provider is refused and changes nothing', () => {
  const sign = (payload: string, secret: string) =>
    providerOf(app).webhooks.generateTestHeaderString({ payload, secret });

  const forgeries: [name: string, send: (event: string) => Promise<Response>][] = [
    ['without a signature', (event) => deliver(app, event, { signature: ' ' })],
    ['with something else as signature', (event) => deliver(app, event, { signature: 't=1,v1=nonsense' })],
    ['with another secret', (event) => deliver(app, event, { secret: 'whsec_another' })],
    [
      'with the signature of another scheme',
      (event) => deliver(app, event, { signature: v0Only(sign(event, app.config.stripe.webhookSecret)) }),
    ],
    [
      'with another body than was signed',
      (event) =>
        deliver(app, changed(event, { id: 'evt_other' }), {
          signature: sign(event, app.config.stripe.webhookSecret),
        }),
    ],
    ['signed 302 seconds ago', (event) => deliver(app, event, { ageSeconds: 302 })],
    ['about real money while we play', (event) => deliver(app, changed(event, { livemode: true }))],
    ['without a body', () => deliver(app, '')],
  ];

  test.each(forgeries)('%s', async (_, send) => {
    const payment = await aConfirmedPayment(app);
    const before = await storedEvents();
    const answer = await send(await eventAbout(app, payment.intentId));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'invalid_signature',
      message: 'No pudimos comprobar el origen de esta llamada.',
    });
    expect(await storedEvents()).toEqual(before);
    expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
  });
});

test('a message signed almost five minutes ago is taken', async () => {
  const payment = await aConfirmedPayment(app);
  const event = await eventAbout(app, payment.intentId);
  expect((await deliver(app, event, { ageSeconds: 295 })).status).toBe(200);
  await eventually(async () => expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE));
});

test('a message that comes ten times at once is kept once and worked off', async () => {
  const payment = await aConfirmedPayment(app);
  const event = await eventAbout(app, payment.intentId);
  const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(app, event)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  await eventually(async () =>
    expect((await storedEvents()).filter(({ id }) => id === idOf(event))).toEqual([
      { id: idOf(event), processed: true },
    ]),
  );
  expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
});

test.each(['payment_intent.created', 'a.type.we.never.heard.of', 'charge.succeeded'])(
  'a message about %s is taken and needs no work',
  async (type) => {
    const payment = await aConfirmedPayment(app);
    const before = await storedEvents();
    const event = changed(await eventAbout(app, payment.intentId), { type, id: 'evt_of_no_concern' });
    expect((await deliver(app, event)).status).toBe(200);
    expect(await storedEvents()).toEqual(before);
  },
);

test('an intent that is none of ours is none of our business', async () => {
  const stripe = providerOf(app);
  const strange = await stripe.paymentIntents.create({
    amount: 1450,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
    allowed_payment_method_types: ['card'],
    return_url: app.url,
  });
  const event = await eventAbout(app, strange.id);
  expect((await deliver(app, event)).status).toBe(200);
  await eventually(async () =>
    expect(await storedEvents()).toContainEqual({ id: idOf(event), processed: true }),
  );
  expect(await app.sql(`select 1 from ledger_entries where txn = $1`, [`pay:${strange.id}`])).toEqual([]);
});

test('an intent over less money that claims to be one of our payments pays nothing', async () => {
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

test('a message needs no session and comes from no page of ours', async () => {
  const answer = await fetch(`${app.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'https://stripe.com',
      'sec-fetch-site': 'cross-site',
    },
    body: '{}',
  });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
});

test('the sandbox reports a payment by itself', async () => {
  const loud = await startTestApp();
  try {
    const payment = await aConfirmedPayment(loud);
    await eventually(async () => expect(await booksOf(loud, payment.bookingId)).toEqual(PAID_ONCE));
  } finally {
    await loud.close();
  }
});
