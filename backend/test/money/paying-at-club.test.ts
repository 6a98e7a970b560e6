import { randomUUID } from 'node:crypto';
import { ExpireOverdue } from '../../src/modules/payments/application/deadline/expire-overdue.js';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { asAccount } from '../support/fixtures/accounts.js';
import {
  anOpenPayment,
  type BookingResponse,
  booksOf,
  confirm,
  report,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import { holdTotal } from './deadline-cases.js';
import { expectConsistentLedger } from './provider-side.js';

let app: TestApp;
let admin: Browser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
});
afterEach(() => eventually(() => expectConsistentLedger(app)));
afterAll(() => app.close());

interface ClubResponse extends BookingResponse {
  paysAtClub: boolean;
  refundStatus: string;
  status: string;
}

const NAMED = { name: 'Ana Torres' };

/** A venue that lets players settle at its desk, with a court. */
async function aClub(): Promise<{ venueId: string; courtId: string }> {
  const venueId = await aVenue(app);
  await admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, { payAtClub: true });
  return { venueId, courtId: await aCourt(app, venueId, { daySingles: 1450 }) };
}

/** A player whom a club may expect: an account with a name. */
async function aPlayer(profile: object = NAMED): Promise<Browser> {
  const { browser } = await asAccount(app);
  await browser.send('PUT', '/api/session/profile', profile);
  return browser;
}

async function book(courtId: string, browser: Browser, timeSlot = '10:00'): Promise<UnpaidBooking> {
  const slot = { courtId, bookingDate: dayFromNow(3), timeSlot, gameType: 'singles' };
  const { body } = await browser.post<BookingResponse>('/api/bookings', slot);
  return { browser, bookingId: body.id };
}

const payAtClub = ({ browser, bookingId }: UnpaidBooking) =>
  browser.post<ClubResponse>(`/api/bookings/${bookingId}/pay-at-club`, {});

async function aBookingAtClub(): Promise<UnpaidBooking> {
  const { courtId } = await aClub();
  const booking = await book(courtId, await aPlayer());
  const { status, body } = await payAtClub(booking);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return booking;
}

const settle = (bookingId: string, amount: string, method = 'cash', headers: Record<string, string> = {}) =>
  admin.send<ClubResponse>('POST', `/api/admin/bookings/${bookingId}/settle`, { amount, method }, headers);
const handOver = (bookingId: string) =>
  admin.post<ClubResponse>(`/api/admin/bookings/${bookingId}/refund-handed-over`, {});
const own = async ({ browser, bookingId }: UnpaidBooking) =>
  (await browser.get<ClubResponse>(`/api/bookings/${bookingId}`)).body;
const desk = (account: string, cents: number) => [
  { account: 'booking_revenue', cents: -cents },
  { account, cents },
];

/** Holds the total on a card, and waits until the booking knows. */
async function guarantee(booking: UnpaidBooking): Promise<void> {
  await holdTotal(app, booking);
  await eventually(async () => expect(await own(booking)).toMatchObject({ atDeadline: 'charges_guarantee' }));
}

test('a booking that pays at the club has no deadline: its hour stays and nothing is charged', async () => {
  const booking = await aBookingAtClub();
  await app.sql(`update bookings set payment_due_at = now() - interval '1 minute' where id = $1`, [
    booking.bookingId,
  ]);
  await app.get<EnforceDeadline>(EnforceDeadline).execute(booking.bookingId);
  await app.get<ExpireOverdue>(ExpireOverdue).execute(new AbortController().signal);
  expect(await own(booking)).toMatchObject({ status: 'active', paysAtClub: true, paymentStatus: 'pending' });
});

test('only a venue whose rules say so lets players pay at the club', async () => {
  const courtId = await aCourt(app, await aVenue(app));
  const { status, body } = await payAtClub(await book(courtId, await aPlayer()));
  expect([status, body.code]).toEqual([409, 'pay_at_club_not_offered']);
});

test('the club does not expect a player without a name', async () => {
  const { courtId } = await aClub();
  const { status, body } = await payAtClub(await book(courtId, await aPlayer({})));
  expect([status, body.code]).toEqual([409, 'contact_needed']);
});

test('the club expects no player who has not confirmed an address, as contacts can be invented', async () => {
  const { courtId } = await aClub();
  const browser = new Browser(app.url);
  const contact = { ...NAMED, phone: '+593991234567', email: 'inventada@example.org' };
  await browser.send('PUT', '/api/session/profile', contact);
  const booking = await book(courtId, browser);
  const refused = await payAtClub(booking);
  expect([refused.status, refused.body.code]).toEqual([409, 'email_not_verified']);
  await asAccount(app, browser);
  expect(await payAtClub(booking)).toMatchObject({ status: 200, body: { paysAtClub: true } });
});

