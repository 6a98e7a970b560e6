import type Stripe from 'stripe';
import { checkInvariants } from '../../src/ledger/invariants.js';
import type { TestApp } from '../support/app/app.js';
import { providerOf } from '../support/fixtures/payments.js';

/** Money as one side knows it: which intent or refund, how many cents. Sorted, so that two sides can be compared. */
type Movements = { id: string; cents: number }[];

const sorted = (movements: Movements): Movements => movements.sort((a, b) => a.id.localeCompare(b.id));

async function all<T extends { id: string }>(pages: Stripe.ApiListPromise<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of pages) found.push(item);
  return found;
}

/** What has really been charged and sent back, asked of the provider by the official SDK. */
export async function movementsAtProvider(
  app: TestApp,
): Promise<{ charged: Movements; refunded: Movements }> {
  const provider = providerOf(app);
  const intents = await all(provider.paymentIntents.list({ limit: 100 }));
  const refunds = await all(provider.refunds.list({ limit: 100 }));
  const charged = intents.filter(({ status }) => status === 'succeeded');
  const sentBack = refunds.filter(
    ({ status, balance_transaction }) => status === 'succeeded' && balance_transaction !== null,
  );
  return {
    charged: sorted(charged.map(({ id, amount_received }) => ({ id, cents: amount_received }))),
    refunded: sorted(sentBack.map(({ id, amount }) => ({ id, cents: amount }))),
  };
}

/** The same from our ledger; what left and came back is no refund. */
export async function movementsInLedger(app: TestApp): Promise<{ charged: Movements; refunded: Movements }> {
  const charged = await app.sql<Movements[number]>(
    `select substr(txn, 5) as id, cents from ledger_entries where account = 'provider' and txn like 'pay:%'`,
  );
  const refunded = await app.sql<Movements[number]>(
    `select substr(txn, 5) as id, -cents as cents from ledger_entries l where account = 'provider' and txn like 'ref:%'
       and not exists (select from ledger_entries f where f.txn = 'ref-failed:' || substr(l.txn, 5))`,
  );
  return { charged: sorted(charged), refunded: sorted(refunded) };
}

/** Intents with which somebody could still pay for an hour that has been given away; there must be none (X2). */
export async function payableIntentsOfReleased(app: TestApp): Promise<string[]> {
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

/** Every invariant holds, and the provider's books say the same as ours. */
export async function expectSoundBooks(app: TestApp): Promise<void> {
  const reports = await checkInvariants((sql) => app.sql(sql));
  expect(reports.filter(({ violations }) => violations.length > 0)).toEqual([]);
  expect(await movementsInLedger(app)).toEqual(await movementsAtProvider(app));
  expect(await payableIntentsOfReleased(app)).toEqual([]);
}
