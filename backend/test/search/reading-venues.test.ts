import { jest } from '@jest/globals';
import { Database } from '../../src/kernel/adapters/persistence/database.js';
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

test('if no venue resembles a place, no other day is tried there before other places are named', async () => {
  const venueId = await aClub();
  const find = jest.spyOn(app.get<VenueFinder>(VenueFinder), 'find');
  const { alternatives } = await search({ place: 'zzyzx' });
  expect(idsOf(alternatives)).toEqual([venueId]);
  expect(find.mock.calls.map(([{ place }]) => place)).toEqual(['zzyzx', null]);
});

test('if there is no venue at all, a search asks for the venues once', async () => {
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
