import { HourlyPurges } from '../../src/kernel/adapters/persistence/hourly-purges.js';
import { Purges } from '../../src/kernel/application/purges.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { openEventStream } from '../support/app/event-stream.js';
import { eventually } from '../support/eventually.js';
import { playerOf } from '../support/fixtures/accounts.js';
import type { BookingResponse } from '../support/fixtures/payments.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';
import {
  aWaiter,
  letOffersPass,
  offered,
  type OfferResponse,
  type Waiter,
  longAgo,
} from '../support/fixtures/waiting.js';

const DAY = dayFromNow(5);

let app: TestApp;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});

/** Books 10:00 and returns how to cancel it. */
async function aBookedHour(): Promise<() => Promise<void>> {
  const browser = new Browser(app.url);
  const hour = { courtId, bookingDate: DAY, timeSlot: '10:00', gameType: 'singles' };
  const { body } = await browser.post<BookingResponse>('/api/bookings', hour);
  await longAgo(app, body.id);
  return async () => {
    expect((await browser.post('/api/cancellations', { bookingId: body.id })).status).toBe(201);
  };
}

const waitFrom = (from: string, wish: object = {}): Promise<Waiter> =>
  aWaiter(app, { venueId, courtId, date: DAY, from, to: '10:00', ...wish });

const wishesOf = ({ browser }: Waiter) => browser.get<{ offer: OfferResponse | null }[]>('/api/waiting-list');

test('a player with two wishes that fit a freed hour is offered it once, and then the next player is', async () => {
  const cancel = await aBookedHour();
  const first = await waitFrom('10:00');
  const again = { venueId, courtId, date: DAY, from: '09:00', to: '10:00' };
  const second = await first.browser.post('/api/waiting-list', {
    ...again,
    durationMinutes: 60,
    gameType: 'singles',
  });
  expect(second.status).toBe(201);
  const other = await waitFrom('10:00');
  await cancel();
  await offered(first);
  await letOffersPass(app);
  await offered(other);
  expect((await wishesOf(first)).body.map(({ offer }) => offer)).toEqual([null, null]);
});

test('a freed hour is offered to the first whom it fits, also behind a thousand others', async () => {
  const cancel = await aBookedHour();
  const playerId = await playerOf(new Browser(app.url));
  await app.sql(
    `insert into waiting_entries select gen_random_uuid(), $1, $2, null, $3, 600, 600, 120, 'singles', 'waiting', now(), now()
       from generate_series(1, 1001)`,
    [playerId, venueId, DAY],
  );
  const last = await waitFrom('10:00');
  await cancel();
  expect((await offered(last)).timeSlot).toBe('10:00');
});

test('a guest who has not come back for 30 days keeps the place in line until the day is over', async () => {
  const cancel = await aBookedHour();
  const waiter = await waitFrom('10:00');
  const playerId = await playerOf(waiter.browser);
  const purge = async () => {
    await app.sql(`delete from purges`);
    const purges = app.get(Purges);
    if (purges instanceof HourlyPurges) await purges.execute();
  };
  const forget = () =>
    app.sql(
      `with seen as (update sessions set last_seen_at = now() - interval '40 days' where player_id = $1)
       update players set purge_at = now() - interval '1 day' where id = $1`,
      [playerId],
    );
  await forget();
  await purge();
  const [next] = await app.sql(
    `select purge_at = $2::date + interval '2 days' as "afterTheDay" from players where id = $1`,
    [playerId, DAY],
  );
  expect(next).toEqual({ afterTheDay: true });
  await cancel();
  const { token } = await offered(waiter);
  await forget();
  await purge();
  expect((await new Browser(app.url).get<OfferResponse>(`/api/offers/${token}`)).body.status).toBe('open');
  expect((await waiter.browser.send('DELETE', `/api/waiting-list/${waiter.entryId}`)).status).toBe(204);
  await forget();
  await purge();
  expect(await app.sql(`select 1 from players where id = $1`, [playerId])).toEqual([]);
});

test('a wish for a deleted court or venue is neither listed nor counted', async () => {
  const waiter = await waitFrom('10:00');
  for (let hour = 11; hour < 20; hour++) {
    const time = `${hour}:00`;
    const wish = { venueId, date: DAY, from: time, to: time, durationMinutes: 60, gameType: 'singles' };
    expect((await waiter.browser.post('/api/waiting-list', wish)).status).toBe(201);
  }
  const elsewhere = await aVenue(app);
  const wish = { venueId: elsewhere, date: DAY, from: '10:00', to: '10:00' };
  const join = () =>
    waiter.browser.post<{ code?: string }>('/api/waiting-list', {
      ...wish,
      durationMinutes: 60,
      gameType: 'singles',
    });
  expect((await join()).body.code).toBe('too_many_wishes');
  await app.sql('update courts set archived_at = now() where id = $1', [courtId]);
  expect((await wishesOf(waiter)).body).toHaveLength(9);
  expect((await join()).status).toBe(201);
  await app.sql('update venues set archived_at = now() where id = $1', [venueId]);
  expect((await wishesOf(waiter)).body).toHaveLength(1);
});

test('a player who is offered an hour has fifteen minutes', async () => {
  const cancel = await aBookedHour();
  const waiter = await waitFrom('10:00');
  await cancel();
  const began = Date.now();
  const { expiresAt } = await offered(waiter);
  const minutes = (Date.parse(expiresAt) - began) / 60_000;
  expect(minutes).toBeGreaterThan(14.5);
  expect(minutes).toBeLessThan(15.5);
});

test("the screen of a player who waits hears of that player's offers within a second, and of no others", async () => {
  const cancel = await aBookedHour();
  const wish = { venueId, courtId, date: DAY, from: '10:00', to: '10:00' };
  const [first, second] = [await aWaiter(app, wish), await aWaiter(app, wish)];
  const [ofFirst, ofSecond, ofNobody] = await Promise.all([
    openEventStream(`${app.url}/api/waiting-list/events`, first.browser),
    openEventStream(`${app.url}/api/waiting-list/events`, second.browser),
    openEventStream(`${app.url}/api/waiting-list/events`),
  ]);
  await cancel();
  await offered(first);
  const news = (entryId: string, status: string) => JSON.stringify({ entryId, status });
  await eventually(() => expect(ofFirst.received()).toContain(news(first.entryId, 'offered')), 1_000);
  expect(ofSecond.received()).not.toContain(first.entryId);
  await letOffersPass(app);
  await offered(second);
  await eventually(() => expect(ofSecond.received()).toContain(news(second.entryId, 'offered')), 1_000);
  await eventually(() => expect(ofFirst.received()).toContain(news(first.entryId, 'waiting')), 1_000);
  expect(ofNobody.received()).not.toContain('message');
  for (const stream of [ofFirst, ofSecond, ofNobody]) stream.close();
});
