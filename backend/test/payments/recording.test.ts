import { Browser } from '../support/app/browser.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import {
  aConfirmedPayment,
  anOpenPayment,
  anUnpaidBooking,
  booksOf,
  type BookingAnswer,
  confirm,
  deliver,
  eventAbout,
  PAID_ONCE,
  report,
  UNPAID,
} from '../support/fixtures/payments.js';

/** The sandbox keeps silent here: every message of the provider is one that a test sends. */
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ webhooks: false });
});
afterAll(() => app.close());

const paidOnce = (bookingId: string) =>
  eventually(async () => expect(await booksOf(app, bookingId)).toEqual(PAID_ONCE));

/** Every job that was scheduled has been worked off. */
const jobsDone = () =>
  eventually(async () =>
    expect(
      await app.sql(
        `select 1 from graphile_worker.jobs where task_identifier like 'payments.%' and run_at <= now()`,
      ),
    ).toEqual([]),
  );

describe('a confirmed payment is recorded exactly once', () => {
  test('when only the browser reports it, and the answer is the paid booking', async () => {
    const payment = await aConfirmedPayment(app);
    const { status, body } = await report(payment);
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: payment.bookingId, paidAmount: '14.50', paymentStatus: 'completed' });
    await paidOnce(payment.bookingId);
  });

  test('when only the provider reports it', async () => {
    const payment = await aConfirmedPayment(app);
    expect((await deliver(app, await eventAbout(app, payment.intentId))).status).toBe(200);
    await paidOnce(payment.bookingId);
    const { body } = await payment.browser.get<BookingAnswer>(`/api/bookings/${payment.bookingId}`);
    expect(body).toMatchObject({ paidAmount: '14.50', paymentStatus: 'completed' });
  });

  test('when both report it ten times each at once', async () => {
    const payment = await aConfirmedPayment(app);
    const event = await eventAbout(app, payment.intentId);
    const ten = Array.from({ length: 10 });
    const [reports, deliveries] = await Promise.all([
      Promise.all(ten.map(() => report(payment))),
      Promise.all(ten.map(() => deliver(app, event))),
    ]);
    expect(reports.map((answer) => answer.status)).toEqual(ten.map(() => 201));
    expect(new Set(reports.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(deliveries.map((answer) => answer.status)).toEqual(ten.map(() => 200));
    await jobsDone();
    expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
  });

  test('when the browser reports it twice, with the same answer', async () => {
    const payment = await aConfirmedPayment(app);
    const first = await report(payment);
    const second = await report(payment);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
  });

  test('when the provider reports it twice, and again after the browser did', async () => {
    const payment = await aConfirmedPayment(app);
    const event = await eventAbout(app, payment.intentId);
    await deliver(app, event);
    await deliver(app, event);
    await paidOnce(payment.bookingId);
    await report(payment);
    await deliver(app, event);
    await jobsDone();
    expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
  });

  test('when the provider reports it a minute after the browser', async () => {
    const payment = await aConfirmedPayment(app);
    await report(payment);
    const event = await eventAbout(app, payment.intentId);
    expect((await deliver(app, event, { ageSeconds: 60 })).status).toBe(200);
    await jobsDone();
    expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
  });
});

describe('nothing is paid', () => {
  test('by an intent that was not confirmed', async () => {
    const payment = await anOpenPayment(app);
    const { status, body } = await report(payment);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'payment_not_completed', message: expect.stringMatching(/pago/) });
    expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
  });

  test('by a card that was declined; another card can pay the same intent', async () => {
    const payment = await anOpenPayment(app);
    const declined = await confirm(app, payment, 'pm_card_visa_chargeDeclined');
    expect(declined.body.error?.code).toBe('card_declined');
    expect((await report(payment)).body.code).toBe('payment_not_completed');
    expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
    await confirm(app, payment);
    expect((await report(payment)).status).toBe(201);
    expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
  });

  test('by the paid intent of another booking, of whomever', async () => {
    const paid = await aConfirmedPayment(app);
    const other = await anOpenPayment(app);
    const ownOther = await anOpenPayment(app, await anUnpaidBooking(app, { browser: paid.browser }));
    for (const booking of [other, ownOther]) {
      const { status, body } = await report({ ...booking, intentId: paid.intentId });
      expect([status, body.code]).toEqual([404, 'payment_not_found']);
      expect(await booksOf(app, booking.bookingId)).toEqual(UNPAID);
    }
  });

  test('by another player, with or without a session, who knows both ids', async () => {
    const payment = await aConfirmedPayment(app);
    const stranger = await anOpenPayment(app);
    const named = await report({ ...payment, browser: stranger.browser });
    expect([named.status, named.body.code]).toEqual([404, 'payment_not_found']);
    const unnamed = await report({ ...payment, browser: new Browser(app.url) }, { userId: undefined });
    expect([unnamed.status, unnamed.body.code]).toEqual([404, 'booking_not_found']);
    expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
  });

  test('in the name of somebody else', async () => {
    const payment = await aConfirmedPayment(app);
    expect((await report(payment, { userId: 'somebody-else' })).status).toBe(404);
    expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
  });

  test('by an intent that somebody invented', async () => {
    const payment = await anOpenPayment(app);
    const { status, body } = await report({ ...payment, intentId: 'pi_invented' });
    expect([status, body.code]).toEqual([404, 'payment_not_found']);
    expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
  });
});
