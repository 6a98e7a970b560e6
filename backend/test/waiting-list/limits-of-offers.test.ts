import { PassOffer } from '../../src/modules/waiting-list/application/pass-offer.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { eventually } from '../support/eventually.js';
import type { BookingResponse } from '../support/fixtures/payments.js';
import { codeToErase } from '../support/fixtures/signing-in.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { aWaiter, offered, offerTo, type Waiter, longAgo } from '../support/fixtures/waiting.js';

const DAY = '2026-11-20';
/** Guayaquil is five hours behind. */
const at = (time: string): Date => new Date(`${DAY}T${time}-05:00`);

const clock = new FixedClock(at('10:00:00').toISOString());
let app: TestApp;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set(at('10:00:00'));
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});

async function book(timeSlot: string, browser = new Browser(app.url)) {
  const hour = { courtId, bookingDate: DAY, timeSlot, gameType: 'singles' };
  const { status, body } = await browser.post<BookingResponse>('/api/bookings', hour);
  await longAgo(app, body.id);
  return { browser, status, bookingId: body.id };
}

async function cancel({ browser, bookingId }: { browser: Browser; bookingId: string }): Promise<void> {
  expect((await browser.post('/api/cancellations', { bookingId })).status).toBe(201);
}

const waitFor = (time: string): Promise<Waiter> => aWaiter(app, { venueId, date: DAY, from: time, to: time });

async function accept({ browser }: Waiter, token: string): Promise<[number, string | undefined]> {
  const { status, body } = await browser.post<{ code?: string }>(`/api/offers/${token}/accept`, {});
  return [status, status === 201 ? undefined : body.code];
}

async function passOffers(): Promise<void> {
  const open = await app.sql<{ id: string }>(
    `select id from hour_offers where court_id = $1 and status = 'open'`,
    [courtId],
  );
  for (const { id } of open) await app.get(PassOffer).execute(id);
}

test('an hour that becomes free 90 minutes before play is offered, and a second later it is for everybody', async () => {
  const [noon, one] = [await book('12:00'), await book('13:00')];
  const waiters = [await waitFor('12:00'), await waitFor('13:00')];
  clock.set(at('10:30:01'));
  await cancel(noon);
  await eventually(async () => expect((await book('12:00')).status).toBe(201));
  expect(await app.sql('select 1 from hour_offers where court_id = $1', [courtId])).toEqual([]);
  clock.set(at('11:30:00'));
  await cancel(one);
  expect((await offered(waiters[1] as Waiter)).timeSlot).toBe('13:00');
});

test('an offer that passes less than 90 minutes before play goes to the public and not to the next in line', async () => {
  const booking = await book('12:00');
  const [first, second] = [await waitFor('12:00'), await waitFor('12:00')];
  clock.set(at('10:25:00'));
  await cancel(booking);
  const { token } = await offered(first);
  clock.set(at('10:39:59'));
  await passOffers();
  expect((await book('12:00')).status).toBe(409);
  clock.set(at('10:40:00'));
  expect(await accept(first, token)).toEqual([410, 'offer_expired']);
  await passOffers();
  await eventually(async () => expect((await book('12:00')).status).toBe(201));
  expect(await offerTo(second)).toBeNull();
});

test('an offer lasts its fifteen minutes also when play comes closer than 90 minutes meanwhile', async () => {
  const booking = await book('12:00');
  const waiter = await waitFor('12:00');
  clock.set(at('10:25:00'));
  await cancel(booking);
  const { token } = await offered(waiter);
  clock.set(at('10:39:59'));
  expect(await accept(waiter, token)).toEqual([201, undefined]);
});

test('a player with too many active bookings keeps the offer, and can take it after cancelling a game', async () => {
  const booking = await book('12:00');
  await app.sql(`update venues set rules = '{"maxActivePerPlayer":1}' where id = $1`, [venueId]);
  const waiter = await waitFor('12:00');
  const other = await book('14:00', waiter.browser);
  await cancel(booking);
  const { token } = await offered(waiter);
  expect(await accept(waiter, token)).toEqual([409, 'too_many_active']);
  expect((await offerTo(waiter))?.token).toBe(token);
  expect((await book('12:00')).status).toBe(409);
  await cancel(other);
  expect(await accept(waiter, token)).toEqual([201, undefined]);
});

test('an open offer counts like an unpaid booking, and a player who holds four is offered nothing', async () => {
  const [noon, one] = [await book('12:00'), await book('13:00')];
  const [first, second] = [await waitFor('12:00'), await waitFor('13:00')];
  for (const hour of ['14:00', '15:00', '16:00']) expect((await book(hour, first.browser)).status).toBe(201);
  await cancel(noon);
  const { token } = await offered(first);
  expect((await book('17:00', first.browser)).status).toBe(429);
  for (const hour of ['17:00', '18:00', '19:00', '20:00'])
    expect((await book(hour, second.browser)).status).toBe(201);
  await cancel(one);
  await eventually(async () => expect((await book('13:00')).status).toBe(201));
  expect(await accept(first, token)).toEqual([201, undefined]);
});

test('the hour that is offered to a player who deletes the account goes to the next in line', async () => {
  const booking = await book('12:00');
  const [first, second] = [await waitFor('12:00'), await waitFor('12:00')];
  await cancel(booking);
  const { token } = await offered(first);
  const code = await codeToErase(app, first.browser);
  expect((await first.browser.send('DELETE', '/api/session/account', { code })).status).toBe(204);
  await offered(second);
  expect(await accept(first, token)).toEqual([410, 'offer_expired']);
  expect(await app.sql(`select status from waiting_entries where id = $1`, [first.entryId])).toEqual([
    { status: 'left' },
  ]);
});
