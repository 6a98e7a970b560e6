import { type PaymentId, type PlayerId, idFrom } from '../../src/kernel/domain/ids.js';
import { LeaveDisputed } from '../../src/modules/payments/domain/place-errors.js';
import { LeavePlace } from '../../src/modules/payments/index.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { asAccount, merge, playerOf } from '../support/fixtures/accounts.js';
import {
  anOpenPayment,
  booksOf,
  confirm,
  createIntent,
  intentOf,
  pay,
  providerOf,
} from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, leave, look, payPlace, share } from '../support/fixtures/sharing.js';
import { outcomeOf } from './deadline-cases.js';
import { expectConsistentLedger } from './provider-side.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => eventually(() => expectConsistentLedger(app)));
afterAll(() => app.close());

/** A doubles booking with its payment link, and a friend who has paid the first place of 7.26. */
async function aPaidPlace(placesFor = ['']) {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  const friend = new Browser(app.url);
  await payPlace(app, booking.bookingId, shareToken, friend, { playerName: 'Eva Mora', placesFor });
  return { ...booking, shareToken, friend };
}

/** Stores that the bank of the only payer has asked about the payment. No money has moved. */
async function disputed(bookingId: string): Promise<{ playerId: PlayerId }> {
  const [payment] = await app.sql<{ playerId: PlayerId }>(
    `with paid as (select * from payments where booking_id = $1), asked as (
       insert into disputes (id, payment_id, booking_id, amount_cents, reason, status, opened_at, withheld_cents, fee_cents)
       select 'dp_' || id, id, booking_id, amount_cents, 'fraudulent', 'inquiry', now(), 0, 0 from paid)
     select player_id as "playerId" from paid`,
    [bookingId],
  );
  if (!payment) throw new Error('the booking has no payment');
  return payment;
}

const refunded = (bookingId: string, cents: number[]) =>
  eventually(async () => expect((await outcomeOf(app, bookingId)).refunded).toEqual(cents));

test('a payer who leaves gets the share back on the card, and the place opens', async () => {
  const { bookingId, shareToken, friend, browser } = await aPaidPlace();
  expect((await leave(friend, bookingId, shareToken)).body).toEqual({ refundAmount: '7.26' });
  await refunded(bookingId, [726]);
  expect(await booksOf(app, bookingId)).toEqual({
    paidCents: 0,
    payments: [{ status: 'succeeded', excess: true }],
    ledger: [
      { account: 'booking_revenue', cents: 726 },
      { account: 'owed_to_payers', cents: -726 },
      { account: 'booking_revenue', cents: -726 },
      { account: 'provider', cents: 726 },
      { account: 'owed_to_payers', cents: 726 },
      { account: 'provider', cents: -726 },
    ],
  });
  const seen = await look(browser, shareToken);
  expect([seen.status, seen.currentParticipants, seen.places[0]?.status]).toEqual(['open', 0, 'open']);
  for (let each = 0; each < 4; each++) await payPlace(app, bookingId, shareToken);
  expect((await booksOf(app, bookingId)).paidCents).toBe(2905);
});

test('a payer who leaves with a payment for two gives up both places', async () => {
  const { bookingId, shareToken, friend } = await aPaidPlace(['', 'Luis']);
  await payPlace(app, bookingId, shareToken, friend, { placesFor: ['Marta'] });
  const { places } = await look(friend, shareToken);
  expect(new Set(places.slice(0, 2).map(({ leaveWith }) => leaveWith)).size).toBe(1);
  expect((await leave(friend, bookingId, shareToken)).body).toEqual({ refundAmount: '14.52' });
  const left = (await look(friend, shareToken)).places;
  expect(left.map(({ status, forName }) => [status, forName])).toEqual([
    ['open', null],
    ['open', null],
    ['paid', 'Marta'],
    ['open', null],
  ]);
  await refunded(bookingId, [1452]);
});

test('leaving again, also many times at once, gives the money back once', async () => {
  const { bookingId, shareToken, friend } = await aPaidPlace();
  const paymentId = (await look(friend, shareToken)).places[0]?.leaveWith ?? '';
  const left = await Promise.all(
    Array.from({ length: 10 }, () => leave(friend, bookingId, shareToken, paymentId)),
  );
  expect(new Set(left.map(({ body }) => body.refundAmount))).toEqual(new Set(['7.26']));
  await refunded(bookingId, [726]);
  // The player who took the place afterwards keeps it.
  await payPlace(app, bookingId, shareToken, new Browser(app.url));
  expect((await leave(friend, bookingId, shareToken, paymentId)).status).toBe(200);
  expect((await booksOf(app, bookingId)).paidCents).toBe(726);
});

