import { randomUUID } from 'node:crypto';
import { declaredStatements } from '../../src/kernel/adapters/persistence/database.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { aVenue } from '../support/fixtures/venues-and-courts.js';

const CUSTOMERS = 20_000;

let app: TestApp;
let venueId: string;

beforeAll(async () => {
  app = await startTestApp();
  venueId = await aVenue(app);
  await app.sql(
    `insert into customers (id, venue_id, name, phones, emails, created_at)
     select gen_random_uuid(), $1, initcap(translate(md5(n::text), '0123456789', 'ghijklmnop')),
            array['+5939' || lpad(n::text, 8, '0')], array[md5(n::text) || '@example.org'], now()
       from generate_series(1, $2::int) n`,
    [venueId, CUSTOMERS],
  );
  await app.sql('analyze customers');
}, 60_000);
afterAll(() => app.close());

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  Plans?: Node[];
}

async function planOf(name: string, values: unknown[]): Promise<Node> {
  const text = declaredStatements.find((one) => one.name === name)?.text ?? '';
  const [row] = await app.sql<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (format json) ${text}`, values);
  const [found] = row?.['QUERY PLAN'] ?? [];
  if (!found) throw new Error(`there is no statement ${name}`);
  return found.Plan;
}

/** Returns the kinds of scan with which a plan reads the customers. */
function scansOf(node: Node): string[] {
  const own = node['Relation Name'] === 'customers' ? [node['Node Type']] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}

test.each([
  ['a name', 'ana torres', null],
  ['an address', 'abc@exa', null],
  ['a phone', null, '%99001234%'],
])('the search by %s among 20,000 customers reads an index, not the table', async (_what, words, digits) => {
  const values = [venueId, null, 21, words, digits, words ?? '', [randomUUID()]];
  expect(scansOf(await planOf('customers.found', values))).not.toContain('Seq Scan');
});

test('a page of 20,000 customers follows the index of their names and stops', async () => {
  expect(scansOf(await planOf('customers.page', [venueId, null, 21]))).toEqual(
    expect.arrayContaining(['Index Scan']),
  );
});

test('the search among 20,000 customers without its index is found to read the table', async () => {
  await app.sql('drop index customers_words, customers_by_name');
  const values = [venueId, null, 21, 'ana torres', null, 'ana torres', [randomUUID()]];
  expect(scansOf(await planOf('customers.found', values))).toContain('Seq Scan');
});
