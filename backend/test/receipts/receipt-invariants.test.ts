import { randomUUID } from 'node:crypto';
import type { BookingId } from '../../src/kernel/domain/ids.js';
import { RECEIPT_INVARIANTS } from '../../src/ledger/receipt-invariants.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { aCourt, aVenue, dayFromNow } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ webhooks: false, checkBooks: false });
  const admin = await anAdmin(app);
  const venueId = await aVenue(app);
  const courtId = await aCourt(app, venueId);
  const water = { text: 'Agua', quantity: 1, price: '1.50' };
  const key = { 'Idempotency-Key': randomUUID() };
  const sale = { venueId, method: 'cash', lines: [water] };
  await admin.send('POST', '/api/admin/counter-sales', sale, key);
  for (const timeSlot of ['10:00', '11:00', '12:00']) {
    const { body } = await admin.send<{ id: BookingId }>(
      'POST',
      '/api/admin/bookings',
      {
        courtId,
        bookingDate: dayFromNow(3),
        timeSlot,
        gameType: 'singles',
        customer: { name: 'Ana' },
        payment: { kind: 'terminal' },
      },
      { 'Idempotency-Key': randomUUID() },
    );
    if (timeSlot === '12:00') continue;
    await admin.post(`/api/admin/bookings/${body.id}/cancel`, { reason: 'Lluvia' });
    await admin.post(`/api/admin/bookings/${body.id}/refund-handed-over`, {});
  }
});
afterAll(() => app.close());

/** Returns which invariants the records break. */
async function broken(): Promise<string[]> {
  const names: string[] = [];
  for (const { name, sql } of RECEIPT_INVARIANTS)
    if ((await app.sql(sql)).length > 0) names.push(name.split(' ')[0] ?? '');
  return names;
}

const TABLES = ['ledger_entries', 'receipt_series', 'receipts', 'counter_sales', 'counter_returns'];

/** Plants rows that the guards of the tables would refuse, and takes them back. */
async function planted(sql: string): Promise<string[]> {
  const kept = new Map<string, object[]>();
  for (const table of TABLES) kept.set(table, await app.sql(`select * from ${table}`));
  for (const table of TABLES) await app.sql(`alter table ${table} disable trigger all`);
  await app.sql(sql);
  const names = await broken();
  for (const [table, rows] of kept) {
    await app.sql(`delete from ${table}`);
    await app.sql(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  for (const table of TABLES) await app.sql(`alter table ${table} enable trigger all`);
  return names;
}

const NOTE = `(select min(txn) from receipts where kind = 'refund')`;
const LAST = `(select txn from receipts where kind = 'payment' order by number desc limit 1)`;

test('the invariants of receipts hold after four sales and two refunds', async () => {
  expect(await broken()).toEqual([]);
  expect(await app.sql('select count(*)::int from receipts')).toEqual([{ count: 6 }]);
});

test.each([
  ['R1', `update receipts set number = 7 where number = 2 and kind = 'payment'`],
  ['R1', `update receipt_series set last_receipt = last_receipt + 1`],
  ['R1', `delete from receipts where txn = ${LAST}`],
  ['R2', `delete from receipts where txn = ${LAST}`],
  ['R2', `update receipts set means = 'cash' where txn = ${LAST}`],
  ['R2', `update receipts set kind = 'payment' where txn = ${NOTE}`],
  ['R2', `update ledger_entries set since_receipts = false where txn = ${LAST}`],
  [
    'R2',
    `insert into ledger_entries select 'pay:invented', account, cents, booking_id, occurred_at from ledger_entries where txn = ${LAST}`,
  ],
  ['R3', `update receipts set cents = cents + 1 where txn = ${LAST}`],
  ['R3', `update receipts set issued_at = issued_at - interval '2 days' where txn = ${LAST}`],
  [
    'R3',
    `insert into ledger_entries select 'gift:x', account, cents, booking_id, occurred_at from ledger_entries where txn = ${LAST}`,
  ],
  ['R4', `update receipts set corrects = null where txn = ${NOTE}`],
  ['R4', `update receipts set corrects = ${LAST} where txn = ${NOTE}`],
  ['R4', `update receipts set corrects = ${NOTE} where txn = ${LAST}`],
  ['R5', `update receipts set cents = cents - 1 where kind = 'payment'`],
  ['R7', `update counter_sales set cents = cents + 1`],
  ['R7', `insert into counter_returns select id, sold_by, sold_at from counter_sales`],
  ['R7', `delete from ledger_entries where txn like 'sale:%'`],
  ['R7', `update ledger_entries set account = 'booking_revenue' where account = 'counter_revenue'`],
  ['R6', `update receipts set lines = '[]' where txn = ${LAST}`],
])('%s fails on planted rows: %s', async (name, sql) => {
  expect(await planted(sql)).toContain(name);
  expect(await broken()).toEqual([]);
});
