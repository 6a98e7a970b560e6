import { randomUUID } from 'node:crypto';
import type { PaymentId } from '../../src/kernel/domain/ids.js';
import { ReleasePlace } from '../../src/modules/payments/application/intents/release-place.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { gamesBeside, publicTokenOf } from '../support/fixtures/open-games.js';
import { confirm, intentOf, type UnpaidBooking } from '../support/fixtures/payments.js';
import { aDoublesBooking, askForPlace, payPlace, share } from '../support/fixtures/sharing.js';

const clock = new FixedClock(new Date().toISOString());
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(() => clock.set(new Date()));
afterAll(() => app.close());

const stranger = () => new Browser(app.url);
const places = async ({ bookingId }: UnpaidBooking) =>
  (await gamesBeside(app, bookingId)).map((game) => game.places);

describe('a stranger who pays nothing', () => {
  const held = async ({ bookingId }: UnpaidBooking) =>
    app.sql<{ paymentId: PaymentId; until: Date }>(
      `select s.payment_id as "paymentId", s.reserved_until as until from shares s
         join shared_links l on l.id = s.link_id where l.booking_id = $1 and s.status = 'reserved'`,
      [bookingId],
    );
  const heldOnly = async (booking: UnpaidBooking) => {
    const [place, ...others] = await held(booking);
    if (!place || others.length > 0) throw new Error('not one place is held');
    return place;
  };
  /** Lets the time of the held place pass, and runs the job that then is due. */
  const lapse = async (booking: UnpaidBooking) => {
    const { paymentId, until } = await heldOnly(booking);
    clock.set(until);
    await app.get(ReleasePlace).execute(paymentId, until);
  };

  test('keeps one of the open places, with however many sessions of one address', async () => {
    const booking = await aDoublesBooking(app, 2900);
    const token = await publicTokenOf(app, booking, 3);
    const asked = await Promise.all([1, 2, 3].map(() => askForPlace(stranger(), booking.bookingId, token)));
    expect(asked.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      201,
      'place_held_here',
      'place_held_here',
    ]);
    const several = { placesFor: ['', ''] };
    const greedy = await askForPlace(stranger(), booking.bookingId, token, several);
    expect([greedy.status, greedy.body.code]).toEqual([409, 'one_place_at_a_time']);
    expect(await places(booking)).toEqual([2]);
  });

  test('does not keep an account on the same network from its place', async () => {
    const booking = await aDoublesBooking(app, 2900);
    const token = await publicTokenOf(app, booking, 3);
    expect((await askForPlace(stranger(), booking.bookingId, token)).status).toBe(201);
    const mailbox = randomUUID();
    const asked = ['', '+2'].map(async (suffix) => {
      const { browser } = await asAccount(app, stranger(), `${mailbox}${suffix}@example.org`);
      return (await askForPlace(browser, booking.bookingId, token)).status;
    });
    expect((await Promise.all(asked)).sort()).toEqual([201, 409]);
  });

  test('gives the place back after two minutes, and after the second time waits', async () => {
    const booking = await aDoublesBooking(app, 2900);
    const token = await publicTokenOf(app, booking, 1);
    for (const status of [201, 201]) {
      expect((await askForPlace(stranger(), booking.bookingId, token)).status).toBe(status);
      expect((await heldOnly(booking)).until.getTime() - clock.now().getTime()).toBe(120_000);
      await lapse(booking);
      expect(await places(booking)).toEqual([1]);
    }
    const again = await askForPlace(stranger(), booking.bookingId, token);
    expect([again.status, again.body.code]).toEqual([429, 'too_many_payment_attempts']);
    const { shareToken } = await share(booking);
    expect(await payPlace(app, booking.bookingId, shareToken)).toBe('7.25');
  });

  test('keeps the place for ten minutes after a card was tried', async () => {
    const booking = await aDoublesBooking(app, 2900);
    const token = await publicTokenOf(app, booking, 1);
    const start = clock.now().getTime();
    const { body } = await askForPlace(stranger(), booking.bookingId, token);
    const clientSecret = body.clientSecret ?? '';
    const payment = { intentId: intentOf(clientSecret), clientSecret };
    await confirm(app, payment, 'pm_card_visa_chargeDeclined');
    await lapse(booking);
    expect((await heldOnly(booking)).until.getTime() - start).toBe(600_000);
    expect((await confirm(app, payment)).body.status).toBe('succeeded');
  });
});
