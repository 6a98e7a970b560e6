import { repeat } from '../load/closed-loop.mjs';
import { paidRoad } from '../load/paid-road.mjs';
import { startOver } from './compare.mjs';
import { costOf } from './cost.mjs';

const WARM_UP_SECONDS = 1;
const TABLES_OF_BOOKING = ['bookings', 'half_hour_claims'];
const TABLES_OF_PAYMENT = [
  'payments',
  'ledger_entries',
  'provider_customers',
  'provider_events',
  'sent_mails',
];

/**
 * Measures whole purchases: booking, intent, confirmation and settlement. The sandbox and the jobs
 * run in the measured process. Returns also what a booking and its payment take on disk.
 */
export async function measurePaidRoad(bench, { rounds, seconds, connections }) {
  const step = await paidRoad(bench);
  const load = (time) => repeat(bench.product.url, step, { seconds: time, connections });
  await load(WARM_UP_SECONDS);
  const results = [];
  let paymentBytes = 0;
  for (let round = 0; round < rounds; round++) {
    await startOver(bench);
    const emptyBytes = await bytesOf(bench.client, TABLES_OF_PAYMENT);
    const result = await costOf(bench, [bench.product], () => load(seconds));
    bench.say(`paid road: ${result.rate.toFixed(1)}/s`);
    results.push(result);
    paymentBytes = ((await bytesOf(bench.client, TABLES_OF_PAYMENT)) - emptyBytes) / result.count;
  }
  await startOver(bench);
  const { rows } = await bench.client.query('select count(*)::int as count from bookings');
  const bookingBytes = (await bytesOf(bench.client, TABLES_OF_BOOKING)) / rows[0].count;
  return { rounds: results, bookingBytes, paymentBytes };
}

/** Returns the size of the tables with their indexes. */
async function bytesOf(client, tables) {
  const { rows } = await client.query(
    'select sum(pg_total_relation_size(name::regclass))::float8 as bytes from unnest($1::text[]) name',
    [tables],
  );
  return rows[0].bytes;
}
