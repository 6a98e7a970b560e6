import { Browser } from '../support/app/browser.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { eventually } from '../support/eventually.js';
import {
  aConfirmedPayment,
  anOpenPayment,
  anUnpaidBooking,
  booksOf,
  type BookingResponse,
  confirm,
  deliver,
  eventAbout,
  PAID_ONCE,
  report,
  UNPAID,
} from '../support/fixtures/payments.js';
import { jobsDone } from '../support/jobs-done.js';

/** The sandbox sends no events in these tests: the tests send them. */
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ webhooks: false });
});
afterAll(() => app.close());

const paidOnce = (bookingId: string) =>
  eventually(async () => expect(await booksOf(app, bookingId)).toEqual(PAID_ONCE));

describe('a confirmed payment is recorded exactly once', () => {
  test('is recorded when only the browser reports it; the response is the paid booking', async () => {
    const payment = await aConfirmedPayment(app);
    const { status, body } = await report(payment);
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: payment.bookingId, paidAmount: '14.50', paymentStatus: 'completed' });
    await paidOnce(payment.bookingId);
  });

  test('is recorded when only the provider reports it', async () => {
    const payment = await aConfirmedPayment(app);
    expect((await deliver(app, await eventAbout(app, payment.intentId))).status).toBe(200);
    await paidOnce(payment.bookingId);
    const { body } = await payment.browser.get<BookingResponse>(`/api/bookings/${payment.bookingId}`);
    expect(body).toMatchObject({ paidAmount: '14.50', paymentStatus: 'completed' });
  });

  test('is recorded once when browser and provider report it ten times each at the same time', async () => {
    const payment = await aConfirmedPayment(app);
    const event = await eventAbout(app, payment.intentId);
    const ten = Array.from({ length: 10 });
    const [reports, deliveries] = await Promise.all([
      Promise.all(ten.map(() => report(payment))),
      Promise.all(ten.map(() => deliver(app, event))),
    ]);
    expect(reports.map((response) => response.status)).toEqual(ten.map(() => 201));
    expect(new Set(reports.map((response) => JSON.stringify(response.body))).size).toBe(1);
    expect(deliveries.map((response) => response.status)).toEqual(ten.map(() => 200));
    await jobsDone(app, 'payments');
    expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
  });

  test('is recorded once when the browser reports it twice; both responses are the same', async () => {
    const payment = await aConfirmedPayment(app);
    const first = await report(payment);
    const second = await report(payment);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
  });

  test('is recorded once when the provider reports it twice, and again after the browser did', async () => {
    const payment = await aConfirmedPayment(app);
    const event = await eventAbout(app, payment.intentId);
    await deliver(app, event);
    await deliver(app, event);
    await paidOnce(payment.bookingId);
    await report(payment);
    await deliver(app, event);
    await jobsDone(app, 'payments');
    expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
  });

  test('is recorded once when the provider reports it a minute after the browser', async () => {
    const payment = await aConfirmedPayment(app);
    await report(payment);
    const event = await eventAbout(app, payment.intentId);
    expect((await deliver(app, event, { ageSeconds: 60 })).status).toBe(200);
    await jobsDone(app, 'payments');
    expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
  });
});

describe('nothing is recorded as paid', () => {
  test('an intent that was not confirmed is not recorded as paid', async () => {
    const payment = await anOpenPayment(app);
    const { status, body } = await report(payment);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'payment_not_completed', message: expect.stringMatching(/pago/) });
    expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
  });

  test('a declined card is not recorded as paid; another card can pay the same intent', async () => {
    const payment = await anOpenPayment(app);
    const declined = await confirm(app, payment, 'pm_card_visa_chargeDeclined');
    expect(declined.body.error?.code).toBe('card_declined');
    expect((await report(payment)).body.code).toBe('payment_not_completed');
    expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
    await confirm(app, payment);
    expect((await report(payment)).status).toBe(201);
    expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE);
  });

  test('the paid intent of another booking pays nothing, even of the same player', async () => {
    const paid = await aConfirmedPayment(app);
    const other = await anOpenPayment(app);
    const ownOther = await anOpenPayment(app, await anUnpaidBooking(app, { browser: paid.browser }));
    for (const booking of [other, ownOther]) {
      const { status, body } = await report({ ...booking, intentId: paid.intentId });
      expect([status, body.code]).toEqual([404, 'payment_not_found']);
      expect(await booksOf(app, booking.bookingId)).toEqual(UNPAID);
    }
  });

  test('another player who knows both ids records nothing, with or without a session', async () => {
    const payment = await aConfirmedPayment(app);
    const other = await anOpenPayment(app);
    const named = await report({ ...payment, browser: other.browser });
    expect([named.status, named.body.code]).toEqual([404, 'payment_not_found']);
    const unnamed = await report({ ...payment, browser: new Browser(app.url) }, { userId: undefined });
    expect([unnamed.status, unnamed.body.code]).toEqual([404, 'booking_not_found']);
    expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
  });

  test('a report in the name of another user records nothing', async () => {
    const payment = await aConfirmedPayment(app);
    expect((await report(payment, { userId: 'another-user' })).status).toBe(404);
    expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
  });

  test('an unknown intent is not recorded as paid', async () => {
    const payment = await anOpenPayment(app);
    const { status, body } = await report({ ...payment, intentId: 'pi_invented' });
    expect([status, body.code]).toEqual([404, 'payment_not_found']);
    expect(await booksOf(app, payment.bookingId)).toEqual(UNPAID);
  });
});
