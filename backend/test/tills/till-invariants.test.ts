import { randomUUID } from 'node:crypto';
import { TILL_INVARIANTS } from '../../src/ledger/till-invariants.js';
import { anAdmin } from '../http/requests.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { aVenueWithTill, tillCalls } from '../support/fixtures/tills.js';
import { aCourt, dayFromNow } from '../support/fixtures/venues-and-courts.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ webhooks: false, checkBooks: false });
  const admin = await anAdmin(app);
  const { venueId, tillId } = await aVenueWithTill(app);
  const courtId = await aCourt(app, venueId);
  const till = tillCalls(admin, tillId);
  for (const timeSlot of ['10:00', '11:00']) {
    await till.open('5.00');
    await admin.send(
      'POST',
      '/api/admin/bookings',
      {
        courtId,
        bookingDate: dayFromNow(3),
        timeSlot,
        gameType: 'singles',
        customer: { name: 'Ana' },
        payment: { kind: 'cash' },
      },
      { 'Idempotency-Key': randomUUID() },
    );
    await till.close('19.50');
  }
});
afterAll(() => app.close());

/** Returns which invariants the records break. */
async function broken(): Promise<string[]> {
  const names: string[] = [];
  for (const { name, sql } of TILL_INVARIANTS)
    if ((await app.sql(sql)).length > 0) names.push(name.split(' ')[0] ?? '');
  return names;
}

/** Plants rows that the guards of the tables would refuse, and takes them back. */
async function planted(sql: string): Promise<string[]> {
  const tables = ['till_entries', 'till_sheets', 'till_movements', 'till_shifts', 'tills', 'ledger_entries'];
  const kept = new Map<string, object[]>();
  for (const table of tables.slice(0, 5)) kept.set(table, await app.sql(`select * from ${table}`));
  for (const table of tables) await app.sql(`alter table ${table} disable trigger all`);
  await app.sql(sql);
  const names = await broken();
  for (const [table, rows] of kept) {
    await app.sql(`delete from ${table}`);
    await app.sql(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows),
    ]);
  }
  for (const table of tables) await app.sql(`alter table ${table} enable trigger all`);
  return names;
}

test('the invariants of tills hold for a day at a till', async () => {
  expect(await broken()).toEqual([]);
});

test.each([
  ['T1', `delete from till_entries where txn = (select min(txn) from till_entries)`],
  ['T1', `insert into till_entries (txn) values ('pay:invented')`],
  ['T2', `update till_sheets set taken_cents = taken_cents + 1 where number = 1`],
  ['T2', `update till_sheets set expected_cents = 1, reason = 'x' where number = 1`],
  [
    'T2',
    `insert into till_movements select gen_random_uuid(), id, 100, 'x', opened_by, now() from till_shifts limit 1`,
  ],
  ['T3', `update tills set open_shift_id = (select id from till_shifts limit 1) where open_shift_id is null`],
  ['T4', `update till_sheets set number = 7 where number = 2`],
])('%s fails on planted rows: %s', async (name, sql) => {
  expect(await planted(sql)).toContain(name);
  expect(await broken()).toEqual([]);
});