test('only the payer can leave a place, the organiser cannot', async () => {
  const { bookingId, shareToken, friend, browser } = await aPaidPlace();
  const paymentId = (await look(friend, shareToken)).places[0]?.leaveWith ?? '';
  for (const other of [browser, new Browser(app.url)]) {
    expect((await look(other, shareToken)).places.some(({ leaveWith }) => leaveWith !== null)).toBe(false);
    const refused = await leave(other, bookingId, shareToken, paymentId);
    expect([refused.status, refused.body.code]).toEqual([404, 'place_not_yours']);
  }
  const elsewhere = await aDoublesBooking(app);
  expect((await leave(friend, elsewhere.bookingId, shareToken, paymentId)).status).toBe(404);
  expect((await booksOf(app, bookingId)).paidCents).toBe(726);
});

test('a guest who has signed in leaves as the account, on any device', async () => {
  const { bookingId, shareToken, friend } = await aPaidPlace();
  const { browser: account, playerId } = await asAccount(app);
  await merge(app, await playerOf(friend), playerId);
  expect((await leave(account, bookingId, shareToken)).body).toEqual({ refundAmount: '7.26' });
  await refunded(bookingId, [726]);
});

test('the organiser can leave a place and keeps the booking', async () => {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  await payPlace(app, booking.bookingId, shareToken, booking.browser);
  expect((await leave(booking.browser, booking.bookingId, shareToken)).status).toBe(200);
  expect((await outcomeOf(app, booking.bookingId)).status).toBe('active');
});

test('a player cannot leave a booking that is paid in full', async () => {
  const { bookingId, shareToken, friend } = await aPaidPlace();
  const paymentId = (await look(friend, shareToken)).places[0]?.leaveWith ?? '';
  await payPlace(app, bookingId, shareToken, new Browser(app.url), { placesFor: ['', '', ''] });
  expect((await look(friend, shareToken)).places.some(({ leaveWith }) => leaveWith !== null)).toBe(false);
  const refused = await leave(friend, bookingId, shareToken, paymentId);
  expect([refused.status, refused.body.code]).toEqual([409, 'leave_after_complete']);
});

test('the payment of the whole amount is no place that can be left', async () => {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  await pay(app, booking);
  const [paid] = await app.sql<{ id: string }>(`select id from payments where booking_id = $1`, [
    booking.bookingId,
  ]);
  expect((await leave(booking.browser, booking.bookingId, shareToken, paid?.id)).status).toBe(404);
});

test('an open form for the rest ends when a payer leaves, and asks for the new amount', async () => {
  const { bookingId, shareToken, friend, browser } = await aPaidPlace();
  const rest = await anOpenPayment(app, { browser, bookingId });
  expect((await leave(friend, bookingId, shareToken)).status).toBe(200);
  expect((await confirm(app, rest)).body.error?.code).toBe('payment_intent_unexpected_state');
  expect((await createIntent({ browser, bookingId })).body.amount).toBe('29.05');
});

test('a player who is paying a place while another one is left pays the price of that place', async () => {
  const { bookingId, shareToken, friend } = await aPaidPlace();
  const other = new Browser(app.url);
  const { body } = await askForPlace(other, bookingId, shareToken);
  expect((await leave(friend, bookingId, shareToken)).status).toBe(200);
  const clientSecret = body.clientSecret ?? '';
  await confirm(app, { intentId: intentOf(clientSecret), clientSecret });
  await eventually(async () => expect((await booksOf(app, bookingId)).paidCents).toBe(726));
  expect((await look(other, shareToken)).places.map(({ status }) => status)).toEqual([
    'open',
    'paid',
    'open',
    'open',
  ]);
});

test('a refund that an employee made at the provider is not given back again', async () => {
  const { bookingId, shareToken, friend } = await aPaidPlace();
  const [paid] = await app.sql<{ intentId: string }>(
    `select intent_id as "intentId" from payments where booking_id = $1`,
    [bookingId],
  );
  await providerOf(app).refunds.create({ payment_intent: paid?.intentId ?? '', amount: 100 });
  await refunded(bookingId, [100]);
  expect((await leave(friend, bookingId, shareToken)).body).toEqual({ refundAmount: '6.26' });
  await refunded(bookingId, [100, 626]);
});

test('a payment that its bank disputes cannot be left, however its id is written', async () => {
  const { bookingId, shareToken, friend } = await aPaidPlace();
  const paymentId = (await look(friend, shareToken)).places[0]?.leaveWith ?? '';
  const { playerId } = await disputed(bookingId);
  for (const written of [paymentId, paymentId.toUpperCase()]) {
    const refused = await leave(friend, bookingId, shareToken, written);
    expect([refused.status, refused.body.code]).toEqual([409, 'leave_disputed']);
  }
  await expect(
    app
      .get(LeavePlace)
      .execute({ bookingId, paymentId: idFrom<PaymentId>(paymentId.toUpperCase()), playerId }),
  ).rejects.toThrow(LeaveDisputed);
});
