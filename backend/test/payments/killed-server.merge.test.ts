import { eventually } from '../support/eventually.js';
import { Browser } from '../support/app/browser.js';
import {
  anOpenPayment,
  booksOf,
  confirm,
  createIntent,
  intentOf,
  PAID_ONCE,
  pay,
  providerOf,
  report,
  UNPAID,
} from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, look, share } from '../support/fixtures/sharing.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { type ServerProcess, startServerProcess } from '../support/app/server-process.js';
import { whileLocked } from '../support/database/while-locked.js';

const LONG = 120_000;

let database: TestDatabase;
let server: ServerProcess | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => server?.kill());
afterAll(() => database.drop());

test(
  'a server killed between confirmation and recording records the payment after its next start',
  async () => {
    const before = (server = await startServerProcess(database.url));
    const payment = await anOpenPayment(before);
    const lock = `select 1 from bookings where id = '${payment.bookingId}' for update`;
    await whileLocked(database.url, lock, async () => {
      expect((await confirm(before, payment)).body.status).toBe('succeeded');
      await before.kill();
    });
    expect(await booksOf(before, payment.bookingId)).toEqual(UNPAID);

    const after = (server = await startServerProcess(database.url));
    await eventually(async () => expect(await booksOf(after, payment.bookingId)).toEqual(PAID_ONCE), 30_000);
  },
  LONG,
);

test(
  'a server killed after it ended a place at the provider heals when the organiser asks again',
  async () => {
    const before = (server = await startServerProcess(database.url));
    const booking = await aDoublesBooking(before);
    const { shareToken } = await share(booking);
    const { body } = await askForPlace(new Browser(before.url), booking.bookingId, shareToken);
    const intentId = intentOf(body.clientSecret ?? '');
    const lock = `select 1 from payments where intent_id = '${intentId}' for update`;
    await whileLocked(database.url, lock, async () => {
      const asked = createIntent(booking).catch(() => undefined);
      await eventually(async () => {
        const { status } = await providerOf(before).paymentIntents.retrieve(intentId);
        expect(status).toBe('canceled');
      });
      await before.kill();
      await asked;
    });

    const after = (server = await startServerProcess(database.url));
    const organiser = { ...booking, browser: booking.browser.at(after.url) };
    await eventually(async () => expect((await createIntent(organiser)).body.amount).toBe('29.05'), 30_000);
    expect((await look(organiser.browser, shareToken)).pendingParticipants).toBe(0);
    await pay(after, organiser);
    expect((await booksOf(after, booking.bookingId)).paidCents).toBe(2905);
  },
  LONG,
);

test(
  'a server killed during payment reports loses no payment and records none twice',
  async () => {
    const before = (server = await startServerProcess(database.url));
    const payments = await Promise.all(Array.from({ length: 8 }, () => anOpenPayment(before)));
    await Promise.all(payments.map((payment) => confirm(before, payment)));
    const reports = payments.map((payment) => report(payment).catch(() => undefined));
    await Promise.race(reports);
    await before.kill();
    await Promise.all(reports);

    const after = (server = await startServerProcess(database.url));
    for (const { bookingId } of payments)
      await eventually(async () => expect(await booksOf(after, bookingId)).toEqual(PAID_ONCE), 30_000);
  },
  LONG,
);
