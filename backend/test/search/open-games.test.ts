import type { BookingId } from '../../src/kernel/domain/ids.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { type OpenGame, openPlaces } from '../support/fixtures/open-games.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

interface Found {
  items: (OpenGame & { distanceMeters?: number })[];
  nextCursor: string | null;
}

const DAY = dayFromNow(3);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.sql('update venues set archived_at = now() where archived_at is null'));

async function club(name: string, latitude = -2.1, longitude = -79.9) {
  const venueId = await aVenue(app, { name });
  await app.sql('update venues set latitude = $2, longitude = $3 where id = $1', [
    venueId,
    latitude,
    longitude,
  ]);
  return { venueId, courtId: await aCourt(app, venueId) };
}

/** Books an hour and opens one place of it to anyone. */
async function openGame(courtId: string, timeSlot: string, gameType = 'doubles', bookingDate = DAY) {
  const browser = new Browser(app.url);
  const command = { courtId, bookingDate, timeSlot, gameType };
  const { status, body } = await browser.post<{ id: BookingId }>('/api/bookings', command);
  expect(status).toBe(201);
  expect((await openPlaces({ browser, bookingId: body.id }, 1)).status).toBe(200);
}

async function find(query: Record<string, string> = {}): Promise<Found> {
  const path = `/api/open-games?${new URLSearchParams({ date: DAY, ...query }).toString()}`;
  const { status, body } = await new Browser(app.url).get<Found>(path);
  expect(status).toBe(200);
  return body;
}

const seen = ({ items }: Found) => items.map(({ venue, timeSlot }) => `${venue.name} ${timeSlot}`);

test('a search for open games finds those of the day at every venue, the earliest first', async () => {
  const [north, south] = [await club('Norte'), await club('Sur')];
  await openGame(north.courtId, '19:00');
  await openGame(south.courtId, '09:00');
  await openGame(south.courtId, '10:00', 'doubles', dayFromNow(4));
  const found = await find();
  expect(seen(found)).toEqual(['Sur 09:00', 'Norte 19:00']);
  expect(found).toMatchObject({ nextCursor: null, items: [{ places: 1 }, { places: 1 }] });
  expect(found.items[0]).not.toHaveProperty('distanceMeters');
});

test('a search for open games keeps to the times, the game and the place that are asked for', async () => {
  const [north, south] = [await club('Norte'), await club('Sur')];
  await openGame(north.courtId, '09:00', 'singles');
  await openGame(north.courtId, '19:00');
  await openGame(south.courtId, '20:00');
  expect(seen(await find({ from: '18:00', to: '19:00' }))).toEqual(['Norte 19:00']);
  expect(seen(await find({ gameType: 'singles' }))).toEqual(['Norte 09:00']);
  expect(seen(await find({ place: 'nortte' }))).toEqual(['Norte 09:00', 'Norte 19:00']);
  expect(seen(await find({ place: 'Ningún lugar así' }))).toEqual([]);
});

test('a search for open games near a point shows how far each one is', async () => {
  const { courtId } = await club('Norte', -2.1, -79.9);
  await openGame(courtId, '09:00');
  const [game] = (await find({ near: '-2.1,-79.91' })).items;
  expect(game?.distanceMeters).toBeGreaterThan(1000);
  expect(game?.distanceMeters).toBeLessThan(1200);
});

test('a search for open games also finds one at the place whose venue is farther than 1,000 others', async () => {
  const { courtId } = await club('Lejano', -3);
  await app.sql(`
    insert into venues (id, name, location, time_zone, latitude, longitude)
      select gen_random_uuid(), 'Club ' || n, 'Quito', 'America/Guayaquil', -2.1, -79.9 from generate_series(1, 1000) n`);
  await openGame(courtId, '09:00');
  expect(seen(await find({ place: 'quito', near: '-2.1,-79.9' }))).toEqual(['Lejano 09:00']);
});

test('a search for open games shows each one on exactly one page', async () => {
  const names: string[] = [];
  for (let court = 1; court <= 14; court++) {
    const { courtId } = await club(`Club ${court}`);
    await openGame(courtId, '09:00');
    names.push(`Club ${court} 09:00`);
  }
  const first = await find();
  expect(first.items).toHaveLength(12);
  const second = await find({ cursor: first.nextCursor ?? '' });
  expect(second.nextCursor).toBeNull();
  expect(seen(first).concat(seen(second)).sort()).toEqual(names.sort());
});
