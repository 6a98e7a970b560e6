import { ADMIN, startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { anUnpaidBooking, pay } from '../support/fixtures/payments.js';
import { aDoublesBooking, payPlace, share } from '../support/fixtures/sharing.js';

type Entry = Record<string, string | number | null>;

let app: TestApp;
let admin: Browser;

beforeAll(async () => {
  app = await startTestApp();
  admin = new Browser(app.url);
  await admin.post('/api/admin/login', ADMIN);
});
afterAll(() => app.close());

/** Returns the movements of one booking, newest first. */
const movementsOf = async (bookingId: string): Promise<Entry[]> =>
  (await admin.get<{ entries: Entry[] }>(`/api/admin/payments?search=${bookingId}`)).body.entries;
const inShort = (entries: Entry[]) => entries.map(({ state, concept, amount }) => [state, concept, amount]);

async function aPlayer(email: string): Promise<Browser> {
  const browser = new Browser(app.url);
  await browser.send('PUT', '/api/session/email', { email });
  return browser;
}

/**
 * Creates a cancelled booking with a refund in this status. `left` is the provider's id of a
 * returned refund. The refund is a second younger than now, because the clock of the application
 * may be some milliseconds ahead of the database, and a refund comes after its payment.
 */
async function refundOf(
  bookingId: string,
  status: 'submitted' | 'manual',
  left: string | null,
): Promise<void> {
  await app.sql(`do $$ begin
    update bookings set status = 'cancelled', close_kind = 'player', close_percentage = 100, closed_at = now()
      where id = '${bookingId}';
    delete from half_hour_claims where booking_id = '${bookingId}';
    insert into refunds (id, payment_id, booking_id, amount_cents, reason, status, attempt, failed_provider_id, created_at)
      select gen_random_uuid(), id, booking_id, 1450, 'cancelled', '${status}', 3, '${left ?? ''}', now() + interval '1 second'
        from payments where booking_id = '${bookingId}';
  end $$`);
  if (left === null) return;
  for (const [txn, cents] of [
    [`ref:${left}`, -1450],
    [`ref-failed:${left}`, 1450],
  ])
    await app.sql(
      `insert into ledger_entries (txn, account, cents, booking_id, occurred_at)
       values ($1, 'provider', $2, $3, clock_timestamp()), ($1, 'booking_revenue', -$2::int, $3, clock_timestamp())`,
      [txn, cents, bookingId],
    );
}

test('a booking is pending with its missing amount until it is paid, and then names the payer', async () => {
  const booking = await anUnpaidBooking(app, { browser: await aPlayer('ana@saque.example') });
  expect(inShort(await movementsOf(booking.bookingId))).toEqual([['pending', null, '14.50']]);
  const { intentId } = await pay(app, booking);
  const entries = await movementsOf(booking.bookingId);
  expect(entries).toMatchObject([
    {
      id: `pay:${intentId}`,
      state: 'paid',
      concept: 'full',
      amount: '14.50',
      reference: intentId,
      email: 'ana@saque.example',
      venueName: 'Club de Prueba',
      courtNumber: 1,
      timeZone: 'America/Guayaquil',
      bookingDate: dayFromNow(3),
      timeSlot: '10:00',
    },
  ]);
});

test('a paid place is a share, and the rest of the booking stays pending', async () => {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  await payPlace(app, booking.bookingId, shareToken);
  const entries = await movementsOf(booking.bookingId);
  expect(entries.map(({ state, concept }) => [state, concept])).toEqual([
    ['paid', 'share'],
    ['pending', null],
  ]);
  const lacks = entries.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  const [row] = await app.sql<{ total: number }>(`select total_cents as total from bookings where id = $1`, [
    booking.bookingId,
  ]);
  expect(lacks).toBe(row?.total);
});

test('a refund is negative and names its reason and its recipient', async () => {
  const booking = await anUnpaidBooking(app, { browser: await aPlayer('eva@saque.example') });
  await pay(app, booking);
  await booking.browser.post('/api/cancellations', { bookingId: booking.bookingId });
  await eventually(async () => {
    const [refund] = await movementsOf(booking.bookingId);
    expect(refund).toMatchObject({
      state: 'refunded',
      concept: 'cancelled',
      amount: '-14.50',
      email: 'eva@saque.example',
    });
    expect(refund?.['reference']).toMatch(/^re_/);
  });
  const { body } = await admin.get<{ entries: Entry[] }>('/api/admin/payments?search=EVA@saque');
  expect(inShort(body.entries)).toEqual([
    ['refunded', 'cancelled', '-14.50'],
    ['paid', 'full', '14.50'],
  ]);
});

test('a refund on its way is in state refunding', async () => {
  const { bookingId } = await pay(app, await anUnpaidBooking(app));
  await refundOf(bookingId, 'submitted', null);
  expect(inShort(await movementsOf(bookingId))).toEqual([
    ['refunding', 'cancelled', '-14.50'],
    ['paid', 'full', '14.50'],
  ]);
});

test('a refund that the bank returned and that needs a person appears step by step', async () => {
  const { bookingId } = await pay(app, await anUnpaidBooking(app));
  await refundOf(bookingId, 'manual', 're_failed');
  const entries = await movementsOf(bookingId);
  expect(inShort(entries).sort()).toEqual([
    ['paid', 'full', '14.50'],
    ['refund_returned', 'cancelled', '14.50'],
    ['refund_stuck', 'cancelled', '-14.50'],
    ['refunded', 'cancelled', '-14.50'],
  ]);
});
