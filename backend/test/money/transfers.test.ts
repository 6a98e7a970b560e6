import { ExpireOverdue } from '../../src/modules/payments/application/deadline/expire-overdue.js';
import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { anOpenPayment, booksOf, confirm, pay, report } from '../support/fixtures/payments.js';
import { holdTotal } from './deadline-cases.js';
import { expectConsistentLedger } from './provider-side.js';
import { ACCOUNT, EXACT, TransferScene } from './transfer-scene.js';

let app: TestApp;
let scene: TransferScene;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  scene = await TransferScene.at(app);
});
afterEach(() => eventually(() => expectConsistentLedger(app)));
afterAll(() => app.close());

const expire = () => app.get<ExpireOverdue>(ExpireOverdue).execute(new AbortController().signal);
const accountOf = async (bookingId: string, account: string) =>
  (await booksOf(app, bookingId)).ledger
    .filter((line) => line.account === account)
    .reduce((total, { cents }) => total + cents, 0);

test('a player who chooses to transfer sees the account and has twelve hours', async () => {
  const booking = await scene.book(await scene.player());
  expect(await scene.own(booking)).toMatchObject({ mayTransfer: true, transfer: null });
  const { body } = await scene.choose(booking);
  expect(body).toMatchObject({
    transfer: ACCOUNT,
    mayTransfer: false,
    status: 'active',
    atDeadline: 'expires',
  });
  const hours = (Date.parse(body.paymentDueAt) - Date.now()) / 3_600_000;
  expect(hours).toBeCloseTo(12, 1);
  const again = await scene.choose(booking);
  expect(again.body.paymentDueAt).toBe(body.paymentDueAt);
});

test('a transfer has to arrive before the play begins, also if the club gives more hours', async () => {
  await scene.admin.send('PATCH', `/api/admin/venues/${scene.venueId}/rules`, {
    transfer: { ...ACCOUNT, hours: 72 },
  });
  const booking = await scene.expected();
  await scene.admin.send('PATCH', `/api/admin/venues/${scene.venueId}/rules`, { transfer: null });
  const { paymentDueAt, startsAt, transfer } = (await scene.own(booking)) as never as Record<string, string>;
  expect(Date.parse(paymentDueAt ?? '')).toBeLessThanOrEqual(Date.parse(startsAt ?? ''));
  // The player may have the account in a letter, so it stays with the booking.
  expect(transfer).toEqual(ACCOUNT);
});

test('nothing about the account is public, and only the venue and the player of a transfer read it', async () => {
  const other = await scene.book(await scene.player('Luis'), '12:00');
  await scene.expected();
  const stranger = new Browser(app.url);
  for (const path of [`/api/venues/${scene.venueId}`, '/api/venues', `/api/courts/${scene.courtId}`])
    expect(JSON.stringify((await stranger.get(path)).body)).not.toContain(ACCOUNT.number);
  expect(JSON.stringify(await scene.own(other))).not.toContain(ACCOUNT.number);
});

test.each([
  ['a venue without an account', { rules: { transfer: null } }, 'transfer_not_offered'],
  ['a player without a name', { profile: {} }, 'contact_needed'],
])('%s has no transfers', async (_, { rules, profile }: { rules?: object; profile?: object }, code) => {
  const other = await TransferScene.at(app, rules);
  const { browser } = await asAccount(app);
  await browser.send('PUT', '/api/session/profile', profile ?? { name: 'Ana' });
  const { status, body } = await other.choose(await other.book(browser));
  expect([status, body.code]).toEqual([409, code]);
});

test('a stranger without a confirmed address keeps no hour by a transfer', async () => {
  const browser = new Browser(app.url);
  await browser.send('PUT', '/api/session/profile', { name: 'Ana', email: 'inventada@example.org' });
  const { status, body } = await scene.choose(await scene.book(browser));
  expect([status, body.code]).toEqual([409, 'email_not_verified']);
});

test('shared and guaranteed bookings are paid by card, and a transfer is not divided', async () => {
  const player = await scene.player();
  const shared = await scene.book(player, '10:00');
  await player.post('/api/shared-payment-links', { bookingId: shared.bookingId });
  expect((await scene.choose(shared)).body.code).toBe('booking_already_shared');
  const guaranteed = await scene.book(player, '11:00');
  await holdTotal(app, guaranteed);
  await eventually(async () =>
    expect(await scene.own(guaranteed)).toMatchObject({ atDeadline: 'charges_guarantee' }),
  );
  expect((await scene.choose(guaranteed)).body.code).toBe('guarantee_held');
  const { bookingId } = await scene.expected('12:00', player);
  const link = await player.post('/api/shared-payment-links', { bookingId });
  expect([link.status, link.body]).toMatchObject([409, { code: 'sharing_by_transfer' }]);
});

test('one player has two transfers on the way, also if three are asked at once', async () => {
  const player = await scene.player();
  const bookings = [];
  for (const hour of ['10:00', '11:00', '12:00']) bookings.push(await scene.book(player, hour));
  const statuses = (await Promise.all(bookings.map((one) => scene.choose(one)))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 429]);
});

test('a player whose transfers did not arrive twice pays by card for a month', async () => {
  const player = await scene.player();
  for (const hour of ['10:00', '11:00']) await scene.comeDue((await scene.expected(hour, player)).bookingId);
  await expire();
  const { status, body } = await scene.choose(await scene.book(player, '10:00'));
  expect([status, body.code]).toEqual([429, 'transfers_lapsed']);
});

