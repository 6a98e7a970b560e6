import { PassOffer } from '../../src/modules/waiting-list/application/pass-offer.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { eventually } from '../support/eventually.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';
import { anOpenOffer } from '../support/fixtures/waiting.js';

/** A Friday, 15:00 in Guayaquil. */
const NOW = '2026-11-20T20:00:00Z';
const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';

interface Start {
  timeSlot: string;
  status: string;
  durations: { minutes: number; singlesPrice: string }[];
}

const clock = new FixedClock(NOW);
let app: TestApp;
let player: Browser;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  clock.set(NOW);
  player = new Browser(app.url);
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});
afterAll(() => app.close());

/** Reads a start of the court in both views of its day, which must agree about it. */
async function startAt(timeSlot: string, date = TOMORROW): Promise<Start | undefined> {
  const stranger = new Browser(app.url);
  const { body: starts } = await stranger.get<Start[]>(`/api/courts/${courtId}/availability?date=${date}`);
  const { body: day } = await stranger.get<{ courts: { starts: Start[] }[] }>(
    `/api/venues/${venueId}/day?date=${date}`,
  );
  const [ofCourt, ofVenue] = [starts, day.courts[0]?.starts ?? []].map((each) =>
    each.find((start) => start.timeSlot === timeSlot),
  );
  expect(ofVenue?.status).toBe(ofCourt?.status);
  expect(ofVenue?.durations).toEqual(ofCourt?.durations);
  return ofCourt;
}

const statusAt = async (timeSlot: string, date = TOMORROW) => (await startAt(timeSlot, date))?.status;
const priceAt = async (timeSlot: string) => (await startAt(timeSlot))?.durations[0]?.singlesPrice;

const setRules = (rules: object) =>
  app.sql('update venues set rules = $2, rules_version = rules_version + 1 where id = $1', [venueId, rules]);

const book = () =>
  player.post<{ id: string }>('/api/bookings', {
    courtId,
    bookingDate: TOMORROW,
    timeSlot: '10:00',
    gameType: 'singles',
  });

test('a booking and its cancellation change a day that was kept', async () => {
  expect(await statusAt('10:00')).toBe('available');
  const { body } = await book();
  expect(await statusAt('10:00')).toBe('booked');
  await player.post('/api/cancellations', { bookingId: body.id });
  expect(await statusAt('10:00')).toBe('available');
});

test('a block and its removal change a day that was kept', async () => {
  const admin = await anAdmin(app);
  expect(await statusAt('10:00')).toBe('available');
  const block = { courtId, date: TOMORROW, from: '10:00', to: '11:00', reason: 'Clase de menores' };
  const { body } = await admin.post<{ id: string }>('/api/admin/blocks', block);
  expect(await statusAt('10:00')).toBe('blocked');
  await admin.send('DELETE', `/api/admin/blocks/${body.id}`);
  expect(await statusAt('10:00')).toBe('available');
});

test('an hour that is kept for a waiting player changes a kept day, and so does its end', async () => {
  expect(await statusAt('14:00')).toBe('available');
  await anOpenOffer(app, player, { venueId, courtId, date: TOMORROW });
  expect(await statusAt('14:00')).toBe('booked');
  const offers = await app.sql<{ id: string }>(
    `update hour_offers set expires_at = $2 where court_id = $1 returning id`,
    [courtId, NOW],
  );
  for (const { id } of offers) await app.get(PassOffer).execute(id);
  await eventually(async () => expect(await statusAt('14:00')).toBe('available'));
});

test('rules, prices and a closed or archived court change a day that was kept', async () => {
  expect(await priceAt('10:00')).toBe('14.50');
  await setRules({ nightFrom: 600 });
  expect(await priceAt('10:00')).toBe('16.50');
  await app.sql('update courts set night_singles_cents = 1700 where id = $1', [courtId]);
  expect(await priceAt('10:00')).toBe('17.00');
  await app.sql(`update courts set status = 'maintenance' where id = $1`, [courtId]);
  expect(await statusAt('10:00')).toBe('blocked');
  await app.sql('update courts set archived_at = now() where id = $1', [courtId]);
  const { status } = await player.get(`/api/courts/${courtId}/availability?date=${TOMORROW}`);
  expect(status).toBe(404);
  expect((await player.get(`/api/venues/${venueId}/day?date=${TOMORROW}`)).body).toMatchObject({
    courts: [],
  });
});

test('the time zone of the venue changes a day that was kept', async () => {
  expect(await statusAt('16:00', TODAY)).toBe('available');
  await app.sql(`update venues set time_zone = 'Europe/Madrid' where id = $1`, [venueId]);
  expect(await statusAt('16:00', TODAY)).toBe('past');
});

test('the clock that passes a start changes a day that was kept', async () => {
  clock.set('2026-11-20T20:59:59.999Z');
  expect(await statusAt('16:00', TODAY)).toBe('available');
  clock.set('2026-11-20T21:00:00Z');
  expect(await statusAt('16:00', TODAY)).toBe('past');
});

test('the clock that enters the lead time of a start changes a day that was kept', async () => {
  await setRules({ leadMinutes: 45 });
  clock.set('2026-11-20T20:15:00Z');
  expect(await statusAt('16:00', TODAY)).toBe('available');
  clock.set('2026-11-20T20:15:00.001Z');
  expect(await statusAt('16:00', TODAY)).toBeUndefined();
});

test('each length that is asked for has a day of its own', async () => {
  await setRules({ lengths: [60, 90] });
  const lengthsOf = async (query: string) => {
    const path = `/api/courts/${courtId}/availability?date=${TOMORROW}${query}`;
    const { body } = await player.get<Start[]>(path);
    return [...new Set(body.flatMap(({ durations }) => durations.map(({ minutes }) => minutes)))];
  };
  expect(await lengthsOf('')).toEqual([60, 90]);
  expect(await lengthsOf('&durationMinutes=90')).toEqual([90]);
  expect(await lengthsOf('&durationMinutes=60')).toEqual([60]);
  expect(await lengthsOf('')).toEqual([60, 90]);
});
