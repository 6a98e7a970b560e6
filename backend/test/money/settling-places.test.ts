import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { booksOf, confirm, intentOf, type UnpaidBooking } from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, look, payPlace, share } from '../support/fixtures/sharing.js';
import { outcomeOf } from './deadline-cases.js';
import { expectConsistentLedger } from './provider-side.js';

const ROUNDS = Number(process.env['MONEY_ROUNDS'] ?? 8);
/** The places of doubles for 29.05. The last one has the odd cent. */
const PLACE = 726;

let app: TestApp;
let admin: Browser;

beforeAll(async () => {
  app = await startTestApp({ sandbox: { settlementMs: 1_500 } });
  admin = await anAdmin(app);
});
afterEach(() => eventually(() => expectConsistentLedger(app)));
afterAll(() => app.close());

const settle = (bookingId: string, amount: string, places: unknown) =>
  admin.post<{ code?: string; message?: string; paidAmount: string; placeList: { atClub: boolean }[] }>(
    `/api/admin/bookings/${bookingId}/settle`,
    { amount, places, method: 'cash' },
  );

async function aSharedBooking(): Promise<UnpaidBooking & { shareToken: string }> {
  const booking = await aDoublesBooking(app);
  return { ...booking, shareToken: (await share(booking)).shareToken };
}

/** Starts a card payment of the next place. */
async function askedFor({ bookingId, shareToken }: { bookingId: string; shareToken: string }) {
  const friend = new Browser(app.url);
  const { body } = await askForPlace(friend, bookingId, shareToken);
  const clientSecret = body.clientSecret ?? '';
  const payment = { intentId: intentOf(clientSecret), clientSecret };
  const report = () =>
    friend.post('/api/payments', { bookingId, shareToken, stripePaymentIntentId: payment.intentId });
  return { friend, payment, report };
}

test('two friends pay cash for their places, and the table says so without naming anyone', async () => {
  const { bookingId, browser, shareToken } = await aSharedBooking();
  const { status, body } = await settle(bookingId, '14.52', [1, 3]);
  expect([status, body.paidAmount]).toEqual([200, '14.52']);
  expect(body.placeList.map(({ atClub }) => atClub)).toEqual([true, false, true, false]);
  const { places, yourShare, payers } = await look(browser, shareToken);
  expect(places).toMatchObject([
    { status: 'paid', atClub: true, payerName: null, isYours: false, leaveWith: null },
    { status: 'open', atClub: false },
    { status: 'paid', atClub: true },
    { status: 'open', atClub: false },
  ]);
  expect([yourShare, payers.map(({ isYours }) => isYours)]).toEqual(['none', [false, false]]);
  await payPlace(app, bookingId, shareToken);
  await payPlace(app, bookingId, shareToken);
  expect((await booksOf(app, bookingId)).paidCents).toBe(2905);
});

test.each([
  ['another amount than their price', '7.25', [1], 'places_cost'],
  ['the price of another place', '7.26', [4], 'places_cost'],
  ['no places of a part', '7.26', undefined, 'not_paid_at_club'],
])('the desk is refused %s', async (_, amount, places, code) => {
  const { bookingId } = await aSharedBooking();
  expect((await settle(bookingId, amount, places)).body.code).toBe(code);
  expect((await booksOf(app, bookingId)).paidCents).toBe(0);
});

test('a place is paid once, and no card form of another place ends', async () => {
  const shared = await aSharedBooking();
  const first = await askedFor(shared);
  const second = await askedFor(shared);
  expect((await settle(shared.bookingId, '7.26', [1])).status).toBe(200);
  expect((await confirm(app, first.payment)).status).toBe(400); // its card form has ended
  expect((await settle(shared.bookingId, '7.26', [1])).body.code).toBe('places_not_open');
  expect((await confirm(app, second.payment)).status).toBe(200);
  await second.report();
  expect((await booksOf(app, shared.bookingId)).paidCents).toBe(2 * PLACE);
});

test('the desk waits until the bank of a friend has decided, and reads until which minute', async () => {
  const shared = await aSharedBooking();
  const { payment, report } = await askedFor(shared);
  await app.sql(`update payments set status = 'processing' where intent_id = $1`, [payment.intentId]);
  const refused = await settle(shared.bookingId, '7.26', [1]);
  expect([refused.status, refused.body.code]).toEqual([409, 'share_being_paid']);
  expect(refused.body.message).toMatch(/Espera hasta las \d\d:\d\d\./);
  expect((await settle(shared.bookingId, '7.26', [2])).status).toBe(200);
  await confirm(app, payment);
  await report();
  await eventually(async () => expect((await booksOf(app, shared.bookingId)).paidCents).toBe(2 * PLACE));
  expect((await settle(shared.bookingId, '7.26', [1])).body.code).toBe('places_not_open');
});

test('a friend and the desk who pay one place at the same moment pay it once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const shared = await aSharedBooking();
    const { payment, report } = await askedFor(shared);
    const [settled] = await Promise.all([
      settle(shared.bookingId, '7.26', [1]),
      confirm(app, payment).then(report),
    ]);
    expect(
      settled.status === 200 || ['places_not_open', 'share_being_paid'].includes(settled.body.code ?? ''),
    ).toBe(true);
    await eventually(async () => {
      const { paidCents, payments } = await booksOf(app, shared.bookingId);
      expect(paidCents).toBe(PLACE);
      expect(payments.filter(({ status, excess }) => status === 'succeeded' && !excess)).toHaveLength(1);
    });
  }
}, 60_000);

test('two receptionists who take money for the same places take it once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { bookingId } = await aSharedBooking();
    const answers = await Promise.all([
      settle(bookingId, '14.52', [1, 2]),
      settle(bookingId, '14.52', [2, 1]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await booksOf(app, bookingId)).paidCents).toBe(2 * PLACE);
  }
}, 60_000);

test('the deadline hands back cash for places as it refunds a card', async () => {
  const { bookingId, shareToken } = await aSharedBooking();
  await settle(bookingId, '7.26', [1]);
  await payPlace(app, bookingId, shareToken);
  await app.sql(`update bookings set payment_due_at = now() - interval '1 minute' where id = $1`, [
    bookingId,
  ]);
  await app.get<EnforceDeadline>(EnforceDeadline).execute(bookingId);
  await eventually(async () => expect((await outcomeOf(app, bookingId)).status).toBe('expired'));
  const path = `/api/admin/bookings/${bookingId}/refund-handed-over`;
  expect((await admin.post(path, {})).status).toBe(200);
  await eventually(async () => expect((await outcomeOf(app, bookingId)).refunded).toEqual([PLACE, PLACE]));
});
