import { readFile } from 'node:fs/promises';
import { startTestApp, type TestApp } from '../support/app/app.js';

/**
 * Columns of free text, documents or bytes that say nothing about a player or an admin. A new
 * column of such a type needs a row in docs/privacy.md, or a line here.
 */
const IMPERSONAL: Readonly<Record<string, readonly string[]>> = {
  admin_ceremonies: ['purpose'],
  admin_role_offers: ['role'],
  admin_roles: ['role'],
  audit_log: ['action', 'subject_type'],
  bookings: [
    'category',
    'close_kind',
    'game_type',
    'refund_policy',
    'split_until',
    'status',
    'tariff',
    'transfer',
  ],
  court_statuses: ['status'],
  counter_sales: ['lines', 'method'],
  courts: ['image_url', 'name', 'status', 'surface'],
  declined_charges: ['code'],
  discount_codes: ['code', 'type'],
  disputes: ['reason', 'status'],
  hour_offers: ['status'],
  idempotency_keys: ['key', 'request_hash'],
  ledger_entries: ['account'],
  till_entries: ['txn'],
  tills: ['name'],
  mail_address_key: ['key'],
  migrations: ['name'],
  passkey_challenges: ['purpose'],
  payments: ['card_check', 'method', 'purpose', 'status', 'taken_currency'],
  play_reminders: ['kind'],
  provider_events: ['type'],
  purges: ['what'],
  reconciliation_findings: ['kind', 'their_currency'],
  receipt_buyers: ['txn'],
  redemptions: ['status'],
  receipts: ['corrects', 'kind', 'lines', 'means', 'series', 'txn', 'venue_name'],
  refunds: ['reason', 'status'],
  sent_mails: ['outcome'],
  shares: ['status'],
  search_venues: ['words'],
  waiting_entries: ['game_type', 'status'],
  venues: [
    'address',
    'description',
    'further_photos',
    'house_rules',
    'image_alt',
    'image_url',
    'location',
    'name',
    'phone', // of the business, as the form says
    'rules',
    'time_zone',
    'whatsapp', // of the business
  ],
};

/** Types that can contain anything. Numbers, times and ids of our own say nothing by themselves. */
const COLUMNS = `
  select c.table_name || '.' || c.column_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
   where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
     and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'inet')
   order by 1`;

/** Returns the fields in the tables of docs/privacy.md: the first cell of each row. */
async function documented(): Promise<string[]> {
  const text = await readFile(new URL('../../../docs/privacy.md', import.meta.url), 'utf8');
  return [...text.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+\.\w+)`/g)].map(([, name = '']) => name),
  );
}

let app: TestApp;
let stored: string[];
beforeAll(async () => {
  app = await startTestApp();
  stored = (await app.sql<{ name: string }>(COLUMNS)).map(({ name }) => name);
});
afterAll(() => app.close());

const impersonal = Object.entries(IMPERSONAL).flatMap(([table, columns]) =>
  columns.map((column) => `${table}.${column}`),
);

test('every column that can contain something personal is in docs/privacy.md', async () => {
  const known = new Set(impersonal.concat(await documented()));
  expect(stored.filter((name) => !known.has(name))).toEqual([]);
});

test('docs/privacy.md and the list of impersonal columns name only columns that exist', async () => {
  const all = `select table_name || '.' || column_name as name from information_schema.columns
                where table_schema = 'public'`;
  const existing = (await app.sql<{ name: string }>(all)).map(({ name }) => name);
  const named = impersonal.concat(await documented());
  expect(named.filter((name) => !existing.includes(name))).toEqual([]);
  expect(impersonal.filter((name) => !stored.includes(name))).toEqual([]);
});

test('no column is called both personal and impersonal', async () => {
  const personal = await documented();
  expect(impersonal.filter((name) => personal.includes(name))).toEqual([]);
});
