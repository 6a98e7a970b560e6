import { declaredStatements } from '../../src/kernel/adapters/persistence/database.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { storeUnpaidBookings } from '../support/fixtures/unpaid-bookings.js';

const BOOKINGS = 100_000;
const DUE = 60;

let app: TestApp;

/** One booking falls due each second, and one reminder. */
beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' }, checkBooks: false }); // a worker would sweep
  await storeUnpaidBookings(app, {
    count: BOOKINGS,
    dueAt: `now() + number * interval '1 second'`,
    remindAt: `now() + number * interval '1 second'`,
  });
});
afterAll(() => app.close());

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

const sqlOf = (name: string) => declaredStatements.find((statement) => statement.name === name)?.text ?? '';

/** Runs a statement and returns the blocks that it read. */
async function blocksOf(name: string, values: unknown[]): Promise<number> {
  const sql = `explain (analyze, buffers, format json) ${sqlOf(name)}`;
  const [row] = await app.sql<{ 'QUERY PLAN': { Plan: Plan }[] }>(sql, values);
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('no plan');
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

/** Returns the scans that a process repeats whatever the values are. */
async function scansOf(name: string): Promise<string[]> {
  const [row] = await app.sql(`explain (generic_plan, format json) ${sqlOf(name)}`);
  return [...JSON.stringify(row).matchAll(/"(Seq Scan|Index Name":"\w+)"/g)].map(([, scan = '']) =>
    scan.replace('Index Name":"', ''),
  );
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

test('the sweep of deadlines reads only those that fall due', async () => {
  expect(await scansOf('bookings.deadlines')).toEqual(['bookings_unpaid']);
  const first = ['1970-01-01T00:00:00Z', '00000000-0000-0000-0000-000000000000'];
  const values = [inSeconds(DUE), ...first];
  expect(await blocksOf('bookings.deadlines', values)).toBeLessThan(2 * DUE);
});

test('the second batch of the sweep of deadlines begins where the first one ended', async () => {
  const [last] = await app.sql<{ position: string; id: string }>(
    `select payment_due_at::text as position, id from bookings order by payment_due_at offset 50000 limit 1`,
  );
  const values = [inSeconds(50_000 + DUE), last?.position, last?.id];
  expect(await blocksOf('bookings.deadlines', values)).toBeLessThan(2 * DUE);
});

test('the sweep of reminders reads only those that fall due', async () => {
  const scans = await scansOf('bookings.take-reminders');
  expect(scans).toContain('bookings_to_remind');
  expect(scans).not.toContain('Seq Scan');
  const values = [new Date(), inSeconds(DUE)];
  // Each taken reminder changes its row and one entry of each index of the table.
  expect(await blocksOf('bookings.take-reminders', values)).toBeLessThan(40 * DUE);
  expect(await blocksOf('bookings.take-reminders', values)).toBeLessThan(DUE);
});
