import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { ambientTransaction } from '../../src/kernel/adapters/persistence/database.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser, type TestResponse } from '../support/app/browser.js';
import { LOCK_WAITS } from '../support/database/lock-waits.js';
import { eventually } from '../support/eventually.js';
import { asAccount, merge, playerOf } from '../support/fixtures/accounts.js';
import {
  anOpenPayment,
  anUnpaidBooking,
  booksOf,
  confirm,
  createIntent,
  deliver,
  eventAbout,
  type OpenPayment,
  PAID_ONCE,
  pay,
  report,
} from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, share } from '../support/fixtures/sharing.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

const ROUNDS = 3;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ownerOf = async (bookingId: string) =>
  (await app.sql<{ id: string }>(`select player_id as id from bookings where id = $1`, [bookingId]))[0]?.id;

const isPaidOnce = (bookingId: string) =>
  eventually(async () => expect(await booksOf(app, bookingId)).toEqual(PAID_ONCE));

/** A request of the guest either came first, or is refused because the guest is gone. */
function expectOrderly(...responses: readonly TestResponse<unknown>[]): void {
  for (const { status, body } of responses)
    expect([status, status < 400 || [404, 409].includes(status), body]).toEqual([status, true, body]);
}

/** Does the work `ROUNDS` times while a guest joins an account. Both begin at the same time. */
async function whileMerging(
  guest: () => Promise<OpenPayment>,
  work: (payment: OpenPayment) => Promise<unknown>,
  check: (payment: OpenPayment, accountId: string) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const [account, payment] = await Promise.all([asAccount(app), guest()]);
    const guestId = await playerOf(payment.browser);
    await Promise.all([merge(app, guestId, account.playerId), work(payment)]);
    expect(await ownerOf(payment.bookingId)).toBe(account.playerId);
    expect(await app.sql(`select 1 from players where id = $1`, [guestId])).toEqual([]);
    await check(payment, account.playerId);
  }
}

test('a payment that is reported during a merge is recorded once', () =>
  whileMerging(
    async () => {
      const payment = await anOpenPayment(app);
      await confirm(app, payment);
      return payment;
    },
    async (payment) => expectOrderly(await report(payment), await report(payment)),
    async ({ bookingId }) => isPaidOnce(bookingId),
  ));

test('a webhook that arrives during a merge records its payment', () =>
  whileMerging(
    () => anOpenPayment(app),
    async (payment) => {
      await confirm(app, payment);
      const event = await eventually(() => eventAbout(app, payment.intentId));
      expect((await deliver(app, event)).status).toBe(200);
    },
    async ({ bookingId }) => isPaidOnce(bookingId),
  ));

test('a payment that is opened during a merge is the account’s or was refused', () =>
  whileMerging(
    async () => ({ ...(await anUnpaidBooking(app)), intentId: '', clientSecret: '' }),
    async (booking) => expectOrderly(...(await Promise.all([createIntent(booking), createIntent(booking)]))),
    async ({ bookingId }, accountId) => {
      const strangers = `select 1 from payments where booking_id = $1 and player_id <> $2`;
      expect(await app.sql(strangers, [bookingId, accountId])).toEqual([]);
    },
  ));

test('a deadline that is enforced during a merge charges the promised card once', () =>
  whileMerging(
    async () => {
      const { browser } = await pay(app, await anUnpaidBooking(app));
      return { ...(await anUnpaidBooking(app, { browser })), intentId: '', clientSecret: '' };
    },
    async ({ bookingId }) => {
      await app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [
        bookingId,
      ]);
      await app.get<EnforceDeadline>(EnforceDeadline).execute(bookingId);
    },
    async ({ bookingId }) => isPaidOnce(bookingId),
  ));

test('a cancellation during a merge ends the booking or finds it moved', () =>
  whileMerging(
    () => anOpenPayment(app),
    async ({ browser, bookingId }) => expectOrderly(await browser.post('/api/cancellations', { bookingId })),
    async ({ bookingId }) => {
      const settled = `select 1 from bookings where id = $1 and status in ('active', 'cancelled')`;
      await eventually(async () => expect(await app.sql(settled, [bookingId])).toHaveLength(1));
    },
  ));

test('hours that the guest books during a merge are the account’s, or were refused with 409', async () => {
  const courtId = await aCourt(app, await aVenue(app));
  for (let round = 0; round < ROUNDS; round++) {
    const [account, phone] = [await asAccount(app), new Browser(app.url)];
    const guestId = await playerOf(phone);
    const slot = { courtId, bookingDate: dayFromNow(3 + round), gameType: 'singles' };
    const book = (hour: number) => phone.post('/api/bookings', { ...slot, timeSlot: `${hour}:00` });
    const [first] = await Promise.all([book(10), merge(app, guestId, account.playerId), book(11), book(12)]);
    expectOrderly(first);
    const others = `select 1 from bookings where court_id = $1 and slot_date = $2 and player_id <> $3`;
    expect(await app.sql(others, [courtId, slot.bookingDate, account.playerId])).toEqual([]);
  }
});

test('a booking that waits for the merge to end is refused with session_changed', async () => {
  const [account, phone] = [await asAccount(app), new Browser(app.url)];
  const guestId = await playerOf(phone);
  const slot = { courtId: await aCourt(app, await aVenue(app)), bookingDate: dayFromNow(4) };
  let refused: Promise<TestResponse<{ code: string }>> | undefined;
  await merge(app, guestId, account.playerId, async () => {
    refused = phone.post('/api/bookings', { ...slot, timeSlot: '10:00', gameType: 'singles' });
    // On a connection of its own, because the merge has not ended.
    await eventually(() =>
      ambientTransaction.exit(async () => expect(await app.sql(LOCK_WAITS)).toHaveLength(1)),
    );
  });
  const { status, body } = (await refused) ?? {};
  expect([status, body?.code]).toEqual([409, 'session_changed']);
});

test('the same merge twice at once happens once', async () => {
  const account = await asAccount(app);
  const booking = await anUnpaidBooking(app);
  const guestId = await playerOf(booking.browser);
  const merges = [merge(app, guestId, account.playerId), merge(app, guestId, account.playerId)];
  const [done, refused] = (await Promise.allSettled(merges)).toSorted((a, b) =>
    a.status < b.status ? -1 : 1,
  );
  expect(done?.status).toBe('fulfilled');
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'session_changed' } });
  expect(await ownerOf(booking.bookingId)).toBe(account.playerId);
});

test('two guests who join one account at once, each paying a place of the other, both arrive', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const account = await asAccount(app);
    const [ana, eva] = await Promise.all([aDoublesBooking(app), aDoublesBooking(app)]);
    const [{ shareToken: ofAna }, { shareToken: ofEva }] = [await share(ana), await share(eva)];
    await askForPlace(eva.browser, ana.bookingId, ofAna);
    await askForPlace(ana.browser, eva.bookingId, ofEva);
    const guests = await Promise.all([playerOf(ana.browser), playerOf(eva.browser)]);
    await Promise.all(guests.map((id) => merge(app, id, account.playerId)));
    expect(await ownerOf(ana.bookingId)).toBe(account.playerId);
    expect(await ownerOf(eva.bookingId)).toBe(account.playerId);
    const left = `select 1 from payments where player_id = any ($1::text[])`;
    expect(await app.sql(left, [guests])).toEqual([]);
  }
});

test('no merge and no other work had to be ended because they waited for each other', async () => {
  const found = `select deadlocks::int from pg_stat_database where datname = current_database()`;
  expect(await app.sql(found)).toEqual([{ deadlocks: 0 }]);
});
