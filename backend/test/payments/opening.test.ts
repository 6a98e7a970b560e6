import { randomUUID } from 'node:crypto';
import { idFrom } from '../../src/kernel/domain/ids.js';
import { Browser } from '../support/app/browser.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import {
  aConfirmedPayment,
  anOpenPayment,
  anUnpaidBooking,
  booksOf,
  createIntent,
  intentOf,
  type OfferResponse,
  PAID_ONCE,
  providerOf,
  report,
} from '../support/fixtures/payments.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ webhooks: false });
});
afterAll(() => app.close());

const rowsOf = (bookingId: string) =>
  app.sql<{ id: string; status: string }>(`select id, status from payments where booking_id = $1`, [
    bookingId,
  ]);

test('an intent is over the missing amount, names payment and booking, and saves the card', async () => {
  const booking = await anUnpaidBooking(app);
  const { status, body } = await createIntent(booking);
  expect(status).toBe(201);
  expect(body).toEqual({
    clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
    amount: '14.50',
    savedCard: null,
  });
  const [payment] = await rowsOf(booking.bookingId);
  const intent = await providerOf(app).paymentIntents.retrieve(intentOf(body.clientSecret ?? ''));
  expect(intent).toMatchObject({
    amount: 1450,
    currency: 'usd',
    status: 'requires_payment_method',
    customer: expect.stringMatching(/^cus_/),
    setup_future_usage: 'off_session',
    metadata: { payment_id: payment?.id, booking_id: booking.bookingId },
  });
});

test('repeated and simultaneous requests return the same intent', async () => {
  const booking = await anUnpaidBooking(app);
  const responses = await Promise.all(Array.from({ length: 10 }, () => createIntent(booking)));
  const again = await createIntent(booking);
  const secrets = new Set([...responses, again].map(({ body }) => body.clientSecret));
  expect([...responses, again].map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 201));
  expect(secrets.size).toBe(1);
  expect(await rowsOf(booking.bookingId)).toHaveLength(1);
});

test('a player is the same customer for all their bookings', async () => {
  const first = await anOpenPayment(app);
  const second = await anOpenPayment(app, await anUnpaidBooking(app, { browser: first.browser }));
  const [one, two] = await Promise.all(
    [first, second].map(({ intentId }) => providerOf(app).paymentIntents.retrieve(intentId)),
  );
  expect(one?.customer).toBe(two?.customer);
});

test('a customer that the provider no longer knows is created again', async () => {
  const { browser } = await anOpenPayment(app);
  await app.sql(`update provider_customers set customer_id = 'cus_gone' where player_id =
    (select player_id from bookings order by created_at desc limit 1)`);
  const booking = await anUnpaidBooking(app, { browser });
  expect((await createIntent(booking)).status).toBe(201);
});

test('an intent that was canceled at the provider is replaced by a new one', async () => {
  const payment = await anOpenPayment(app);
  await providerOf(app).paymentIntents.cancel(payment.intentId);
  const { status, body } = await createIntent(payment);
  expect(status).toBe(201);
  expect(intentOf(body.clientSecret ?? '')).not.toBe(payment.intentId);
  expect((await rowsOf(payment.bookingId)).map((row) => row.status).sort()).toEqual(['canceled', 'open']);
});

test('nothing is left to pay for a free hour, and no payment is stored', async () => {
  const booking = await anUnpaidBooking(app, { daySingles: 0 });
  const { status, body } = await createIntent(booking);
  expect([status, body]).toEqual([201, { clientSecret: null, amount: '0.00', savedCard: null }]);
  expect(await rowsOf(booking.bookingId)).toEqual([]);
});

test('nothing is left to pay for a paid booking, even if the payment was not recorded yet', async () => {
  const recorded = await aConfirmedPayment(app);
  await report(recorded);
  const unrecorded = await aConfirmedPayment(app);
  for (const payment of [recorded, unrecorded]) {
    const { status, body } = await createIntent(payment);
    expect([status, body]).toEqual([201, { clientSecret: null, amount: '0.00', savedCard: null }]);
    expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
  }
});

