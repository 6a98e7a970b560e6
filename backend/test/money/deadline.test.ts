import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import {
  anOpenPayment,
  anUnpaidBooking,
  booksOf,
  confirm,
  intentOf,
  pay,
  providerOf,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';

const GRACE_SECONDS = 5;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { paymentGraceSeconds: GRACE_SECONDS } });
});
afterAll(() => app.close());

const statusOf = async (bookingId: string): Promise<string> =>
  (await app.sql<{ status: string }>(`select status from bookings where id = $1`, [bookingId]))[0]?.status ??
  '';

const ended = (bookingId: string, status: string) =>
  eventually(async () => expect(await statusOf(bookingId)).toBe(status), 15_000);

const refundsOf = (bookingId: string) =>
  app.sql<{ cents: number; status: string }>(
    `select amount_cents as cents, status from refunds where booking_id = $1 order by created_at`,
    [bookingId],
  );

async function guarantee({ browser, bookingId }: UnpaidBooking): Promise<string> {
  const command = { bookingId, purpose: 'guarantee' };
  const { body } = await browser.post<{ clientSecret: string }>('/api/create-payment-intent', command);
  const intentId = intentOf(body.clientSecret);
  await confirm(app, { intentId, clientSecret: body.clientSecret });
  return intentId;
}

/** Returns the browser of a player whose card was saved by an earlier payment. */
async function aKnownPayer(card: string): Promise<Browser> {
  const { browser, bookingId } = await anUnpaidBooking(app);
  await pay(app, { browser, bookingId }, card);
  return browser;
}

test.concurrent(
  'an unpaid booking expires, its intent cannot be charged, and the hour is free',
  async () => {
    const payment = await anOpenPayment(app);
    await ended(payment.bookingId, 'expired');
    expect((await confirm(app, payment)).body.error?.code).toBe('payment_intent_unexpected_state');
    expect(
      await app.sql(`select 1 from half_hour_claims where booking_id = $1`, [payment.bookingId]),
    ).toEqual([]);
  },
  30_000,
);

test.concurrent(
  'the deadline changes nothing for a booking paid in full',
  async () => {
    const booking = await anUnpaidBooking(app);
    await pay(app, booking);
    await eventually(async () => {
      const left = await app.sql(
        `select 1 from graphile_worker.jobs where task_identifier = 'bookings.enforce-deadline' and run_at < now()`,
      );
      const { body } = await booking.browser.get<{ paymentDueAt: string }>(
        `/api/bookings/${booking.bookingId}`,
      );
      expect([left.length, Date.parse(body.paymentDueAt) < Date.now()]).toEqual([0, true]);
    }, 15_000);
    expect(await statusOf(booking.bookingId)).toBe('active');
  },
  30_000,
);

test.concurrent(
  'exactly the missing amount of a partly paid booking is captured from its guarantee',
  async () => {
    const booking = await aDoublesBooking(app, 2905);
    const held = await guarantee(booking);
    const { shareToken } = await share(booking);
    await payPlace(app, booking.bookingId, shareToken);
    await eventually(async () => {
      const intent = await providerOf(app).paymentIntents.retrieve(held);
      expect([intent.status, intent.amount_received]).toEqual(['succeeded', 2905 - 726]);
    }, 15_000);
    await ended(booking.bookingId, 'active');
    const books = await booksOf(app, booking.bookingId);
    expect(books.paidCents).toBe(2905);
    expect(await refundsOf(booking.bookingId)).toEqual([]);
  },
  30_000,
);

test.concurrent(
  'the missing amount of a partly paid booking is charged to the saved card',
  async () => {
    const browser = await aKnownPayer('pm_card_visa');
    const booking = await shared(browser);
    await eventually(
      async () => expect((await booksOf(app, booking.bookingId)).paidCents).toBe(2905),
      15_000,
    );
    await ended(booking.bookingId, 'active');
    const [charge] = await app.sql<{ cents: number }>(
      `select amount_cents as cents from payments where booking_id = $1 and purpose = 'deadline'`,
      [booking.bookingId],
    );
    expect(charge?.cents).toBe(2905 - 726);
  },
  30_000,
);

test.concurrent(
  'a booking whose saved card is declined expires and every part is refunded',
  async () => {
    const browser = await aKnownPayer('pm_card_chargeCustomerFail');
    const booking = await shared(browser);
    await ended(booking.bookingId, 'expired');
    await eventually(async () =>
      expect(await refundsOf(booking.bookingId)).toEqual([{ cents: 726, status: 'succeeded' }]),
    );
  },
  30_000,
);

test.concurrent(
  'a booking without guarantee and saved card expires and every part is refunded',
  async () => {
    const booking = await aDoublesBooking(app, 2905);
    const { shareToken } = await share(booking);
    await payPlace(app, booking.bookingId, shareToken);
    await payPlace(app, booking.bookingId, shareToken);
    await ended(booking.bookingId, 'expired');
    await eventually(async () =>
      expect(await refundsOf(booking.bookingId)).toEqual([
        { cents: 726, status: 'succeeded' },
        { cents: 726, status: 'succeeded' },
      ]),
    );
    const { body } = await booking.browser.get(`/api/bookings/${booking.bookingId}`);
    expect(body).toMatchObject({ status: 'expired', refundedAmount: '14.52', refundStatus: 'succeeded' });
  },
  30_000,
);

/** Books doubles with this browser; a friend pays one place. */
async function shared(browser: Browser): Promise<UnpaidBooking> {
  const { bookingId } = await aDoublesBooking(app, 2905, browser);
  const booking = { browser, bookingId };
  const { shareToken } = await share(booking);
  await payPlace(app, bookingId, shareToken);
  return booking;
}
