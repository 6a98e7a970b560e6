import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { ReconcilePayments } from '../../src/modules/payments/application/repairs/reconcile-payments.js';
import { SendRefund } from '../../src/modules/payments/application/refunds/send-refund.js';
import { ProviderUnavailable } from '../../src/modules/payment-provider/domain/provider-errors.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import {
  aConfirmedPayment,
  anOpenPayment,
  anUnpaidBooking,
  booksOf,
  confirm,
  createIntent,
  deliver,
  eventAbout,
  intentOf,
  PAID_ONCE,
  pay,
  report,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, share } from '../support/fixtures/sharing.js';
import { dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { outcomeOf } from './deadline-cases.js';
import { expectConsistentLedger } from './provider-side.js';

const ROUNDS = Number(process.env['MONEY_ROUNDS'] ?? 15);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => eventually(() => expectConsistentLedger(app)));
afterAll(() => app.close());

const times = <T>(count: number, act: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, act));
const reconcile = () => app.get(ReconcilePayments).execute(0);
const cancel = (browser: Browser, bookingId: string) =>
  browser.post<{ refundAmount: string }>('/api/cancellations', { bookingId });

/** Books and pays an hour of which half is refunded: the provider would accept two such refunds. */
async function aBookingWithHalfRefundable(): Promise<UnpaidBooking> {
  const booking = await anUnpaidBooking(app);
  await pay(app, booking);
  const half = [{ until: '2999-01-01T00:00:00.000Z', inclusive: false, percentage: 50 }];
  await app.sql(`update bookings set refund_policy = $2 where id = $1`, [
    booking.bookingId,
    JSON.stringify(half),
  ]);
  return booking;
}

const halfIsRefunded = (bookingId: string) =>
  eventually(async () => expect((await outcomeOf(app, bookingId)).refunded).toEqual([725]));

test('a booking cancelled and confirmed at the same time refunds everything once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const payment = await anOpenPayment(app);
    await Promise.all([confirm(app, payment), cancel(payment.browser, payment.bookingId), report(payment)]);
    await eventually(async () => {
      const { status, arrived, refunded, holdsHour } = await outcomeOf(app, payment.bookingId);
      expect([status, holdsHour]).toEqual(['cancelled', false]);
      expect(refunded).toEqual(arrived);
    });
  }
}, 60_000);

test('one of a deadline, a payment and a cancellation at the same time decides the refunds', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const booking = await aDoublesBooking(app);
    const { shareToken } = await share(booking);
    const { body } = await askForPlace(new Browser(app.url), booking.bookingId, shareToken);
    const clientSecret = body.clientSecret ?? '';
    await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
      booking.bookingId,
    ]);
    await Promise.all([
      app.get(EnforceDeadline).execute(booking.bookingId),
      confirm(app, { intentId: intentOf(clientSecret), clientSecret }),
      cancel(booking.browser, booking.bookingId),
    ]);
    await eventually(async () => {
      const { status, arrived, refunded, holdsHour } = await outcomeOf(app, booking.bookingId);
      expect(['cancelled', 'expired']).toContain(status);
      expect([refunded, holdsHour]).toEqual([arrived, false]);
    });
  }
}, 60_000);

test('no hour and no cent is lost by a move, a payment and a cancellation at the same time', async () => {
  for (let round = 0; round < ROUNDS / 2; round++) {
    const payment = await anOpenPayment(app);
    const { browser, bookingId } = payment;
    const moves = ['19:00', '20:00'].map((timeSlot) =>
      browser.post(`/api/bookings/${bookingId}/move`, { bookingDate: dayFromNow(4), timeSlot }),
    );
    const paying = confirm(app, payment).then(() => report(payment));
    const cancelling = round % 2 === 0 ? cancel(browser, bookingId) : null;
    await Promise.all([...moves, paying, cancelling]);
    await reconcile();
    await eventually(async () => {
      const { status, arrived, refunded, holdsHour } = await outcomeOf(app, bookingId);
      expect(['active', 'cancelled']).toContain(status);
      expect(holdsHour).toBe(status === 'active');
      expect(refunded).toEqual(status === 'active' ? [] : arrived);
      // The claims are those of the booking's hour, and the price of another one is not paid.
      const [booking] = await app.sql(
        `select (select count(*)::int from half_hour_claims c where c.booking_id = b.id
                  and (c.court_id, c.slot_date, c.half_hour / 2 * 60) = (b.court_id, b.slot_date, b.start_minute)) as claims,
                paid_cents in (0, total_cents) as "isFairlyPaid" from bookings b where id = $1`,
        [bookingId],
      );
      expect(booking).toEqual({ claims: status === 'active' ? 2 : 0, isFairlyPaid: true });
    });
  }
}, 60_000);

test('the court is paid once if a friend confirms while the organiser pays the rest', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const booking = await aDoublesBooking(app, 2900);
    const { shareToken } = await share(booking);
    const { body } = await askForPlace(new Browser(app.url), booking.bookingId, shareToken);
    const clientSecret = body.clientSecret ?? '';
    const [confirmed, ...tabs] = await Promise.all([
      confirm(app, { intentId: intentOf(clientSecret), clientSecret }),
      createIntent(booking),
      createIntent(booking),
    ]);
    const places = confirmed.body.status === 'succeeded' ? 1 : 0;
    const rest = places === 1 ? '21.75' : '29.00';
    for (const { body: offer } of tabs) expect([rest, undefined]).toContain(offer.amount); // or 503
    expect((await createIntent(booking)).body.amount).toBe(rest);
    await pay(app, booking);
    const { status, arrived, refunded } = await outcomeOf(app, booking.bookingId);
    expect([status, arrived.length, refunded]).toEqual(['active', places + 1, []]);
    expect((await booksOf(app, booking.bookingId)).paidCents).toBe(2900);
  }
}, 60_000);

test('50 simultaneous cancellations get the same response and lead to one refund', async () => {
  const booking = await aBookingWithHalfRefundable();
  const responses = await times(50, () => cancel(booking.browser, booking.bookingId));
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.refundAmount}`))).toEqual(
    new Set(['201 7.25']),
  );
  await halfIsRefunded(booking.bookingId);
});

test('event, report and reconciliation, ten times each at once, record the payment once', async () => {
  const payment = await aConfirmedPayment(app);
  const event = await eventAbout(app, payment.intentId);
  await Promise.all([
    times(10, () => deliver(app, event)),
    times(10, () => report(payment)),
    times(10, reconcile),
  ]);
  await eventually(async () => expect(await booksOf(app, payment.bookingId)).toEqual(PAID_ONCE));
});

/** Like Stripe, the sandbox may reject one of two simultaneous orders. The job then runs again. */
function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof ProviderUnavailable)) throw error;
}

test('a refund sent by several jobs at the same time is paid once', async () => {
  const { browser, bookingId } = await aBookingWithHalfRefundable();
  await cancel(browser, bookingId);
  const refundId = await eventually(async () => {
    const [refund] = await app.sql<{ id: string }>(`select id from refunds where booking_id = $1`, [
      bookingId,
    ]);
    if (!refund) throw new Error('not decided yet');
    return refund.id;
  });
  await times(5, () => app.get(SendRefund).execute(refundId).catch(ignoreUnavailable));
  await halfIsRefunded(bookingId);
});
