import { Database, declaredStatements } from '../../src/kernel/adapters/persistence/database.js';
import { type VenueId, idFrom } from '../../src/kernel/domain/ids.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { aCrowd } from '../support/fixtures/crowd.js';
import { aStaffMember } from '../support/fixtures/staff.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ checkBooks: false }); // the payments of the crowd have no provider
  await aCrowd(app, 4_000);
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

test('a page of reviews for the people of some venues reads no review of another venue', async () => {
  const { text } = declaredStatements.find(({ name }) => name === 'reviews.of-venues') ?? { text: '' };
  const plan = JSON.stringify(await app.sql(`explain (generic_plan, format json) ${text}`));
  expect(plan).toContain('"Index Name":"reviews_of_venue"');
  expect(plan).not.toContain('"Index Name":"reviews_newest"');
  expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"reviews"/);
});

describe('a page of the reviews without a reply', () => {
  let venueId: VenueId;

  beforeAll(async () => {
    const [oldest] = await app.sql<{ venueId: VenueId }>(
      `with answered as (
         update reviews set reply = 'Gracias', replied_at = now()
          where booking_id not in (select booking_id from reviews order by created_at limit 3))
       select venue_id as "venueId" from reviews order by created_at limit 1`,
    );
    venueId = oldest?.venueId ?? idFrom('');
    await app.sql(`update reviews set text = 'Bien' where reply is null`);
    await app.sql('vacuum analyze reviews');
  });

  /** Returns how many reviews a page shows, and how many PostgreSQL reads and leaves out. */
  async function readBy(admin: Browser): Promise<[shown: number, leftOut: number]> {
    const query = jest.spyOn(app.get<Database>(Database), 'query');
    const { body } = await admin.get<{ items: unknown[] }>('/api/admin/reviews?unanswered=true');
    const [page] = query.mock.calls.filter(([{ name }]) => name.startsWith('reviews.'));
    const plan = JSON.stringify(
      await app.sql(`explain (analyze, format json) ${page?.[0].text}`, page?.[1] as unknown[]),
    );
    const removed = [...plan.matchAll(/"Rows Removed by Filter":(\d+)/g)].map(([, rows]) => Number(rows));
    return [body.items.length, removed.reduce((sum, rows) => sum + rows, 0)];
  }

  test('reads, for all venues, none of the many with a reply', async () => {
    expect(await readBy(await anAdmin(app))).toEqual([3, 0]);
  });

  test('reads, for one venue, none of the many with a reply', async () => {
    const { browser } = await aStaffMember(app, [{ venueId, role: 'manager' }]);
    expect(await readBy(browser)).toEqual([3, 0]);
  });
});
