import { EnforceDeadline } from '../../src/modules/bookings/application/enforce-deadline.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import { providerOf } from '../support/fixtures/payments.js';
import { askForPlace, leave, look, payPlace } from '../support/fixtures/sharing.js';
import { AFTER_PLAY, AfterPlayScene, DEADLINE, DURING_PLAY } from './after-play-scene.js';
import { outcomeOf } from './deadline-cases.js';
import { expectConsistentLedger } from './provider-side.js';
import { FRIDAY, HALF, NOTHING } from './resale-scene.js';

const clock = new FixedClock(FRIDAY);
let app: TestApp;
let scene: AfterPlayScene;

beforeAll(async () => {
  app = await startTestApp({ clock, sandbox: { now: () => clock.now() } });
});
beforeEach(async () => {
  scene = new AfterPlayScene(app, clock);
  await scene.open();
});
afterEach(() => eventually(() => expectConsistentLedger(app), 10_000));
afterAll(() => app.close());

const statusAtProvider = async (intentId: string) =>
  (await providerOf(app).paymentIntents.retrieve(intentId)).status;

test('friends pay after the play, and the guarantee pays the rest to the cent', async () => {
  const booking = await scene.guaranteed();
  expect(await scene.own(booking)).toMatchObject({ paymentDueAt: DEADLINE, isGuaranteed: true });
  expect(await look(booking.browser, booking.shareToken)).toMatchObject({ expiresAt: DEADLINE });
  clock.set(AFTER_PLAY);
  await payPlace(app, booking.bookingId, booking.shareToken);
  await scene.comeDue(booking);
  await eventually(async () =>
    expect(await outcomeOf(app, booking.bookingId)).toMatchObject({
      status: 'active',
      paidCents: 2905,
      arrived: [726, 2179],
      refunded: [],
    }),
  );
});

test('the hold ends when the last friend has paid', async () => {
  const booking = await scene.guaranteed();
  clock.set(AFTER_PLAY);
  for (let place = 0; place < 4; place++) await payPlace(app, booking.bookingId, booking.shareToken);
  await eventually(async () => expect(await statusAtProvider(booking.guarantee)).toBe('canceled'));
  expect(await scene.own(booking)).toMatchObject({ paidAmount: '29.05', isGuaranteed: false });
});

test('a booking keeps the deadline with which it was sold, whatever the venue changes', async () => {
  await scene.rule({ splitUntil: 'grace' });
  const usual = await scene.guaranteed();
  const { paymentDueAt } = await scene.own(usual);
  expect(Date.parse(paymentDueAt)).toBeLessThan(Date.parse(HALF));
  await scene.rule({ splitUntil: 'after_play' });
  expect((await scene.own(usual)).paymentDueAt).toBe(paymentDueAt);
});

test('the job of the former deadline neither releases the booking nor repeats', async () => {
  const booking = await scene.guaranteed();
  clock.set(HALF);
  await app.get(EnforceDeadline).execute(booking.bookingId);
  expect(await scene.own(booking)).toMatchObject({ status: 'active', paymentDueAt: DEADLINE });
});

test('a hold that ends falls back to the saved card of the organiser', async () => {
  const booking = await scene.guaranteed();
  await providerOf(app).paymentIntents.cancel(booking.guarantee);
  await eventually(async () => expect(await scene.own(booking)).toMatchObject({ isGuaranteed: false }));
  expect(await scene.own(booking)).toMatchObject({
    paymentDueAt: DEADLINE,
    atDeadline: 'charges_saved_card',
  });
  await scene.comeDue(booking);
  await eventually(async () =>
    expect(await outcomeOf(app, booking.bookingId)).toMatchObject({ status: 'active', arrived: [2905] }),
  );
});

test('a hold that the provider ends after seven days leaves the deadline to the saved card', async () => {
  const booking = await scene.guaranteed();
  clock.set('2026-11-27T20:01:00Z');
  await eventually(async () => expect(await statusAtProvider(booking.guarantee)).toBe('canceled'), 10_000);
  await eventually(async () => expect(await scene.own(booking)).toMatchObject({ isGuaranteed: false }));
  await app.get(EnforceDeadline).execute(booking.bookingId);
  await eventually(async () =>
    expect(await outcomeOf(app, booking.bookingId)).toMatchObject({ status: 'active', arrived: [2905] }),
  );
});

test('the organiser pays within a day if the hold has ended and no card is saved', async () => {
  const booking = await scene.guaranteed();
  await app.sql(`update provider_customers set card_id = null, card_brand = null, card_last4 = null`);
  await providerOf(app).paymentIntents.cancel(booking.guarantee);
  const due = new Date(clock.now().getTime() + 24 * 3_600_000).toISOString();
  await eventually(async () => expect(await scene.own(booking)).toMatchObject({ paymentDueAt: due }));
  expect(await look(booking.browser, booking.shareToken)).toMatchObject({ expiresAt: due });
  await scene.comeDue(booking, due);
  await eventually(async () =>
    expect(await outcomeOf(app, booking.bookingId)).toMatchObject({ status: 'expired', holdsHour: false }),
  );
});

