import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aCourt, aVenue, type CourtValues, dayFromNow } from '../support/fixtures/venues-and-courts.js';

interface Start {
  courtId: string;
  courtNumber: number;
  timeSlot: string;
  durationMinutes: number;
  price: string;
}

interface Hit {
  venue: { id: string; name: string; rating: number | null; ratingCount: number };
  distanceMeters?: number;
  nightFrom: string;
  starts: Start[];
  date?: string;
}

interface Found {
  items: Hit[];
  alternatives: Hit[];
  lengths: number[];
  nextCursor: string | null;
}

let app: TestApp;
let admin: Browser;
let player: Browser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  player = new Browser(app.url);
  await app.sql('update venues set archived_at = now() where archived_at is null');
});

const DAY = dayFromNow(3);

async function club(name: string, location: string, courts: CourtValues[] = [{}]) {
  const venueId = await aVenue(app, { name });
  await app.sql('update venues set location = $2 where id = $1', [venueId, location]);
  const courtIds: string[] = [];
  for (const [index, court] of courts.entries())
    courtIds.push(await aCourt(app, venueId, { number: index + 1, ...court }));
  return { venueId, courtIds, courtId: courtIds[0] ?? '' };
}

const pathOf = (query: Record<string, string>): string =>
  `/api/search?${new URLSearchParams({ date: DAY, ...query }).toString()}`;

async function search(query: Record<string, string>): Promise<Found> {
  const response = await player.get<Found>(pathOf(query));
  expect(response.status).toBe(200);
  return response.body;
}

const rules = async (venueId: string, fields: object) =>
  expect((await admin.send('PATCH', `/api/admin/venues/${venueId}/rules`, fields)).status).toBe(200);
const locate = (venueId: string, latitude: number, longitude: number) =>
  app.sql('update venues set latitude = $2, longitude = $3 where id = $1', [venueId, latitude, longitude]);
const book = (start: Pick<Start, 'courtId' | 'timeSlot'>, gameType = 'singles') =>
  player.post<{ id: string; totalAmount: string }>('/api/bookings', {
    ...start,
    bookingDate: DAY,
    gameType,
  });
const names = ({ items }: Found) => items.map(({ venue }) => venue.name);
const times = (hit: Hit | undefined) => hit?.starts.map(({ timeSlot }) => timeSlot);

/** Rates a venue with these stars, each for a booking of its own. */
async function rate(venueId: string, courtId: string, stars: number[]): Promise<void> {
  for (const [index, each] of stars.entries()) {
    const { body } = await new Browser(app.url).post<{ id: string }>('/api/bookings', {
      courtId,
      bookingDate: dayFromNow(20 + Math.floor(index / 3)),
      timeSlot: `${10 + (index % 3)}:00`,
      gameType: 'singles',
    });
    await app.sql(
      `insert into reviews (booking_id, venue_id, stars, created_at) values ($1, $2, $3, now())`,
      [body.id, venueId, each],
    );
  }
}

