import { Database, declaredStatements } from '../../src/kernel/adapters/persistence/database.js';
import { VenueFinder } from '../../src/modules/search/application/venue-finder.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

interface Found {
  items: { venue: { id: string } }[];
  alternatives: { venue: { id: string } }[];
  nextCursor: string | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(async () => {
  jest.restoreAllMocks();
  await app.sql('update venues set archived_at = now() where archived_at is null');
});

async function search(query: Record<string, string>): Promise<Found> {
  const path = `/api/search?${new URLSearchParams({ date: dayFromNow(3), ...query }).toString()}`;
  const { status, body } = await new Browser(app.url).get<Found>(path);
  expect(status).toBe(200);
  return body;
}

async function aClub(): Promise<string> {
  const venueId = await aVenue(app);
  await aCourt(app, venueId);
  return venueId;
}

const idsOf = (hits: Found['items']) => hits.map(({ venue }) => venue.id);
const archive = (venueId: string) =>
  app.sql('update venues set archived_at = now() where id = $1', [venueId]);

test('no other day is tried at an unknown place before other places are named', async () => {
  const venueId = await aClub();
  const find = jest.spyOn(app.get<VenueFinder>(VenueFinder), 'find');
  const { alternatives } = await search({ place: 'zzyzx' });
  expect(idsOf(alternatives)).toEqual([venueId]);
  expect(find.mock.calls.map(([{ place }]) => place)).toEqual(['zzyzx', null]);
});

test('a search without any venue asks for the venues once', async () => {
  const find = jest.spyOn(app.get<VenueFinder>(VenueFinder), 'find');
  expect((await search({})).alternatives).toEqual([]);
  expect(find).toHaveBeenCalledTimes(1);
});

test('a venue that is archived while a page is read does not hide the venues of the next pages', async () => {
  const venueIds: string[] = [];
  for (let index = 0; index < 15; index++) venueIds.push(await aClub());
  const [archived = '', ...open] = venueIds.sort().toReversed(); // the order of the pages
  const database = app.get<Database>(Database);
  const query = database.query.bind(database);
  jest.spyOn(database, 'query').mockImplementation(async (sql, values) => {
    if (sql.name === 'search.venues') await archive(archived);
    return query(sql, values);
  });
  const first = await search({});
  expect(idsOf(first.items)).toEqual(open.slice(0, 12));
  expect(first.nextCursor).not.toBeNull();
  const second = await search({ cursor: first.nextCursor ?? '' });
  expect([idsOf(second.items), second.nextCursor]).toEqual([open.slice(12), null]);
});

test('a search reads venues and courts through their indexes, also those of a place', async () => {
  await app.sql(`
    insert into venues (id, name, location, time_zone, latitude, longitude)
      select gen_random_uuid(), 'Club ' || n, 'Quito', 'America/Guayaquil', -random(), -78 - random()
        from generate_series(1, 2000) n;
    insert into courts (id, venue_id, name, court_number, day_singles_cents, day_doubles_cents, night_singles_cents,
        night_doubles_cents)
      select gen_random_uuid(), id, 'Central', 1, 1450, 2900, 1650, 3300 from venues where archived_at is null;
    analyze venues, courts, search_venues`);
  const whole = /"Node Type":"Seq Scan"[^}]*"Relation Name":"(venues|search_venues|courts)"/;
  const plans: [string, string | undefined][] = [];
  for (const { name, text } of declaredStatements.filter((one) => one.name.startsWith('search.'))) {
    const plan = JSON.stringify(await app.sql(`explain (generic_plan, format json) ${text}`));
    plans.push([name, whole.exec(plan)?.[1]]);
  }
  expect(plans).toHaveLength(7);
  expect(plans.filter(([, table]) => table !== undefined)).toEqual([]);
});