test('a refusal to pay at the club says why, and speaks of no code', async () => {
  const { courtId } = await aClub();
  const player = await aPlayer();
  const refusal = async (booking: UnpaidBooking) => {
    const { status, body } = await payAtClub(booking);
    expect([status, body.message]).toEqual([409, expect.not.stringContaining('no se puede cambiar')]);
    return body.code;
  };
  const shared = await book(courtId, player, '10:00');
  await player.post('/api/shared-payment-links', { bookingId: shared.bookingId });
  expect(await refusal(shared)).toBe('booking_already_shared');

  const guaranteed = await book(courtId, player, '11:00');
  await guarantee(guaranteed);
  expect(await refusal(guaranteed)).toBe('guarantee_held');

  await admin.post('/api/admin/discount-codes', { code: 'CLUBGRATIS', type: 'percentage', value: '100' });
  const free = await book(courtId, player, '12:00');
  const code = { bookingId: free.bookingId, discountCode: 'CLUBGRATIS' };
  await player.post('/api/create-payment-intent', code);
  expect(await refusal(free)).toBe('nothing_due');
});

test('a player leaves at most two bookings to be paid at clubs, also if they are sent at once', async () => {
  const { courtId } = await aClub();
  const player = await aPlayer();
  const bookings = [];
  for (const hour of ['10:00', '11:00', '12:00']) bookings.push(await book(courtId, player, hour));
  const answers = await Promise.all(bookings.map(payAtClub));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
});

test('the desk takes the money in parts, each in its own account, and never more than is due', async () => {
  const { bookingId } = await aBookingAtClub();
  expect((await settle(bookingId, '4.50', 'transfer')).body).toMatchObject({ paymentStatus: 'partial' });
  const tooMuch = await settle(bookingId, '10.01');
  expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'above_due']);
  expect((await settle(bookingId, '10.00', 'terminal')).body).toMatchObject({ paymentStatus: 'completed' });
  const { paidCents, ledger } = await booksOf(app, bookingId);
  expect(paidCents).toBe(1450);
  expect(ledger).toEqual(expect.arrayContaining([...desk('transfer', 450), ...desk('terminal', 1000)]));
});

test('the receipt shows the player how the desk took each part', async () => {
  const { browser, bookingId } = await aBookingAtClub();
  await settle(bookingId, '4.50', 'transfer');
  await settle(bookingId, '10.00', 'cash');
  const { body } = await browser.get(`/api/bookings/${bookingId}/receipt`);
  expect(body).toMatchObject([
    { amount: '4.50', method: 'transfer', card: null },
    { amount: '10.00', method: 'cash', card: null },
  ]);
});

test('a repeated order with the same key takes the money once', async () => {
  const { bookingId } = await aBookingAtClub();
  const key = { 'idempotency-key': randomUUID() };
  await settle(bookingId, '4.00', 'cash', key);
  expect((await settle(bookingId, '4.00', 'cash', key)).status).toBe(200);
  expect((await booksOf(app, bookingId)).paidCents).toBe(400);
});

test('the desk takes all of a booking with a deadline, but no part of it', async () => {
  const { courtId } = await aClub();
  const booking = await book(courtId, await aPlayer());
  const { status, body } = await settle(booking.bookingId, '1.00');
  expect([status, body.code]).toEqual([409, 'not_paid_at_club']);
  const open = await anOpenPayment(app, booking);
  expect((await settle(booking.bookingId, '14.50')).status).toBe(200);
  expect(await own(booking)).toMatchObject({ paymentStatus: 'completed', paysAtClub: false });
  expect((await confirm(app, open)).status).toBe(400); // the card form has ended
  expect((await booksOf(app, booking.bookingId)).paidCents).toBe(1450);
});

test('a card and the desk at the same moment never pay a booking twice', async () => {
  for (let round = 0; round < 8; round++) {
    const booking = await aBookingAtClub();
    const payment = await anOpenPayment(app, booking);
    const [settled] = await Promise.all([
      settle(booking.bookingId, '14.50'),
      confirm(app, payment).then(() => report(payment)),
    ]);
    expect(settled.status).toBeLessThan(500);
    await eventually(async () => {
      const { paidCents, payments } = await booksOf(app, booking.bookingId);
      expect(paidCents).toBe(1450);
      expect(payments.filter(({ status, excess }) => status === 'succeeded' && !excess)).toHaveLength(1);
    });
  }
}, 60_000);

test('cancelling before anything was paid owes nothing', async () => {
  const booking = await aBookingAtClub();
  const { body } = await booking.browser.post<{ refundAmount: string }>('/api/cancellations', {
    bookingId: booking.bookingId,
  });
  expect(body.refundAmount).toBe('0.00');
  const outcome = await handOver(booking.bookingId);
  expect([outcome.status, outcome.body.code]).toEqual([409, 'nothing_to_hand_over']);
});

test('money paid at the desk goes back the way it came, and an admin records it once', async () => {
  const booking = await aBookingAtClub();
  await settle(booking.bookingId, '14.50');
  await booking.browser.post('/api/cancellations', { bookingId: booking.bookingId });
  await eventually(async () =>
    expect(await own(booking)).toMatchObject({ status: 'cancelled', refundStatus: 'to_hand_over' }),
  );
  expect((await handOver(booking.bookingId)).body).toMatchObject({ refundStatus: 'succeeded' });
  expect((await handOver(booking.bookingId)).body.code).toBe('nothing_to_hand_over');
  const [cash] = await app.sql<{ cents: string }>(
    `select sum(cents)::text as cents from ledger_entries where booking_id = $1 and account = 'cash'`,
    [booking.bookingId],
  );
  expect(cash?.cents).toBe('0');
});
