import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aCourt, aVenue, type CourtValues, dayFromNow } from '../support/fixtures/venues-and-courts.js';

interface Start {
  courtNumber: number;
  surface: string;
  lights: boolean | null;
  indoor: boolean | null;
  timeSlot: string;
  price: string;
}

interface Found {
  items: { starts: Start[] }[];
  alternatives: { starts: Start[] }[];
}

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' } });
  const venueId = await aVenue(app);
  const courts: (CourtValues & { facts: string })[] = [
    { daySingles: 1000, facts: `surface = 'hard', lights = null` },
    { daySingles: 1500, facts: `surface = 'clay', lights = false, indoor = true` },
    { daySingles: 2000, facts: `surface = 'clay', lights = true` },
  ];
  for (const [index, { facts, ...court }] of courts.entries()) {
    const id = await aCourt(app, venueId, { number: index + 1, ...court });
    await app.sql(`update courts set ${facts} where id = $1`, [id]);
  }
});
afterAll(() => app.close());

const ten = { date: dayFromNow(3), from: '10:00', to: '10:00' };

async function search(wish: Record<string, string>): Promise<Found> {
  const asked = new URLSearchParams({ ...ten, ...wish });
  const { status, body } = await new Browser(app.url).get<Found>(`/api/search?${asked.toString()}`);
  expect(status).toBe(200);
  return body;
}

test('each start says what is known of its court', async () => {
  const [start] = (await search({})).items[0]?.starts ?? [];
  expect(start).toMatchObject({ courtNumber: 1, surface: 'hard', lights: null, indoor: null });
  const [clay] = (await search({ surface: 'clay' })).items[0]?.starts ?? [];
  expect(clay).toMatchObject({ courtNumber: 2, surface: 'clay', lights: false, indoor: true });
});

test.each<[string, Record<string, string>, number | undefined]>([
  ['any court', {}, 1],
  ['clay', { surface: 'clay' }, 2],
  ['lights, and the one that does not say it is left out', { lights: 'true' }, 3],
  ['clay up to its price', { surface: 'clay', maxPrice: '15.00' }, 2],
  [
    'clay with lights up to less than its price',
    { surface: 'clay', lights: 'true', maxPrice: '19.99' },
    undefined,
  ],
  ['a surface that no court has', { surface: 'grass' }, undefined],
])('a search for %s offers the cheapest such court', async (_what, wish, courtNumber) => {
  const { items } = await search(wish);
  expect(items[0]?.starts[0]?.courtNumber).toBe(courtNumber);
});

test('alternatives are of the wished courts too', async () => {
  const { items, alternatives } = await search({ surface: 'clay', from: '05:00', to: '05:00' });
  expect(items).toEqual([]);
  expect(alternatives[0]?.starts.map(({ surface }) => surface)).toEqual(['clay', 'clay', 'clay']);
});

test('a play of several hours costs at most the wished price as a whole', async () => {
  await app.sql(`update venues set rules = rules || '{"lengths": [60, 120]}'`);
  const { items } = await search({ durationMinutes: '120', maxPrice: '19.00' });
  expect(items).toEqual([]);
  const [start] = (await search({ durationMinutes: '120', maxPrice: '20' })).items[0]?.starts ?? [];
  expect(start).toMatchObject({ courtNumber: 1, price: '20.00' });
});
