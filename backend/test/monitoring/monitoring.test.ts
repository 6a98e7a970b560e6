import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { Browser } from '../support/app/browser.js';
import { type ServerProcess, startServerProcess } from '../support/app/server-process.js';
import { eventually } from '../support/eventually.js';
import { anUnpaidBooking } from '../support/fixtures/payments.js';
import { freePort } from '../support/free-port.js';
import { parseExposition, selectorsOf, type Series, seriesOf } from './promql.js';

const DOCS = new URL('../../../docs/', import.meta.url);
const read = (file: string) => readFile(new URL(file, DOCS), 'utf8');

interface Rule {
  alert: string;
  expr: string;
}
const { groups } = parse(await read('monitoring/saque.rules.yml')) as { groups: { rules: Rule[] }[] };
const RULES = groups.flatMap(({ rules }) => rules);
const OPERATIONS = await read('operations.md');
const MONITORING = OPERATIONS.slice(OPERATIONS.indexOf('## Monitoring'), OPERATIONS.indexOf('## Upgrade'));

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
const dashboard = JSON.parse(await read('monitoring/saque-dashboard.json')) as Dashboard;
const PANELS = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => [title, expr] as const),
);

let database: TestDatabase;
let server: ServerProcess;
let metrics: Map<string, Series[]>;

/** A server that has served a page, refused a call and worked through one booking. */
beforeAll(async () => {
  database = await createTestDatabase();
  const port = await freePort();
  server = await startServerProcess(database.url, { METRICS_PORT: String(port) });
  const { browser } = await anUnpaidBooking(server);
  await browser.get('/api/venues');
  await new Browser(server.url).get('/api/admin/audit');
  await eventually(async () => {
    metrics = parseExposition(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
    expect(metrics.get('saque_purge_age_seconds')).not.toEqual([]);
    expect(metrics.get('saque_security_events_total')).not.toEqual([]);
  });
}, 120_000);
afterAll(async () => {
  await server.kill();
  await database.drop();
});

/** Labels with values that appear only after an event, so a series may be missing. */
const AT_TIMES = new Set(['status', 'route', 'method', 'event']);
const isOfHttp = (name: string) => name.startsWith('saque_http_') || name === 'saque_security_events_total';

function expectServed(expression: string): void {
  for (const selector of selectorsOf(expression)) {
    expect([selector.name, metrics.has(selector.name)]).toEqual([selector.name, true]);
    const exact = selector.matchers.filter(({ label }) => !(isOfHttp(selector.name) && AT_TIMES.has(label)));
    const found = seriesOf(metrics, { ...selector, matchers: exact });
    expect([expression, found.length > 0]).toEqual([expression, true]);
    for (const { label } of selector.matchers)
      expect([label, found.some(({ labels }) => label in labels)]).toEqual([label, true]);
  }
}

test.each(RULES.map(({ alert, expr }) => [alert, expr] as const))(
  'the alert %s reads metrics and labels that a running server has',
  (_alert, expression) => {
    expect(selectorsOf(expression).length).toBeGreaterThan(0);
    expectServed(expression);
  },
);

test.each(PANELS)(
  'the panel "%s" of the dashboard reads metrics that a running server has',
  (_title, expression) => {
    expectServed(expression);
  },
);

test('every metric that the operations page names exists, and every metric of ours is shown there', () => {
  const named = new Set([...MONITORING.matchAll(/\bsaque_[a-z_]+/g)].map(([name]) => name));
  const ours = [...metrics.keys()].filter(
    (name) => /^saque_/.test(name) && !/_(bucket|count|sum)$/.test(name),
  );
  expect([...named].sort()).toEqual(ours.sort());
});

test('the operations page lists every alert, and no other', () => {
  const listed = [...OPERATIONS.matchAll(/^\| `([A-Z][a-z]\w+)` /gm)].map(([, name]) => name);
  expect(listed).toEqual(RULES.map(({ alert }) => alert));
});