test('the desk gets what no card pays after the play, and no friend gets money back', async () => {
  const booking = await scene.guaranteed();
  await payPlace(app, booking.bookingId, booking.shareToken);
  clock.set(AFTER_PLAY);
  await app.sql(`update provider_customers set card_id = null, card_brand = null, card_last4 = null`);
  await providerOf(app).paymentIntents.cancel(booking.guarantee);
  await eventually(async () => expect(await scene.own(booking)).toMatchObject({ isGuaranteed: false }));
  await scene.comeDue(booking);
  await eventually(async () =>
    expect(await scene.own(booking)).toMatchObject({ paysAtClub: true, paidAmount: '7.26' }),
  );
  expect(await outcomeOf(app, booking.bookingId)).toMatchObject({ status: 'active', refunded: [] });
  const admin = await anAdmin(app);
  const path = `/api/admin/bookings/${booking.bookingId}/settle`;
  const { status } = await admin.send(
    'POST',
    path,
    { method: 'terminal', amount: '21.79' },
    { 'idempotency-key': booking.bookingId },
  );
  expect(status).toBe(200);
  expect(await scene.own(booking)).toMatchObject({ paidAmount: '29.05' });
});

test('a late cancellation takes what is missing from the guarantee, as if the deadline had come', async () => {
  const booking = await scene.guaranteed();
  await payPlace(app, booking.bookingId, booking.shareToken);
  clock.set(HALF);
  const { status, body } = await booking.browser.post('/api/cancellations', {
    bookingId: booking.bookingId,
    expectedPercentage: 50,
  });
  expect([status, body]).toEqual([201, expect.objectContaining({ refundPercentage: 50 })]);
  await eventually(async () => {
    const { arrived, refunded, status: is } = await outcomeOf(app, booking.bookingId);
    expect([is, arrived, refunded.reduce((one, other) => one + other, 0)]).toEqual([
      'cancelled',
      [726, 2179],
      1453,
    ]);
  });
});

test('a cancellation while everything goes back costs nothing, and the hold ends', async () => {
  const booking = await scene.guaranteed();
  const { status } = await booking.browser.post('/api/cancellations', { bookingId: booking.bookingId });
  expect(status).toBe(201);
  await eventually(async () => expect(await statusAtProvider(booking.guarantee)).toBe('canceled'));
  await eventually(async () =>
    expect(await outcomeOf(app, booking.bookingId)).toMatchObject({ status: 'cancelled', arrived: [] }),
  );
});

test('a guarantee is charged once, however often the cancellation is sent at the same moment', async () => {
  const booking = await scene.guaranteed();
  clock.set(NOTHING);
  const cancel = () => booking.browser.post('/api/cancellations', { bookingId: booking.bookingId });
  const sent = await Promise.all([cancel(), cancel(), cancel()]);
  // The provider refuses a capture while the same one is in progress; the player may try again.
  for (const { status } of sent) expect([201, 503]).toContain(status);
  expect((await cancel()).status).toBe(201);
  await eventually(async () =>
    expect(await outcomeOf(app, booking.bookingId)).toMatchObject({
      status: 'cancelled',
      arrived: [2905],
      refunded: [],
    }),
  );
});

test('a player does not free a guaranteed hour as if nothing were owed', async () => {
  const booking = await scene.guaranteed();
  clock.set(NOTHING);
  const { status, body } = await booking.browser.post<{ code: string }>('/api/cancellations', {
    bookingId: booking.bookingId,
    onlyIfUnpaid: true,
  });
  expect([status, body.code]).toEqual([409, 'booking_has_payments']);
});

test('friends stay and strangers take no place from the start of the play on', async () => {
  const booking = await scene.guaranteed();
  const friend = new Browser(app.url);
  await payPlace(app, booking.bookingId, booking.shareToken, friend);
  const publish = await booking.browser.send<{ link: { shareToken: string } }>(
    'PUT',
    `/api/bookings/${booking.bookingId}/open-places`,
    { places: 1 },
  );
  expect(publish.status).toBe(200);
  const listed = await booking.browser.get<{ items: { shareToken: string; closesAt: string }[] }>(
    `/api/venues/${scene.venueId}/open-games`,
  );
  const [game] = listed.body.items;
  expect(game?.closesAt).toBe('2026-11-23T23:00:00.000Z');
  clock.set(DURING_PLAY);
  const left = await leave(friend, booking.bookingId, booking.shareToken);
  expect(left.status).toBe(409);
  const token = game?.shareToken ?? '';
  const asked = await askForPlace(new Browser(app.url), booking.bookingId, token);
  expect([asked.status, asked.body.code]).toEqual([409, 'shared_link_expired']);
  expect((await look(new Browser(app.url), token)).status).toBe('expired');
  await payPlace(app, booking.bookingId, booking.shareToken);
});

test('the desk takes one place and then the rest while the card guarantees the total', async () => {
  const booking = await scene.guaranteed();
  const admin = await anAdmin(app);
  const settle = (body: object, key: string) =>
    admin.send('POST', `/api/admin/bookings/${booking.bookingId}/settle`, body, { 'idempotency-key': key });
  const one = await settle({ method: 'terminal', amount: '7.26', places: [1] }, `${booking.bookingId}-1`);
  expect(one.status).toBe(200);
  expect(await scene.own(booking)).toMatchObject({ isGuaranteed: true, paymentDueAt: DEADLINE });
  const rest = await settle({ method: 'terminal', amount: '21.79' }, `${booking.bookingId}-2`);
  expect(rest.status).toBe(200);
  await eventually(async () => expect(await statusAtProvider(booking.guarantee)).toBe('canceled'));
});
