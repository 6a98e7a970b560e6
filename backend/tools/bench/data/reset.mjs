import { setTimeout as pause } from 'node:timers/promises';

/** Tables that the data set leaves empty and that measured payments fill. */
const FILLED_BY_PAYMENTS = [
  'payments',
  'ledger_entries',
  'receipts',
  'provider_customers',
  'provider_events',
  'sent_mails',
  'rate_limits',
  'stripe_sandbox.objects',
  'stripe_sandbox.idempotency_keys',
  'stripe_sandbox.settlements',
];
const LOAD_PLAYERS = `player_id >= 'bench-' and player_id < 'bench.'`;

/**
 * Waits until no request and no due job is left, so that the processor time of all of them counts.
 */
export async function quiet(client, { patienceMs = 120_000 } = {}) {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query(
      `select (select count(*) from pg_stat_activity
                where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid())::int as busy,
              (select count(*) from graphile_worker._private_jobs
                where run_at <= now() and attempts < max_attempts)::int as due`,
    );
    const [{ busy, due }] = rows;
    if (busy === 0 && due === 0) return;
    if (performance.now() > until) throw new Error(`still busy: ${busy} statements and ${due} due jobs`);
    await pause(20);
  }
}

/**
 * Removes what the measured requests have booked and paid, so that each round finds the same
 * database. It repeats until nothing is left, because a request that was under way when the load
 * ended may still book.
 */
export async function reset(client) {
  await client.query('set session_replication_role = replica'); // the ledger refuses to be changed
  for (let left = true; left;) {
    await quiet(client);
    await client.query('delete from graphile_worker._private_jobs where locked_at is null');
    // One statement: a booking that commits between two of them would leave its claim behind.
    const { rowCount } = await client.query(
      `with gone as (delete from bookings where ${LOAD_PLAYERS} returning id)
       delete from half_hour_claims where booking_id in (select id from gone)`,
    );
    left = rowCount > 0;
  }
  await client.query(`truncate ${FILLED_BY_PAYMENTS.join(', ')} cascade`);
  await client.query('update receipt_series set last_receipt = 0, last_credit_note = 0');
  await client.query('reset session_replication_role');
}