test('one tap confirms the exact amount, and the desk keeps the number of the bank', async () => {
  const booking = await scene.expected();
  const [listed] = await scene.list();
  expect(listed).toMatchObject({
    bookingId: booking.bookingId,
    dueAmount: '14.50',
    state: 'expected',
    organiserName: 'Ana Torres',
  });
  const { status, body } = await scene.confirm(booking.bookingId, { ...EXACT, reference: 'TR-889' });
  expect([status, body]).toMatchObject([
    200,
    { paymentStatus: 'completed', payments: [{ method: 'transfer', reference: 'TR-889', counts: true }] },
  ]);
  expect(await accountOf(booking.bookingId, 'transfer')).toBe(1450);
  expect(await scene.list()).toMatchObject([{ state: 'paid', dueAmount: '0.00' }]);
});

test('less is refused until the desk calls it a part; the rest stays due until the same deadline', async () => {
  const booking = await scene.expected();
  const before = await scene.own(booking);
  const less = { amount: '10.00', due: '14.50' };
  expect((await scene.confirm(booking.bookingId, less)).body.code).toBe('transfer_below_due');
  expect((await scene.confirm(booking.bookingId, { ...less, difference: 'part' })).status).toBe(200);
  expect(await scene.own(booking)).toMatchObject({
    paymentStatus: 'partial',
    paymentDueAt: before.paymentDueAt,
  });
  await scene.comeDue(booking.bookingId);
  await app.get<EnforceDeadline>(EnforceDeadline).execute(booking.bookingId);
  await eventually(async () =>
    expect(await scene.own(booking)).toMatchObject({ status: 'expired', refundStatus: 'to_hand_over' }),
  );
  await scene.handOver(booking.bookingId);
  expect(await accountOf(booking.bookingId, 'transfer')).toBe(0);
});

test('more is refused until the desk agrees to give the rest back, which it then owes', async () => {
  const { bookingId } = await scene.expected();
  const more = { amount: '20.00', due: '14.50' };
  expect((await scene.confirm(bookingId, more)).body.code).toBe('transfer_above_due');
  expect((await scene.confirm(bookingId, { ...more, difference: 'give_back' })).body).toMatchObject({
    paymentStatus: 'completed',
    payments: [
      { amount: '14.50', counts: true },
      { amount: '5.50', counts: false },
    ],
  });
  expect(await accountOf(bookingId, 'owed_to_payers')).toBe(-550);
  expect((await scene.handOver(bookingId)).status).toBe(200);
  expect(await accountOf(bookingId, 'owed_to_payers')).toBe(0);
  expect(await accountOf(bookingId, 'transfer')).toBe(1450);
});

test('the deadline frees the hour, charges no saved card, and makes late money owed', async () => {
  const { browser } = await pay(app, await scene.book(await scene.player(), '09:00'));
  const booking = await scene.expected('11:00', browser);
  await scene.comeDue(booking.bookingId);
  await app.get<EnforceDeadline>(EnforceDeadline).execute(booking.bookingId);
  await eventually(async () => expect(await scene.own(booking)).toMatchObject({ status: 'expired' }));
  expect((await booksOf(app, booking.bookingId)).payments).toEqual([]);
  expect((await scene.list())[0]).toMatchObject({ state: 'released', dueAmount: '0.00' });
  expect((await scene.confirm(booking.bookingId, EXACT)).body.code).toBe('due_changed');
  const late = { amount: '14.50', due: '0.00', difference: 'give_back' };
  expect((await scene.confirm(booking.bookingId, late)).status).toBe(200);
  expect(await accountOf(booking.bookingId, 'owed_to_payers')).toBe(-1450);
  await scene.handOver(booking.bookingId);
  expect(await accountOf(booking.bookingId, 'transfer')).toBe(0);
});

test('a card may pay instead until the deadline, and the transfer is then all to give back', async () => {
  const booking = await scene.expected();
  const open = await anOpenPayment(app, booking);
  await confirm(app, open);
  await report(open);
  expect(await scene.own(booking)).toMatchObject({ paymentStatus: 'completed' });
  expect((await scene.confirm(booking.bookingId, EXACT)).body.code).toBe('due_changed');
});

test('a code lowers what is transferred, and cancelling before the money comes owes nothing', async () => {
  await scene.admin.post('/api/admin/discount-codes', {
    code: 'TRANSFER10',
    type: 'percentage',
    value: '10',
  });
  const booking = await scene.expected();
  const { bookingId, browser } = booking;
  await browser.post('/api/create-payment-intent', { bookingId, discountCode: 'TRANSFER10' });
  expect(await scene.list()).toMatchObject([{ dueAmount: '13.05' }]);
  const { body } = await browser.post<{ refundAmount: string }>('/api/cancellations', { bookingId });
  expect(body.refundAmount).toBe('0.00');
  await eventually(async () => expect(await scene.own(booking)).toMatchObject({ status: 'cancelled' }));
});

test('a booking that expects no transfer is settled at the desk, not confirmed', async () => {
  const { bookingId } = await scene.book(await scene.player());
  expect((await scene.confirm(bookingId, EXACT)).body.code).toBe('no_transfer_expected');
});
