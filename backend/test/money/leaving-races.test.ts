import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import {
  booksOf,
  confirm,
  createIntent,
  intentOf,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, leave, look, payPlace, share } from '../support/fixtures/sharing.js';
import { holdTotal, outcomeOf } from './deadline-cases.js';
import { expectConsistentLedger } from './provider-side.js';

const ROUNDS = Number(process.env['MONEY_ROUNDS'] ?? 4);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => eventually(() => expectConsistentLedger(app)));
afterAll(() => app.close());

/** A booking of 29.05 whose first place the friend has paid; the table has three more. */
async function aPaidPlace(booking?: UnpaidBooking) {
  const { browser, bookingId } = booking ?? (await aDoublesBooking(app));
  const { shareToken } = await share({ browser, bookingId });
  const friend = new Browser(app.url);
  await payPlace(app, bookingId, shareToken, friend, { playerName: 'Eva' });
  const paymentId = (await look(friend, shareToken)).places[0]?.leaveWith ?? '';
  return { browser, bookingId, shareToken, friend, paymentId };
}

const payingFor = async (bookingId: string, shareToken: string, places: number) => {
  const { body } = await askForPlace(new Browser(app.url), bookingId, shareToken, {
    placesFor: Array<string>(places).fill(''),
  });
  const clientSecret = body.clientSecret ?? '';
  return { intentId: intentOf(clientSecret), clientSecret };
};
const isOver = (bookingId: string) =>
  app.sql(`update bookings set payment_due_at = now() - interval '1 second' where id = $1`, [bookingId]);

test('leaving during the payment of the last places ends with a complete booking or one open place', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { bookingId, shareToken, friend, paymentId, browser } = await aPaidPlace();
    const last = await payingFor(bookingId, shareToken, 3);
    const [left] = await Promise.all([leave(friend, bookingId, shareToken, paymentId), confirm(app, last)]);
    const stays = left.status === 409;
    if (stays) expect(left.body.code).toBe('leave_after_complete');
    await eventually(async () => {
      expect((await booksOf(app, bookingId)).paidCents).toBe(stays ? 2905 : 2179);
      expect((await outcomeOf(app, bookingId)).refunded).toEqual(stays ? [] : [726]);
    });
    expect((await look(browser, shareToken)).status).toBe(stays ? 'complete' : 'open');
  }
}, 90_000);

test('leaving during the payment of the rest makes no place void while something is missing', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { bookingId, shareToken, friend, paymentId, browser } = await aPaidPlace();
    const { body } = await createIntent({ browser, bookingId });
    const clientSecret = body.clientSecret ?? '';
    const rest = { intentId: intentOf(clientSecret), clientSecret };
    const [left] = await Promise.all([leave(friend, bookingId, shareToken, paymentId), confirm(app, rest)]);
    await eventually(async () => {
      const { places, status } = await look(browser, shareToken);
      if (left.status === 200) {
        expect([status, places.some((place) => place.status === 'void')]).toEqual(['open', false]);
        expect((await booksOf(app, bookingId)).paidCents).toBe(0);
      } else {
        expect(['leave_after_complete', 'leave_undecided', 'provider_unavailable']).toContain(left.body.code);
        expect([status, (await booksOf(app, bookingId)).paidCents]).toEqual(['complete', 2905]);
      }
    });
  }
}, 90_000);

test('leaving at the deadline gives the share back exactly once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { bookingId, shareToken, friend, paymentId } = await aPaidPlace();
    const leaving = leave(friend, bookingId, shareToken, paymentId);
    await isOver(bookingId);
    const [left] = await Promise.all([leaving, app.get(EnforceDeadline).execute(bookingId)]);
    if (left.status !== 200) expect(left.body.code).toBe('leave_too_late');
    await eventually(async () => {
      const { status, refunded, holdsHour } = await outcomeOf(app, bookingId);
      expect([status, refunded, holdsHour]).toEqual(['expired', [726], false]);
    });
  }
}, 90_000);

test('no payer leaves from the deadline on, even before the booking expires', async () => {
  const { bookingId, shareToken, friend, paymentId } = await aPaidPlace();
  await isOver(bookingId);
  const late = await leave(friend, bookingId, shareToken, paymentId);
  expect([late.status, late.body.code]).toEqual([409, 'leave_too_late']);
  await app.get(EnforceDeadline).execute(bookingId);
  await eventually(async () => expect((await outcomeOf(app, bookingId)).refunded).toEqual([726]));
});

test('leaving during a cancellation gives the share back exactly once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { bookingId, shareToken, friend, paymentId, browser } = await aPaidPlace();
    await Promise.all([
      leave(friend, bookingId, shareToken, paymentId),
      browser.post('/api/cancellations', { bookingId }),
    ]);
    await eventually(async () => {
      const { status, refunded } = await outcomeOf(app, bookingId);
      expect([status, refunded]).toEqual(['cancelled', [726]]);
    });
  }
}, 90_000);

test('four players who all leave at once leave an unpaid booking whose places can be paid again', async () => {
  const booking = await aDoublesBooking(app);
  const { shareToken } = await share(booking);
  const { bookingId } = booking;
  const friends = [1, 2, 3].map(() => new Browser(app.url));
  for (const friend of friends) await payPlace(app, bookingId, shareToken, friend);
  const left = await Promise.all(friends.map((friend) => leave(friend, bookingId, shareToken)));
  expect(left.map(({ body }) => body.refundAmount)).toEqual(['7.26', '7.26', '7.26']);
  await eventually(async () => expect((await outcomeOf(app, bookingId)).refunded).toEqual([726, 726, 726]));
  for (let each = 0; each < 4; each++) await payPlace(app, bookingId, shareToken);
  expect((await booksOf(app, bookingId)).paidCents).toBe(2905);
});

test('the guarantee of the organiser pays at the deadline for who has left', async () => {
  const booking = await aDoublesBooking(app);
  await holdTotal(app, booking);
  const { bookingId, shareToken, friend } = await aPaidPlace(booking);
  await payPlace(app, bookingId, shareToken);
  await leave(friend, bookingId, shareToken);
  await isOver(bookingId);
  await app.get(EnforceDeadline).execute(bookingId);
  await eventually(async () => {
    const { status, paidCents, refunded } = await outcomeOf(app, bookingId);
    expect([status, paidCents, refunded]).toEqual(['active', 2905, [726]]);
  });
});

test('a payment that its payer disputes at the bank is not given back a second time', async () => {
  const booking = await aDoublesBooking(app);
  const { bookingId } = booking;
  const { shareToken } = await share(booking);
  const friend = new Browser(app.url);
  const { body } = await askForPlace(friend, bookingId, shareToken);
  const clientSecret = body.clientSecret ?? '';
  await confirm(app, { intentId: intentOf(clientSecret), clientSecret }, 'pm_card_createDispute');
  await eventually(async () => {
    const disputes = await app.sql(`select id from disputes where booking_id = $1`, [bookingId]);
    expect(disputes).toHaveLength(1);
  });
  const refused = await leave(friend, bookingId, shareToken);
  expect([refused.status, refused.body.code]).toEqual([409, 'leave_disputed']);
});
