import type Stripe from 'stripe';
import { checkInvariants } from '../../src/ledger/invariants.js';
import type { TestApp } from '../support/app/app.js';
import { providerOf } from '../support/fixtures/payments.js';

/** Movements of money by the id of the intent or refund, sorted by it. */
type Movements = { id: string; cents: number }[];

const sorted = (movements: Movements): Movements => movements.sort((a, b) => a.id.localeCompare(b.id));

async function all<T extends { id: string }>(pages: Stripe.ApiListPromise<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of pages) found.push(item);
  return found;
}

/** Returns what the provider has charged and refunded. */
async function movementsAtProvider(app: TestApp): Promise<{ charged: Movements; refunded: Movements }> {
  const provider = providerOf(app);
  const intents = await all(provider.paymentIntents.list({ limit: 100 }));
  const refunds = await all(provider.refunds.list({ limit: 100 }));
  const charged = intents.filter(({ status }) => status === 'succeeded');
  const paid = refunds.filter(
    ({ status, balance_transaction }) => status === 'succeeded' && balance_transaction !== null,
  );
  return {
    charged: sorted(charged.map(({ id, amount_received }) => ({ id, cents: amount_received }))),
    refunded: sorted(paid.map(({ id, amount }) => ({ id, cents: amount }))),
  };
}

/** Returns what the ledger has entered. A refund that left and came back is left out. */
async function movementsInLedger(app: TestApp): Promise<{ charged: Movements; refunded: Movements }> {
  const charged = await app.sql<Movements[number]>(
    `select substr(txn, 5) as id, cents from ledger_entries where account = 'provider' and txn like 'pay:%'`,
  );
  const refunded = await app.sql<Movements[number]>(
    `select substr(txn, 5) as id, -cents as cents from ledger_entries l where account = 'provider' and txn like 'ref:%'
       and not exists (select from ledger_entries f where f.txn = 'ref-failed:' || substr(l.txn, 5))`,
  );
  return { charged: sorted(charged), refunded: sorted(refunded) };
}

/** Returns unfinished intents of released bookings. There must be none (X2). */
async function payableIntentsOfReleased(app: TestApp): Promise<string[]> {
  const released = await app.sql<{ id: string }>(
    `select id from bookings where status in ('cancelled', 'expired')`,
  );
  const ids = new Set(released.map(({ id }) => id));
  const intents = await all(providerOf(app).paymentIntents.list({ limit: 100 }));
  return intents
    .filter(({ status }) => status !== 'succeeded' && status !== 'canceled')
    .filter(({ metadata }) => ids.has(metadata['booking_id'] ?? ''))
    .map(({ id }) => id);
}

/**
 * Expects that every invariant holds and that ledger and provider agree.
 * @param now the instant of the application if its clock is not that of the database
 */
export async function expectConsistentLedger(app: TestApp, now?: Date): Promise<void> {
  const instant = now ? `'${now.toISOString()}'::timestamptz` : 'now()';
  const reports = await checkInvariants(
    (sql) => app.sql(sql.replaceAll('now()', instant)),
    app.config.unpaidHoldsPerAddress,
  );
  expect(reports.filter(({ violations }) => violations.length > 0)).toEqual([]);
  expect(await movementsInLedger(app)).toEqual(await movementsAtProvider(app));
  expect(await payableIntentsOfReleased(app)).toEqual([]);
}
