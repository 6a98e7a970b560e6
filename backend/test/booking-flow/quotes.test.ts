import type { BookingId } from '../../src/kernel/domain/ids.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { asAccount } from '../support/fixtures/accounts.js';
import { pay } from '../support/fixtures/payments.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** A Friday, 15:00 in Guayaquil. */
const clock = new FixedClock('2026-11-20T20:00:00Z');

interface Quote {
  totalAmount: string;
  paymentDueAt: string;
  refundPolicy: unknown[];
  savedCard: { brand: string; last4: string } | null;
  overlapping: { bookingId: string; timeSlot: string; isPaid: boolean }[];
  code?: string;
}
type Placed = Quote & { id: BookingId; atDeadline: string };

let app: TestApp;
let venueId: string;
let courtId: string;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set('2026-11-20T20:00:00Z');
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});
afterAll(() => app.close());

const quote = (browser: Browser, timeSlot: string, court = courtId) =>
  browser.get<Quote>(
    `/api/courts/${court}/quote?bookingDate=2026-11-21&timeSlot=${timeSlot}&gameType=singles`,
  );
const book = (browser: Browser, timeSlot: string, over: object = {}) => {
  const body = { courtId, bookingDate: '2026-11-21', timeSlot, gameType: 'singles', ...over };
  return browser.post<Placed>('/api/bookings', body);
};

describe('the quote of an hour', () => {
  test('promises the price, deadline and refunds that the booking then has, and holds nothing', async () => {
    const player = new Browser(app.url);
    const { status, body } = await quote(player, '18:00');
    expect(status).toBe(200);
    expect(await app.sql('select id from bookings where court_id = $1', [courtId])).toEqual([]);
    const booked = (await book(player, '18:00', { expectedAmount: body.totalAmount })).body;
    const { totalAmount, paymentDueAt, refundPolicy } = booked;
    expect({ totalAmount, paymentDueAt, refundPolicy }).toEqual({
      totalAmount: body.totalAmount,
      paymentDueAt: body.paymentDueAt,
      refundPolicy: body.refundPolicy,
    });
    expect([body.savedCard, booked.atDeadline]).toEqual([null, 'expires']);
  });

  test('names the card that the deadline would charge, to its owner alone', async () => {
    const { browser } = await asAccount(app);
    await pay(app, { browser, bookingId: (await book(browser, '10:00')).body.id });
    expect((await quote(browser, '18:00')).body.savedCard).toEqual({ brand: 'visa', last4: '4242' });
    expect((await book(browser, '18:00')).body.atDeadline).toBe('charges_saved_card');
    expect((await quote(new Browser(app.url), '19:00')).body.savedCard).toBeNull();
  });

  test('names the bookings of the player at that time, on any court, and of no other player', async () => {
    const player = new Browser(app.url);
    const { id } = (await book(player, '18:00')).body;
    const elsewhere = await aCourt(app, venueId, { number: 2 });
    const overlaps = (await quote(player, '18:00', elsewhere)).body.overlapping;
    expect(overlaps).toEqual([expect.objectContaining({ bookingId: id, timeSlot: '18:00', isPaid: false })]);
    expect((await quote(player, '19:00', elsewhere)).body.overlapping).toEqual([]);
    expect((await quote(new Browser(app.url), '18:00', elsewhere)).body.overlapping).toEqual([]);
    await player.post('/api/cancellations', { bookingId: id });
    expect((await quote(player, '18:00', elsewhere)).body.overlapping).toEqual([]);
  });

  test('is refused for an hour that cannot be booked', async () => {
    expect((await quote(new Browser(app.url), '05:00')).body.code).toBe('invalid_request');
    clock.set('2026-11-21T23:30:00Z');
    expect((await quote(new Browser(app.url), '18:00')).body.code).toBe('slot_in_the_past');
  });
});

test('a booking whose price the player has seen is refused if the price is another one', async () => {
  const player = new Browser(app.url);
  const { totalAmount } = (await quote(player, '18:00')).body;
  await app.sql('update courts set night_singles_cents = night_singles_cents + 250 where id = $1', [courtId]);
  const refused = await book(player, '18:00', { expectedAmount: totalAmount });
  expect([refused.status, refused.body.code]).toEqual([409, 'price_changed']);
  expect(await app.sql('select id from bookings where court_id = $1', [courtId])).toEqual([]);
  const { totalAmount: now } = (await quote(player, '18:00')).body;
  expect((await book(player, '18:00', { expectedAmount: now })).status).toBe(201);
});
