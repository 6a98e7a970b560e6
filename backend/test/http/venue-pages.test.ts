import { declaredStatements } from '../../src/kernel/adapters/persistence/database.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { Browser } from '../support/app/browser.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

interface Page {
  items: { id: string; name: string; courtCount: number; minPrice: string | null }[];
  nextCursor: string | null;
  total: number;
}

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  app = await startTestApp();
  browser = new Browser(app.url);
  // Each pair is created at the same instant, so only the id decides its order.
  await app.sql(`
    insert into venues (id, name, location, time_zone, created_at)
      select gen_random_uuid(), 'Club ' || n, case when n % 2 = 0 then 'Quito' else 'Cuenca' end,
             'America/Guayaquil', timestamptz '2026-01-01Z' + n / 2 * interval '1 second'
        from generate_series(1, 30) n`);
});
afterAll(() => app.close());

async function page(query: string): Promise<Page> {
  const { status, body } = await browser.get<Page>(`/api/venues/page${query}`);
  expect(status).toBe(200);
  return body;
}

/** Follows the cursors from the first page to the last one. */
async function allPages(query: string): Promise<string[][]> {
  const pages: string[][] = [];
  let next: string | null = '';
  while (next !== null) {
    const { items, nextCursor }: Page = await page(`?${query}${next && `&cursor=${next}`}`);
    pages.push(items.map(({ id }) => id));
    next = nextCursor;
  }
  return pages;
}

describe('the pages of the venues', () => {
  test('contain every venue once, in the order of the whole list', async () => {
    const { body: all } = await browser.get<Page['items']>('/api/venues');
    const pages = await allPages('limit=7');
    expect(pages.map(({ length }) => length)).toEqual([7, 7, 7, 7, 2]);
    expect(pages.flat()).toEqual(all.map(({ id }) => id));
  });

  test('have twelve venues each if no limit is given', async () => {
    const first = await page('');
    expect(first).toMatchObject({ total: 30, nextCursor: first.items[11]?.id });
    expect(first.items).toHaveLength(12);
  });

  test('end without a cursor, even if the last page is full', async () => {
    expect((await allPages('limit=15')).map(({ length }) => length)).toEqual([15, 15]);
  });

  test('show the figures of each venue as the whole list does', async () => {
    const id = await aVenue(app, { name: 'Bosque Sereno' });
    await aCourt(app, id);
    expect((await page('?search=bosque')).items).toEqual([
      (await browser.get<Page['items'][0]>(`/api/venues/${id}`)).body,
    ]);
    await app.sql('update venues set archived_at = now() where id = $1', [id]);
  });

  test.each([
    ['cuenca', 15],
    ['  CUENCA   club ', 15],
    ['quito 12', 1],
    ['Cuénca', 15],
    ['100%', 0],
  ])('find all words of "%s" in names and places', async (search, total) => {
    const found = await page(`?limit=100&search=${encodeURIComponent(search)}`);
    expect(found).toMatchObject({ total, nextCursor: null });
    expect(found.items).toHaveLength(total);
  });

  test('keep the search from page to page', async () => {
    const pages = await allPages('limit=4&search=cuenca');
    expect(pages.map(({ length }) => length)).toEqual([4, 4, 4, 3]);
    expect(new Set(pages.flat()).size).toBe(15);
  });

  test('leave out an archived venue, which still leads to the next page', async () => {
    const { nextCursor } = await page('?limit=5');
    const rest = (await page(`?limit=100&cursor=${nextCursor}`)).items;
    await app.sql('update venues set archived_at = now() where id = $1', [nextCursor]);
    expect((await page(`?limit=100&cursor=${nextCursor}`)).items).toEqual(rest);
    expect((await page('')).total).toBe(29);
    await app.sql('update venues set archived_at = null where id = $1', [nextCursor]);
  });

  test('are refused after a venue that does not exist', async () => {
    const unknown = '/api/venues/page?cursor=00000000-0000-7000-8000-000000000000';
    const { status, body } = await browser.get(unknown);
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'venue_not_found' })]);
  });

  test.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=x', `?search=${'a'.repeat(101)}`])(
    'are refused for %s',
    async (query) => expect((await browser.get(`/api/venues/page${query}`)).status).toBe(400),
  );
});

test('a page begins at its place in the index, not at the first venue', async () => {
  await app.sql(`
    insert into venues (id, name, location, time_zone, created_at)
      select gen_random_uuid(), 'Club', 'Quito', 'America/Guayaquil', now() + n * interval '1 second'
        from generate_series(1, 3000) n;
    analyze venues`);
  const { text } = declaredStatements.find(({ name }) => name === 'catalog.venue-page') ?? { text: '' };
  const plan = JSON.stringify(await app.sql(`explain (generic_plan, format json) ${text}`));
  expect(plan).toMatch(/"Index Name":"venues_in_order"[^}]*"Index Cond":"\(ROW\(created_at, id\) > /);
  expect(plan).not.toContain('Seq Scan');
});
