import { eventually } from '../support/eventually.js';
import { providerOf } from '../support/fixtures/payments.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { type ServerProcess, startServerProcess } from '../support/app/server-process.js';
import { whileLocked } from '../support/database/while-locked.js';
import {
  bookEachCase,
  type Case,
  knownOrganisers,
  MISSING,
  OUTCOMES,
  type Organisers,
  outcomeOf,
  PART,
} from './deadline-cases.js';
import { expectConsistentLedger } from './provider-side.js';

const LONG = 120_000;
const SETTINGS = { PAYMENT_GRACE_SECONDS: '5' };

let database: TestDatabase;
let server: ServerProcess;
let organisers: Organisers;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServerProcess(database.url, SETTINGS);
  organisers = await knownOrganisers(server);
}, LONG);
afterAll(async () => {
  await server.kill();
  await database.drop();
});

/** Starts the server again after it was killed. */
async function startAgain(): Promise<void> {
  server = await startServerProcess(database.url, SETTINGS);
}

async function deadlineHasPassed(): Promise<void> {
  await eventually(async () => {
    const [row] = await server.sql<{ waiting: number }>(
      `select count(*)::int as waiting from bookings where status = 'active' and payment_due_at >= now()`,
    );
    expect(row?.waiting).toBe(0);
  }, 15_000);
}

async function expectEveryOutcome(bookings: Record<Case, string>): Promise<void> {
  const outcomes = async () => {
    const names = Object.keys(OUTCOMES) as Case[];
    const found = await Promise.all(names.map((name) => outcomeOf(server, bookings[name])));
    return Object.fromEntries(names.map((name, index) => [name, found[index]]));
  };
  await eventually(async () => expect(await outcomes()).toEqual(OUTCOMES), 20_000);
  await eventually(() => expectConsistentLedger(server));
}

describe('a server killed with SIGKILL reaches the same outcomes after its next start', () => {
  test(
    'killed before the deadline and started after it',
    async () => {
      const bookings = await bookEachCase(server, organisers);
      await server.kill();
      await deadlineHasPassed();
      await startAgain();
      await expectEveryOutcome(bookings);
    },
    LONG,
  );

  test(
    'killed while the deadlines are being enforced',
    async () => {
      const bookings = await bookEachCase(server, organisers);
      const enforcing = `select 1 from graphile_worker.jobs
        where task_identifier = 'bookings.enforce-deadline' and locked_at is not null`;
      const ids = Object.values(bookings).map((id) => `'${id}'`);
      await whileLocked(
        database.url,
        `select 1 from bookings where id in (${ids.join()}) for update`,
        async () => {
          await eventually(
            async () => expect((await server.sql(enforcing)).length).toBeGreaterThan(2),
            15_000,
          );
          await server.kill();
        },
      );
      await startAgain();
      await expectEveryOutcome(bookings);
    },
    LONG,
  );

  test(
    'killed after the provider has charged, captured and refunded, before anything is recorded',
    async () => {
      const bookings = await bookEachCase(server, organisers);
      await whileLocked(database.url, 'lock table ledger_entries in exclusive mode', async () => {
        await eventually(
          async () => expect(await doneAtProvider(bookings)).toEqual([MISSING, MISSING, PART, PART]),
          20_000,
        );
        await server.kill();
      });
      expect((await outcomeOf(server, bookings.savedCard)).arrived).toEqual([PART]);
      await startAgain();
      await expectEveryOutcome(bookings);
    },
    LONG,
  );
});

/** Returns the amounts that the provider captured, charged and refunded at the deadline. */
async function doneAtProvider(bookings: Record<Case, string>): Promise<number[]> {
  const { paymentIntents, refunds } = providerOf(server);
  const { data: intents } = await paymentIntents.list({ limit: 100 });
  const { data: allRefunds } = await refunds.list({ limit: 100 });
  const of = (...names: Case[]) => names.map((name) => bookings[name]);
  const collected = intents
    .filter(
      ({ status, metadata }) =>
        status === 'succeeded' && of('guarantee', 'savedCard').includes(metadata['booking_id'] ?? ''),
    )
    .map(({ amount_received }) => amount_received)
    .filter((amount) => amount !== PART);
  const parts = intents
    .filter(({ metadata }) =>
      of('cardThatDeclines', 'cardThatWantsApproval').includes(metadata['booking_id'] ?? ''),
    )
    .map(({ id }) => id);
  const returned = allRefunds.filter(({ payment_intent }) => parts.includes(String(payment_intent)));
  return [...collected, ...returned.map(({ amount }) => amount)];
}
