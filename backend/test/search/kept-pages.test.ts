import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** A Friday, 15:00 in Guayaquil. */
const NOW = '2026-11-20T20:00:00Z';
const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';

interface Start {
  timeSlot: string;
  price: string;
}

interface Listed {
  name: string;
  courtCount: number;
  availableCourtCount: number;
  minPrice: string | null;
  rating: number | null;
}

const clock = new FixedClock(NOW);
let app: TestApp;
let admin: Browser;
let player: Browser;
let venueId: string;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ clock });
  admin = await anAdmin(app);
});
beforeEach(async () => {
  clock.set(NOW);
  player = new Browser(app.url);
  await app.sql('update venues set archived_at = now() where archived_at is null');
  venueId = await aVenue(app);
  courtId = await aCourt(app, venueId);
});
afterAll(() => app.close());

/** Searches like a stranger, twice with one response, and returns the starts of the only venue. */
async function starts(query: Record<string, string> = {}): Promise<Start[]> {
  const path = `/api/search?${new URLSearchParams({ date: TOMORROW, ...query }).toString()}`;
  const first = await new Browser(app.url).get<{ items: { starts: Start[] }[] }>(path);
  const again = await new Browser(app.url).get(path);
  expect(again.body).toEqual(first.body);
  return first.body.items[0]?.starts ?? [];
}

const startAt = async (timeSlot: string, query: Record<string, string> = {}) =>
  (await starts(query)).find((start) => start.timeSlot === timeSlot);
const isOffered = async (timeSlot: string, query = {}) => (await startAt(timeSlot, query)) !== undefined;

async function listed(): Promise<Listed[]> {
  return (await new Browser(app.url).get<Listed[]>('/api/venues')).body;
}

const setRules = (rules: object) =>
  app.sql('update venues set rules = $2, rules_version = rules_version + 1 where id = $1', [venueId, rules]);

describe('a page of a search that was kept', () => {
  test('changes with a booking and its cancellation', async () => {
    expect(await isOffered('10:00')).toBe(true);
    const slot = { courtId, bookingDate: TOMORROW, timeSlot: '10:00', gameType: 'singles' };
    const { body } = await player.post<{ id: string }>('/api/bookings', slot);
    expect(await isOffered('10:00')).toBe(false);
    await player.post('/api/cancellations', { bookingId: body.id });
    expect(await isOffered('10:00')).toBe(true);
  });

  test('changes with a block and its removal', async () => {
    expect(await isOffered('10:00')).toBe(true);
    const block = { courtId, date: TOMORROW, from: '10:00', to: '11:00', reason: 'Clase de menores' };
    const { body } = await admin.post<{ id: string }>('/api/admin/blocks', block);
    expect(await isOffered('10:00')).toBe(false);
    await admin.send('DELETE', `/api/admin/blocks/${body.id}`);
    expect(await isOffered('10:00')).toBe(true);
  });

  test('changes with rules, prices, closed courts and a new venue', async () => {
    expect((await startAt('10:00'))?.price).toBe('14.50');
    await setRules({ nightFrom: 600 });
    expect((await startAt('10:00'))?.price).toBe('16.50');
    await app.sql('update courts set night_singles_cents = 1700 where id = $1', [courtId]);
    expect((await startAt('10:00'))?.price).toBe('17.00');
    await app.sql(`update courts set status = 'maintenance' where id = $1`, [courtId]);
    expect(await starts()).toEqual([]);
    await aCourt(app, await aVenue(app), { daySingles: 900 });
    expect((await startAt('10:00'))?.price).toBe('9.00');
  });

  test('changes when the clock reaches a start, a lead time and a day', async () => {
    const today = { date: TODAY };
    clock.set('2026-11-20T20:59:59.999Z');
    expect(await isOffered('16:00', today)).toBe(true);
    clock.set('2026-11-20T21:00:00Z');
    expect(await isOffered('16:00', today)).toBe(false);
    await setRules({ leadMinutes: 45, windowDays: 1 });
    clock.set('2026-11-20T21:15:00Z');
    expect(await isOffered('17:00', today)).toBe(true);
    clock.set('2026-11-20T21:15:00.001Z');
    expect(await isOffered('17:00', today)).toBe(false);
    clock.set('2026-11-21T04:59:59.999Z');
    expect(await starts({ date: '2026-11-22' })).toEqual([]);
    clock.set('2026-11-21T05:00:00Z');
    expect(await isOffered('10:00', { date: '2026-11-22' })).toBe(true);
  });

  test('is another one for each wish', async () => {
    const priceFor = async (query: Record<string, string>) => (await startAt('10:00', query))?.price;
    expect(await priceFor({ gameType: 'singles' })).toBe('14.50');
    expect(await priceFor({ gameType: 'doubles' })).toBe('29.00');
    expect(await priceFor({ maxPrice: '10' })).toBeUndefined();
    expect(await isOffered('10:00', { from: '11:00' })).toBe(false);
    expect(await priceFor({})).toBe('14.50');
  });
});

test('the kept list of venues changes with its venues and their courts', async () => {
  const one = async () =>
    (await listed()).map(({ minPrice, rating, availableCourtCount }) => ({
      minPrice,
      rating,
      availableCourtCount,
    }));
  expect(await one()).toEqual([{ minPrice: '14.50', rating: null, availableCourtCount: 1 }]);
  await app.sql('update courts set day_singles_cents = 1000 where id = $1', [courtId]);
  expect(await one()).toMatchObject([{ minPrice: '10.00' }]);
  await app.sql(`update courts set status = 'maintenance' where id = $1`, [courtId]);
  expect(await one()).toEqual([{ minPrice: null, rating: null, availableCourtCount: 0 }]);
  await app.sql(`update venues set name = 'Otro' where id = $1`, [venueId]);
  expect((await listed()).map(({ name }) => name)).toEqual(['Otro']);
  await aCourt(app, await aVenue(app), { daySingles: 900 });
  expect(await one()).toMatchObject([{ minPrice: null }, { minPrice: '9.00' }]);
  await app.sql('update venues set archived_at = now() where id = $1', [venueId]);
  expect(await one()).toMatchObject([{ minPrice: '9.00' }]);
});
