import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { parse } from 'yaml';
import { Background } from '../../src/kernel/adapters/background.js';
import { LoggedSecurityEvents } from '../../src/kernel/adapters/logged-security-events.js';
import { createMetrics, type Metrics } from '../../src/metrics/index.js';
import { PageCounts } from '../../src/site/page-counts.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { anUnpaidBooking } from '../support/fixtures/payments.js';
import { freePort } from '../support/free-port.js';
import { parseExposition, selectorsOf, seriesOf } from './promql.js';

const RULES_FILE = new URL('../../../docs/monitoring/saque.rules.yml', import.meta.url);
const { groups } = parse(await readFile(RULES_FILE, 'utf8')) as {
  groups: { rules: { alert: string; expr: string }[] }[];
};
const RULES = new Map(groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)));

let app: TestApp;
let pool: pg.Pool;
let metrics: Metrics;
let port: number;

/** The application does no background work, so nothing mends what a test breaks. */
beforeAll(async () => {
  app = await startTestApp({ config: { role: 'api' }, checkBooks: false });
  await anUnpaidBooking(app);
  await app.sql(PAYMENT);
  pool = new pg.Pool({ connectionString: app.databaseUrl, max: 2 });
  metrics = createMetrics('worker', pool, {
    background: new Background(),
    security: new LoggedSecurityEvents(),
    pages: new PageCounts(),
  });
  port = await freePort();
  await metrics.listen(port);
});
afterAll(async () => {
  await metrics.close();
  await pool.end();
  await app.close();
});

/** Evaluates `metric{…} > limit` and `sum(metric{…}) > limit`, the shape of alerts on the data. */
async function fires(alert: string): Promise<boolean> {
  const [, inner = '', limit] = /^(?:sum\()?([^()]+?)\)? > ([\d.]+)$/.exec(RULES.get(alert) ?? '') ?? [];
  const [selector] = selectorsOf(inner);
  if (!selector) throw new Error(`the alert ${alert} has another shape`);
  const served = parseExposition(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  const value = seriesOf(served, selector).reduce((sum, series) => sum + series.value, 0);
  return value > Number(limit);
}

const aFailedJob = (task: string, attempts: number) => `
  select graphile_worker.add_job('${task}');
  update graphile_worker._private_jobs set attempts = ${attempts}, last_error = 'no connection'
   where id = (select max(id) from graphile_worker._private_jobs)`;
const PAYMENT = `
  insert into payments (id, booking_id, player_id, purpose, amount_cents, asked_cents, status, intent_id, created_at, settled_at)
  select gen_random_uuid(), id, player_id, 'full', total_cents, total_cents, 'succeeded', 'pi_' || id, now(), now()
    from bookings limit 1`;
const aRefund = (status: string, age: string) => `
  insert into refunds (id, payment_id, booking_id, amount_cents, reason, status, attempt, created_at)
  select gen_random_uuid(), id, booking_id, 1, 'excess', '${status}', 3, now() - interval '${age}' from payments limit 1`;

test.each([
  ['DeadlinesOverdue', `update bookings set payment_due_at = now() - interval '121 seconds'`],
  [
    'BookingsClosing',
    `update bookings set status = 'closing', close_kind = 'deadline', close_percentage = 100,
            closed_at = now() - interval '601 seconds'`,
  ],
  ['JobsLate', `select graphile_worker.add_job('bookings.later', run_at => now() - interval '121 seconds')`],
  ['JobsFailing', aFailedJob('payments.send-refund', 1)],
  ['JobsGivenUp', aFailedJob('payments.send-refund', 25)],
  ['LettersFailing', aFailedJob('notifications.confirmed', 1)],
  ['RefundsManual', aRefund('manual', '1 minute')],
  ['RefundsSlow', aRefund('requested', '61 minutes')],
  [
    'FindingsOpen',
    `insert into reconciliation_findings (kind, provider_id, our_cents, their_cents, found_at)
     values ('payment', 'pi_unknown', null, 100, now())`,
  ],
  [
    'CardsDeclined',
    `insert into declined_charges (charge_id, payment_id, code, declined_at)
     select 'ch_' || n, p.id, 'card_declined', now() from payments p, generate_series(1, 31) n`,
  ],
  ['IntentsEndedByDeclines', `update payments set declines_ended_at = now()`],
  [
    'DisputesOpen',
    `insert into disputes (id, payment_id, booking_id, amount_cents, reason, status, opened_at, withheld_cents, fee_cents)
     select 'dp_1', id, booking_id, 100, 'fraudulent', 'needs_response', now(), 0, 0 from payments limit 1`,
  ],
  [
    'LettersRefusedByLimit',
    `insert into sent_mails (key, sent_at, outcome) select 'k' || n, now(), 'over_limit' from generate_series(1, 51) n`,
  ],
  [
    'ComparisonOld',
    `insert into provider_comparisons (compared_at, since, movements, our_cents, their_cents)
     values (now() - interval '37 hours', now() - interval '40 hours', 0, 0, 0)`,
  ],
  [
    'PurgeOld',
    `insert into purges values ('sessions', 0, now() - interval '4 hours', now() - interval '181 minutes')`,
  ],
])('the alert %s is silent before its cause, and fires with it', async (alert, cause) => {
  expect(await fires(alert)).toBe(false);
  await app.sql(cause);
  expect(await fires(alert)).toBe(true);
});