describe('a search for an hour', () => {
  test('lists the free starts of a venue within the wished times, at the price that is charged', async () => {
    const { courtId } = await club('Norte', 'Quito');
    const { items } = await search({ from: '17:00', to: '18:00', gameType: 'doubles' });
    expect(items).toMatchObject([
      {
        venue: { name: 'Norte', rating: null, ratingCount: 0 },
        starts: [
          { courtId, courtNumber: 1, timeSlot: '17:00', durationMinutes: 60, price: '29.00' },
          { timeSlot: '18:00', price: '33.00' },
        ],
      },
    ]);
    const evening = items[0]?.starts[1];
    expect((await book(evening ?? { courtId, timeSlot: '' }, 'doubles')).body.totalAmount).toBe('33.00');
  });

  test('offers the cheapest court that is free at a start', async () => {
    const { courtIds } = await club('Norte', 'Quito', [{ daySingles: 2000 }, { daySingles: 900 }, {}]);
    const query = { from: '10:00', to: '10:00' };
    const [cheap, mid, dear] = [courtIds[1], courtIds[2], courtIds[0]];
    for (const courtId of [cheap, mid, dear]) {
      const [start] = (await search(query)).items[0]?.starts ?? [];
      expect(start?.courtId).toBe(courtId);
      expect((await book(start ?? { courtId: '', timeSlot: '' })).status).toBe(201);
    }
    expect((await search(query)).items).toEqual([]);
  });

  test('follows the rules of each venue', async () => {
    const long = await club('Noventa', 'Quito');
    await rules(long.venueId, { lengths: [90, 120], startsEvery: 30, nightFrom: '19:30' });
    const shut = await club('Cerrado', 'Quito');
    await rules(shut.venueId, { exceptions: [{ date: DAY, open: [], reason: 'Torneo' }] });
    const near = await club('Ventana corta', 'Quito');
    await rules(near.venueId, { windowDays: 1 });
    const late = await club('Con antelación', 'Quito');
    await rules(late.venueId, { leadMinutes: 2880 });
    const found = await search({ from: '10:00', to: '10:30' });
    expect(names(found).sort()).toEqual(['Con antelación', 'Noventa']);
    const noventa = found.items.find(({ venue }) => venue.name === 'Noventa');
    expect(noventa?.starts).toMatchObject([
      { timeSlot: '10:00', durationMinutes: 90, price: '21.75' },
      { timeSlot: '10:30', durationMinutes: 90 },
    ]);
    expect(noventa?.nightFrom).toBe('19:30');
    expect(found.lengths).toEqual([60, 90, 120]);
    expect(names(await search({ durationMinutes: '120' }))).toEqual(['Noventa']);
    const tomorrow = await search({ date: dayFromNow(1), from: '10:00', to: '10:00' });
    expect(names(tomorrow)).not.toContain('Con antelación');
  });

  test('shows no taken hour, no court in maintenance and no venue without courts', async () => {
    await club('Sin canchas', 'Quito', []);
    await club('En obras', 'Quito', [{ status: 'maintenance' }]);
    const { courtId } = await club('Norte', 'Quito');
    for (const timeSlot of ['10:00', '11:00']) await book({ courtId, timeSlot });
    expect(times((await search({ from: '09:00', to: '12:00' })).items[0])).toEqual(['09:00', '12:00']);
    expect(names(await search({}))).toEqual(['Norte']);
  });

  test('sees a change of prices, rules, courts and ratings at once', async () => {
    const { venueId, courtId } = await club('Norte', 'Quito');
    const first = async () => (await search({ from: '10:00' })).items[0];
    expect((await first())?.starts[0]?.price).toBe('14.50');
    await app.sql('update courts set day_singles_cents = 990 where id = $1', [courtId]);
    expect((await first())?.starts[0]?.price).toBe('9.90');
    await rules(venueId, { startsEvery: 30, lengths: [30] });
    expect((await first())?.starts[1]?.timeSlot).toBe('10:30');
    await rate(venueId, courtId, [5, 4]);
    expect((await first())?.venue).toMatchObject({ rating: 4.5, ratingCount: 2 });
    await app.sql('delete from reviews where stars = 5');
    expect((await first())?.venue).toMatchObject({ rating: 4, ratingCount: 1 });
    await app.sql(`update courts set status = 'maintenance' where id = $1`, [courtId]);
    expect(await first()).toBeUndefined();
  });
});