describe('no payment intent is created', () => {
  test('the booking of another player, an unknown one, or a caller without a session gets no intent', async () => {
    const { bookingId } = await anUnpaidBooking(app);
    const { browser } = await anUnpaidBooking(app);
    const responses = [
      await createIntent({ browser, bookingId }),
      await createIntent({ browser, bookingId: idFrom(randomUUID()) }),
      await createIntent({ browser: new Browser(app.url), bookingId }),
    ];
    for (const { status, body } of responses) expect([status, body.code]).toEqual([404, 'booking_not_found']);
    expect(await rowsOf(bookingId)).toEqual([]);
  });

  test('a booking that is no longer active gets no intent', async () => {
    const booking = await anUnpaidBooking(app);
    await booking.browser.post('/api/cancellations', { bookingId: booking.bookingId });
    const { status, body } = await createIntent(booking);
    expect([status, body.code]).toEqual([409, 'booking_not_active']);
  });

  test('a booking gets no intent after its payment deadline', async () => {
    const booking = await anUnpaidBooking(app);
    await app.sql(`update bookings set payment_due_at = now() - interval '1 minute' where id = $1`, [
      booking.bookingId,
    ]);
    const { status, body } = await createIntent(booking);
    expect([status, body.code]).toEqual([409, 'payment_deadline_passed']);
    expect(await rowsOf(booking.bookingId)).toEqual([]);
  });

  test('an amount below the minimum charge of the provider gets no intent', async () => {
    const booking = await anUnpaidBooking(app, { daySingles: 49 });
    const { status, body } = await createIntent(booking);
    expect([status, body.code]).toEqual([409, 'below_minimum_charge']);
    expect(await rowsOf(booking.bookingId)).toEqual([]);
  });

  test('a player who has started thirty payments within ten minutes gets no intent', async () => {
    const booking = await anUnpaidBooking(app, { daySingles: 0 });
    for (let attempt = 1; attempt <= 30; attempt++) expect((await createIntent(booking)).status).toBe(201);
    const { status, headers, body } = await createIntent(booking);
    expect([status, body.code]).toEqual([429, 'too_many_payment_attempts']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a network address that has started 600 payments within ten minutes gets no intent', async () => {
    await app.sql(`update rate_limits set hits = 599 where bucket like 'pay-from:%'`);
    const [last, oneMore] = [await anUnpaidBooking(app), await anUnpaidBooking(app)];
    expect((await createIntent(last)).status).toBe(201);
    const { status, body } = await createIntent(oneMore);
    expect([status, body.code]).toEqual([429, 'too_many_payment_attempts']);
    await app.sql(`delete from rate_limits where bucket like 'pay-from:%'`);
    expect((await createIntent(oneMore)).status).toBe(201);
  });
});

describe('malformed payment requests are rejected with a Spanish message', () => {
  const anything = [undefined, null, '', 7, true, [], {}, 'no-es-un-id', 'x'.repeat(5000), '\u0000'];
  const noIntents = [...anything, 'pi_', 'pi_a-b', 'ch_1', `pi_${'x'.repeat(300)}`, 'pi_\u0000'];
  const noUsers = [7, true, [], {}, 'x'.repeat(101), '\u0000'];
  const bookingId = randomUUID();
  const stripePaymentIntentId = 'pi_1';

  const refusals: [what: string, path: string, bodies: unknown[]][] = [
    [
      'the booking to open a payment for',
      '/api/create-payment-intent',
      anything.map((value) => ({ bookingId: value })),
    ],
    [
      'the booking of a payment',
      '/api/payments',
      anything.map((value) => ({ bookingId: value, stripePaymentIntentId })),
    ],
    [
      'the intent of a payment',
      '/api/payments',
      noIntents.map((value) => ({ bookingId, stripePaymentIntentId: value })),
    ],
    [
      'the payer of a payment',
      '/api/payments',
      noUsers.map((userId) => ({ bookingId, stripePaymentIntentId, userId })),
    ],
    ['the body to open a payment', '/api/create-payment-intent', ['{', '[]', '"x"', 'null', '']],
    ['the body of a payment', '/api/payments', ['{', '[]', '"x"', 'null', '']],
  ];

  test.each(refusals)('rejects malformed values for %s', async (_, path, bodies) => {
    for (const body of bodies) {
      const response = await new Browser(app.url).post<OfferResponse>(path, body);
      expect([body, response.status]).toEqual([body, 400]);
      expect(response.body.code).toMatch(/^\w+$/);
      expect(response.body.message).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });
});
