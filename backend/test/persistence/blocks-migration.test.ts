import { DataSource } from 'typeorm';
import { BlocksByHalfHours1763775000000 } from '../../src/migrations/1763775000000-blocks-by-half-hours.js';
import { checkInvariants } from '../../src/ledger/invariants.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import type { Browser } from '../support/app/browser.js';
import { FixedClock } from '../support/doubles/fixed-clock.js';
import { aCourt, aVenue } from '../support/fixtures/venues-and-courts.js';

/** The statements of the version before, which knows whole hours, as its processes send them. */
const BEFORE = {
  add: `insert into hour_blocks (id, court_id, first_date, last_date, first_hour, last_hour, reason, created_by, created_at)
        select gen_random_uuid(), $1, $2, $2, $3, $4, 'Clase', id, now() from admins limit 1 returning id`,
  claim: `insert into half_hour_claims (court_id, slot_date, half_hour, block_id)
          select b.court_id, day::date, half_hour, b.id from hour_blocks b
            cross join generate_series(b.first_date::timestamp, b.last_date, '1 day') day
            cross join generate_series(b.first_hour * 2, b.last_hour * 2 + 1) half_hour
           where b.id = $1 order by day, half_hour on conflict do nothing returning 1`,
  read: `select first_hour as first, last_hour as last from hour_blocks where id = $1`,
};

let app: TestApp;
let admin: Browser;
let courtId: string;

beforeAll(async () => {
  app = await startTestApp({ clock: new FixedClock('2026-11-20T20:00:00Z') });
  admin = await anAdmin(app);
  courtId = await aCourt(app, await aVenue(app));
});
afterAll(() => app.close());

async function blockOfVersionBefore(date: string, first: number, last: number): Promise<string> {
  const [block] = await app.sql<{ id: string }>(BEFORE.add, [courtId, date, first, last]);
  await app.sql(BEFORE.claim, [block?.id]);
  return block?.id ?? '';
}

const minutesOf = (id: string) =>
  app.sql(`select start_minute as start, end_minute as end from hour_blocks where id = $1`, [id]);

test('stored blocks get the minutes of their whole hours', async () => {
  const owner = await new DataSource({
    type: 'postgres',
    url: app.databaseUrl,
    installExtensions: false,
  }).initialize();
  const runner = owner.createQueryRunner();
  const migration = new BlocksByHalfHours1763775000000();
  await migration.down(runner);
  const id = await blockOfVersionBefore('2026-11-25', 18, 20);
  await migration.up(runner);
  await owner.destroy();
  expect(await minutesOf(id)).toEqual([{ start: 1080, end: 1260 }]);
});

test('a block that a process of the version before adds covers its whole hours', async () => {
  const id = await blockOfVersionBefore('2026-11-26', 10, 11);
  expect(await minutesOf(id)).toEqual([{ start: 600, end: 720 }]);
  const { body } = await admin.send<object>('DELETE', `/api/admin/blocks/${id}`);
  expect(body).toMatchObject({ from: '10:00', to: '12:00' });
});

test('a process of the version before reads the hours that a block from 10:30 to 12:00 touches', async () => {
  const hours = { courtId, date: '2026-11-27', from: '10:30', to: '12:00', reason: 'Clase' };
  const { body } = await admin.post<{ id: string }>('/api/admin/blocks', hours);
  expect(await app.sql(BEFORE.read, [body.id])).toEqual([{ first: 10, last: 11 }]);
});

test.each([
  ['off the grid', 615, 720],
  ['that ends where it begins', 600, 600],
  ['beyond midnight', 1410, 1470],
])('the database refuses a block %s', async (_case, start, end) => {
  const sql = `insert into hour_blocks (id, court_id, first_date, last_date, start_minute, end_minute, reason, created_by, created_at)
     select gen_random_uuid(), $1, '2026-11-28', '2026-11-28', $2, $3, 'Clase', id, now() from admins limit 1`;
  await expect(app.sql(sql, [courtId, start, end])).rejects.toThrow('hour_blocks_lie_on_the_grid');
});

test('every invariant holds after both versions have added blocks', async () => {
  const reports = await checkInvariants(
    (sql) => app.sql<{ what: string }>(sql),
    app.config.unpaidHoldsPerAddress,
  );
  expect(reports.filter(({ violations }) => violations.length > 0)).toEqual([]);
});
