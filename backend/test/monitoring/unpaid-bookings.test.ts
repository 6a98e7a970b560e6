import { COUNTS } from '../../src/metrics/business-figures.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { storeUnpaidBookings } from '../support/fixtures/unpaid-bookings.js';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ checkBooks: false })));
afterAll(() => app.close());

const unpaid = async () => {
  const sql = COUNTS.find(({ name }) => name === 'saque_bookings')?.sql ?? '';
  const rows = await app.sql<{ label: string; count: number }>(sql);
  return rows.find(({ label }) => label === 'unpaid')?.count;
};
const anyNumber = (count: number) =>
  storeUnpaidBookings(app, { count, dueAt: `now() + make_interval(mins => number)` });

test('unpaid bookings are counted exactly, but no scrape counts more than ten thousand', async () => {
  await anyNumber(7);
  expect(await unpaid()).toBe(7);
  await anyNumber(10_100);
  expect(await unpaid()).toBe(10_000);
});