describe('the order of a search', () => {
  test('puts the best rated venue first, and does not let one rating lead', async () => {
    const one = await club('Una nota', 'Quito');
    await rate(one.venueId, one.courtId, [5]);
    const many = await club('Muchas notas', 'Quito');
    await rate(many.venueId, many.courtId, [5, 5, 5, 5, 4, 5]);
    const bad = await club('Mala', 'Quito');
    await rate(bad.venueId, bad.courtId, [1, 1]);
    await club('Nueva', 'Quito');
    expect(names(await search({}))).toEqual(['Muchas notas', 'Una nota', 'Nueva', 'Mala']);
  });

  test.each([
    ['without accents', 'galapagos'],
    ['with accents', 'GALÁPAGOS'],
    ['with a mistake', 'galapgos'],
    ['with another mistake', 'galápajos'],
    ['by a part of it', 'galap'],
    ['by its name and its place', 'isla tenis galápagos'],
  ])('finds a place that is written %s', async (_how, place) => {
    await club('Tenis Isla', 'Puerto Ayora, Galápagos');
    await club('Norte', 'Guayaquil');
    expect(names(await search({ place }))).toEqual(['Tenis Isla']);
  });

  test.each(['quito', 'qito', 'kito'])('finds only the place that "%s" resembles', async (place) => {
    await club('Norte', 'Quito');
    await club('Sur', 'Quinindé');
    expect(names(await search({ place }))).toEqual(['Norte']);
  });

  test('puts the place that resembles the text most first', async () => {
    await club('Quinta', 'Cuenca');
    await club('Quitumbe', 'Quito');
    expect(names(await search({ place: 'quitumbe' }))[0]).toBe('Quitumbe');
  });

  test('puts the venue nearest to a player first and shows how far it is', async () => {
    const quito = await club('Quito', 'Quito');
    await locate(quito.venueId, -0.1807, -78.4678);
    const guayaquil = await club('Guayaquil', 'Guayaquil');
    await locate(guayaquil.venueId, -2.1709, -79.9224);
    await club('Sin mapa', 'Quito');
    const found = await search({ near: '-2.19,-79.88' });
    expect(found.items.map(({ venue, distanceMeters }) => [venue.name, distanceMeters])).toEqual([
      ['Guayaquil', expect.closeTo(5_170, -2)],
      ['Quito', expect.closeTo(273_000, -4)],
    ]);
    expect(names(await search({ near: '-2.19,-79.88', place: 'quito' }))).toEqual(['Quito']);
  });

  test('crosses the line where the day begins', async () => {
    const fiji = await club('Fiyi', 'Taveuni');
    await locate(fiji.venueId, -16.8, 179.98);
    const [hit] = (await search({ near: '-16.8,-179.98' })).items;
    expect(hit?.distanceMeters).toBeLessThan(5_000);
  });
});

describe('the pages of a search', () => {
  test.each<[string, Record<string, string>]>([
    ['the best rated', {}],
    ['a place', { place: 'quito' }],
    ['the nearest', { near: '-0.18,-78.46' }],
    ['the nearest of a place', { near: '-0.18,-78.46', place: 'quito' }],
  ])('show every venue once in the order of %s', async (_order, query) => {
    for (let index = 0; index < 30; index++) {
      const { venueId } = await club(`Club ${index}`, 'Quito', index % 5 === 0 ? [] : [{}]);
      await locate(venueId, -0.18 - (index % 7) / 100, -78.46);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Found = await search({ ...query, ...(cursor && { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(12);
      seen.push(...names(page));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(24);
    expect(new Set(seen).size).toBe(24);
  });

  test.each(['x', 'W10', 'WyJ4Il0', Buffer.from('["a",1]').toString('base64url')])(
    'refuse the cursor %s',
    async (cursor) => {
      const { status } = await player.get(`/api/search?date=${DAY}&cursor=${cursor}`);
      expect(status).toBe(400);
    },
  );
});

describe('a search without a free start', () => {
  test('offers the nearest times of the same day', async () => {
    const { courtId } = await club('Norte', 'Quito');
    for (const timeSlot of ['18:00', '19:00', '20:00']) await book({ courtId, timeSlot });
    const { items, alternatives } = await search({ from: '19:00', to: '19:00' });
    expect(items).toEqual([]);
    expect(alternatives.map(({ date, ...hit }) => [date, times(hit)])).toEqual([
      [DAY, ['16:00', '17:00', '21:00']],
    ]);
  });

  test('offers the same time of the nearest day if the whole day is full', async () => {
    const { venueId } = await club('Norte', 'Quito');
    await rules(venueId, { exceptions: [{ date: DAY, open: [], reason: 'Torneo' }] });
    const { alternatives } = await search({ from: '19:00', to: '19:00' });
    expect(alternatives.map(({ date, ...hit }) => [date, times(hit)])).toEqual([[dayFromNow(4), ['19:00']]]);
  });

  test('offers another place if nothing has such a name', async () => {
    await club('Norte', 'Quito');
    const { items, alternatives } = await search({ place: 'zzyzx', from: '10:00', to: '10:00' });
    expect(items).toEqual([]);
    expect(alternatives.map(({ venue, date, starts }) => [venue.name, date, starts.length])).toEqual([
      ['Norte', DAY, 1],
    ]);
  });

  test('offers nothing if there is nothing', async () => {
    expect(await search({})).toEqual({ items: [], alternatives: [], lengths: [], nextCursor: null });
  });
});
