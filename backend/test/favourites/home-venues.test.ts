import { declaredStatements } from '../../src/kernel/adapters/persistence/database.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

interface Home {
  items: { id: string; name: string; minPrice: string | null; isFavourite: boolean }[];
  total: number;
}

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  browser = new Browser(app.url);
  await app.sql('update venues set archived_at = now() where archived_at is null');
});

/** Opens the home page as a browser that has visited these venues. */
const home = (visited: readonly string[] = []) =>
  browser.send<Home>('GET', '/api/venues/home', undefined, {
    cookie: [browser.cookieHeader, `saque-visited=${visited.join('.')}`].filter(Boolean).join('; '),
  });
const names = ({ items }: Home) => items.map(({ name }) => name);

/** Creates venues. The ratings are as if players had given these stars. */
async function venues(stars: Record<string, number>): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const [name, average] of Object.entries(stars)) {
    const id = (ids[name] = await aVenue(app, { name }));
    await app.sql('update search_venues set stars = $2, ratings = 10 where venue_id = $1', [
      id,
      average * 10,
    ]);
  }
  return ids;
}

const idOf = (ids: Record<string, string>, name: string) => ids[name] ?? '';
const like = async (venueId: string) =>
  expect((await browser.send('PUT', `/api/favourites/${venueId}`)).status).toBe(204);

describe('the venues of the home page', () => {
  test('are the best rated for a new visitor, who does not become a guest', async () => {
    await venues({ Regular: 3, Excelente: 5, Bueno: 4 });
    const { body, headers, status } = await browser.get<Home>('/api/venues/home');
    expect(status).toBe(200);
    expect(names(body)).toEqual(['Excelente', 'Bueno', 'Regular']);
    expect(body.total).toBe(3);
    expect(body.items.every(({ isFavourite }) => !isFavourite)).toBe(true);
    expect([headers.getSetCookie(), headers.get('cache-control')]).toEqual([[], 'no-store']);
  });

  test('begin with the favourites, then with those that the browser has visited', async () => {
    const ids = await venues({ A: 5, B: 4.5, C: 4, D: 3, E: 2, F: 1 });
    await like(idOf(ids, 'F'));
    await like(idOf(ids, 'D'));
    const { body, headers } = await home([idOf(ids, 'E'), idOf(ids, 'D'), idOf(ids, 'C')]);
    expect(names(body)).toEqual(['D', 'F', 'E', 'C', 'A', 'B']);
    expect(body.items.map(({ isFavourite }) => isFavourite)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('are the same for everybody without a favourite or a visit', async () => {
    await venues({ A: 5, B: 4 });
    const { body: stranger } = await browser.get<Home>('/api/venues/home');
    await browser.post('/api/session');
    const { body, headers } = await home(['00000000-0000-7000-8000-000000000000', 'x']);
    expect(body).toEqual(stranger);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('show the figures of each venue as the whole list does', async () => {
    const { A = '' } = await venues({ A: 4 });
    await aCourt(app, A, { daySingles: 1000 });
    const { body } = await browser.get<Home>('/api/venues/home');
    const { body: all } = await browser.get<object[]>('/api/venues');
    expect(body.items).toEqual([
      { ...all[0], isFavourite: false, next: expect.objectContaining({ nightFrom: '18:00' }) },
    ]);
    expect(body.items[0]?.minPrice).toBe('10.00');
  });

  test('do not include an archived one, though it is a favourite and was visited', async () => {
    const ids = await venues({ A: 5, B: 4 });
    await like(idOf(ids, 'A'));
    await app.sql('update venues set archived_at = now() where id = $1', [idOf(ids, 'A')]);
    const { body } = await home([idOf(ids, 'A')]);
    expect([names(body), body.total]).toEqual([['B'], 1]);
  });

  test('are twelve at most, also with more favourites and visits', async () => {
    const ids = await venues(Object.fromEntries(Array.from({ length: 14 }, (_, n) => [`Club ${n}`, 3])));
    const all = Object.values(ids);
    expect((await home(all)).body.items.map(({ id }) => id)).toEqual(all.slice(0, 12));
    for (const id of all) await like(id);
    const { body } = await home();
    expect(body.items.map(({ id }) => id)).toEqual(all.toReversed().slice(0, 12));
    expect(body.total).toBe(14);
  });
});

test('the home page reads a few venues through their indexes, whatever their number', async () => {
  await app.sql(`
    insert into venues (id, name, location, time_zone)
      select gen_random_uuid(), 'Club', 'Quito', 'America/Guayaquil' from generate_series(1, 3000) n;
    analyze venues; analyze search_venues`);
  const { text } = declaredStatements.find(({ name }) => name === 'catalog.home') ?? { text: '' };
  const plan = JSON.stringify(await app.sql(`explain (generic_plan, format json) ${text}`));
  expect(plan).toContain('"Index Name":"search_venues_rank"');
  expect(plan).not.toContain('"Relation Name":"venues","Alias":"v","Parallel');
  expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"(?:venues|search_venues|courts)"/);
});
