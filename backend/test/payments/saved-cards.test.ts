import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { approve } from '../money/deadline-cases.js';
import { eventually } from '../support/eventually.js';
import { anAdmin } from '../http/requests.js';
import {
  anOpenPayment,
  anUnpaidBooking,
  confirm,
  createIntent,
  pay,
  report,
  type UnpaidBooking,
} from '../support/fixtures/payments.js';
import { aDoublesBooking, share } from '../support/fixtures/sharing.js';

interface Card {
  id?: string;
  brand: string;
  last4: string;
}
interface Offer {
  savedCard: Card | null;
}
interface Shown {
  savedCard: Card | null;
  atDeadline: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Returns a browser whose player has paid a booking with the card, and the saved card. */
async function aKnownPlayer(): Promise<{ browser: Browser; cardId: string }> {
  const { browser } = await pay(app, await anUnpaidBooking(app));
  return { browser, cardId: (await offerOf(await anUnpaidBooking(app, { browser })))?.id ?? '' };
}

const offerOf = async (booking: UnpaidBooking): Promise<Card | null> =>
  ((await createIntent(booking)).body as unknown as Offer).savedCard;

const shown = async ({ browser, bookingId }: UnpaidBooking): Promise<Shown> =>
  (await browser.get<Shown>(`/api/bookings/${bookingId}`)).body;

test('the card of the last payment is offered and named, and it pays the next booking', async () => {
  const { browser, cardId } = await aKnownPlayer();
  const booking = await anUnpaidBooking(app, { browser });
  expect(await offerOf(booking)).toEqual({ id: expect.stringMatching(/^pm_/), brand: 'visa', last4: '4242' });
  expect(await shown(booking)).toMatchObject({
    atDeadline: 'charges_saved_card',
    savedCard: { brand: 'visa', last4: '4242' },
  });
  const payment = await anOpenPayment(app, booking);
  expect((await confirm(app, payment, cardId)).body).toMatchObject({ status: 'succeeded' });
  expect((await report(payment)).body).toMatchObject({ paymentStatus: 'completed' });
});

test('a player who has not paid yet has no card, and the booking expires at the deadline', async () => {
  const booking = await anUnpaidBooking(app);
  expect(await offerOf(booking)).toBeNull();
  expect(await shown(booking)).toMatchObject({ atDeadline: 'expires', savedCard: null });
});

test('the card of another player is neither shown nor accepted', async () => {
  const { cardId } = await aKnownPlayer();
  const payment = await anOpenPayment(app);
  expect(await offerOf(payment)).toBeNull();
  expect((await confirm(app, payment, cardId)).status).toBe(400);
  expect((await report(payment)).body).toMatchObject({ code: 'payment_not_completed' });
});

test('a bank may ask the player to approve a payment with the saved card', async () => {
  const first = await anOpenPayment(app);
  await confirm(app, first, 'pm_card_authenticationRequired');
  await approve(app, first);
  await report(first);
  const payment = await anOpenPayment(app, await anUnpaidBooking(app, first));
  const card = await offerOf(payment);
  expect((await confirm(app, payment, card?.id)).body).toMatchObject({ status: 'requires_action' });
  await approve(app, payment);
  expect((await report(payment)).body).toMatchObject({ paymentStatus: 'completed' });
});

test('the admin who reads the bookings of today does not see the card of a player', async () => {
  const { browser } = await aKnownPlayer();
  const { bookingId } = await anUnpaidBooking(app, { browser });
  const playedOn = (date: string) =>
    app.sql(`update bookings set slot_date = ${date} where id = $1`, [bookingId]);
  await playedOn(`(now() at time zone 'America/Guayaquil')::date`);
  const { body } = await (await anAdmin(app)).get<(Shown & { id: string })[]>('/api/bookings/today');
  await playedOn(`(starts_at at time zone 'America/Guayaquil')::date`); // the invariants read it
  expect(body.find(({ id }) => id === bookingId)).toMatchObject({ savedCard: null });
});

test('a friend with a saved card is offered it for a place, and the organiser does not see it', async () => {
  const { browser: friend } = await aKnownPlayer();
  const booking = await aDoublesBooking(app, 2900);
  const { shareToken } = await share(booking);
  const body = { bookingId: booking.bookingId, shareToken };
  const { body: offer } = await friend.post<Offer>('/api/create-payment-intent', body);
  expect(offer.savedCard).toMatchObject({ last4: '4242' });
  expect((await shown(booking)).savedCard).toBeNull();
});

test('a released hour is free at once, and neither the open intent nor the deadline charges it', async () => {
  const { browser, cardId } = await aKnownPlayer();
  const payment = await anOpenPayment(app, await anUnpaidBooking(app, { browser }));
  const { bookingId } = payment;
  const release = () => browser.post('/api/cancellations', { bookingId });
  const responses = await Promise.all([release(), release(), release()]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  await eventually(async () => {
    const holds = await app.sql('select from half_hour_claims where booking_id = $1', [bookingId]);
    expect(holds).toHaveLength(0);
  });
  expect((await confirm(app, payment, cardId)).status).toBe(400);
  const charged = `select from payments where booking_id = $1 and status <> 'canceled'`;
  expect(await app.sql(charged, [bookingId])).toHaveLength(0);
});
