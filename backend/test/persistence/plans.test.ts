import { declaredStatements } from '../../src/kernel/adapters/persistence/database.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { aCrowd } from '../support/fixtures/crowd.js';

/** The tables that grow with every booking, player or change. */
const GROWING = new Set(
  `bookings half_hour_claims hour_blocks calendar_months players sessions player_browsers email_codes player_passkeys passkey_challenges
   waiting_entries hour_offers payments refunds ledger_entries provider_customers further_customers promised_cards provider_events shared_links
   shares redemptions reviews audit_log idempotency_keys rate_limits sent_mails reminder_choices push_subscriptions mail_addresses
   manage_links uploads disputes declined_charges reconciliation_findings provider_comparisons favourites resale_promises
   resale_refunds customers desk_sales till_shifts till_movements till_entries till_sheets
   receipts receipt_buyers counter_sales counter_returns`.split(/\s+/),
);

/** The statements that may read a growing table or index from end to end, with the reason. */
const ALLOWED: Record<string, string> = {
  'booking-flow.desk-count': 'an admin combines several filters; its plan for a person uses indexes',
  'booking-flow.desk-page': 'an admin combines several filters; its plan for a person uses indexes',
  'booking-flow.desk-day-kept': 'an index holds only the hours that are kept for those who wait',
  'booking-flow.today': 'an index holds only the guarantees that are held at present',
  'bookings.blocks-of-venue-day': 'an index holds only the hours that are blocked',
  'payments.disputes-since': 'an index holds only the disputes that are open',
  'reconciliation.movements-since': 'runs once a day; its plan for a given day uses ledger_entries_in_time',
  'findings.open': 'an index holds only the findings that are open',
  'findings.resolve-others': 'an index holds only the findings that are open',
  'reports.audit-page': 'follows an index from the newest entry and stops after a page',
  'reports.charges-of-month': 'its plan for a given month uses ledger_entries_in_time',
  'reports.count-audit-entries': 'an admin combines several filters',
  'reports.count-open-findings': 'an index holds only the findings that are open',
  'reports.count-payments': 'an admin combines several filters',
  'reports.count-resolved-findings': 'findings are rare, and an index holds only the resolved ones',
  'reports.discounts-of-month': 'few bookings have a discount code',
  'reports.last-comparison': 'follows an index from the newest row and stops after one',
  'reports.ledger-figures': 'its plan for a given month uses ledger_entries_in_time',
  'reports.open-findings': 'follows an index from the newest finding and stops after a page',
  'reports.payments': 'an admin combines several filters',
  'reports.pending': 'sums up every unpaid booking, and an index holds only these',
  'waiting-list.open-offer-to-entry': 'an index holds only the offers that are open',
  'waiting-list.open-offers-of-player': 'an index holds only the offers that are open',
  'reports.resolved-findings': 'follows an index from the newest finding and stops after a page',
};

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** Test files that the same process ran before have declared statements of their own. */
const isOfProduct = (name: string) => name !== '' && !name.startsWith('test.');

let app: TestApp;
let tableOfIndex: Map<string, string>;

beforeAll(async () => {
  app = await startTestApp({ checkBooks: false }); // the payments of the crowd have no provider
  await aCrowd(app, 20_000);
  const indexes = await app.sql<{ index: string; table: string }>(
    `select indexname as index, tablename as table from pg_indexes`,
  );
  tableOfIndex = new Map(indexes.map(({ index, table }) => [index, table]));
}, 60_000);
afterAll(() => app.close());

/** Returns what a plan reads from end to end: growing tables and their indexes. */
function readWhole(node: PlanNode): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '', Plans = [] } = node;
  const below = Plans.flatMap(readWhole);
  if (type === 'Seq Scan' && GROWING.has(table)) return [table].concat(below);
  const isWholeIndex = index !== '' && !node['Index Cond'] && GROWING.has(tableOfIndex.get(index) ?? '');
  return isWholeIndex ? [index].concat(below) : below;
}

/** Returns what the plan of a statement for these values reads from end to end. */
async function readWholeBy(name: string, values: unknown[]): Promise<string[]> {
  const text = declaredStatements.find((one) => one.name === name)?.text ?? '';
  const [row] = await app.sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (format json) ${text}`,
    values,
  );
  return (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => readWhole(Plan));
}

/** Returns the statements whose plan for unknown values reads a growing table from end to end. */
async function wholeReaders(): Promise<string[]> {
  const found: string[] = [];
  for (const { name, text } of declaredStatements.filter((one) => isOfProduct(one.name))) {
    const [row] = await app.sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (generic_plan, format json) ${text}`,
    );
    const whole = (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => readWhole(Plan));
    if (whole.length > 0) found.push(name);
  }
  return found;
}

test('no statement reads a growing table from end to end, except those with a stated reason', async () => {
  const found = await wholeReaders();
  expect(found.filter((name) => !(name in ALLOWED))).toEqual([]);
});

test('every exception names a statement that the product declares', () => {
  const names = declaredStatements.map(({ name }) => name);
  expect(Object.keys(ALLOWED).filter((name) => !names.includes(name))).toEqual([]);
});

test('the desk finds a person and their bookings through indexes', async () => {
  expect(await readWholeBy('booking-flow.desk-named', ['torres', 'torres', '%99123%'])).toEqual([]);
  const ids = [['crowd-7'], ['00000000-0000-0000-0000-000000000007'], null, null];
  const person: unknown[] = [true, ...ids, null, null, null, null, null, null, new Date(), null];
  expect(await readWholeBy('booking-flow.desk-count', person)).toEqual([]);
  expect(await readWholeBy('booking-flow.desk-page', [...person, 20, 0])).toEqual([]);
  await app.sql('drop index players_known');
  expect(await readWholeBy('booking-flow.desk-named', ['torres', 'torres', null])).toEqual(['players']);
});

test('the view of a booking without the index of its payments is found to read them all', async () => {
  await app.sql('drop index payments_of_booking, payments_one_guarantee');
  expect(await wholeReaders()).toContain('booking-flow.own');
});
