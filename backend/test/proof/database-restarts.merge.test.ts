import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { prepareDatabase } from '../../src/database/prepare-database.js';
import { expectConsistentLedger } from '../money/provider-side.js';
import { Chance } from '../simulation/chance.js';
import { accountsOf } from '../support/database/postgres.js';
import { startThrowawayPostgres } from '../support/database/throwaway-postgres.mjs';
import { eventually } from '../support/eventually.js';
import { ownTime } from '../support/own-time.js';
import { lostForGood } from './acknowledged.js';
import { KillableServer } from './killable-server.js';
import { Load } from './load.js';
import { Figures, proofCount, proofSeed } from './proof.js';

/** Promised in the design, in milliseconds. */
const WORKS_AGAIN_MS = 2_000;
const BOOKS_EQUAL_MS = 120_000;
const START_MS = 60_000;
const RESTARTS = proofCount(3);
const SEED = proofSeed();

/** A fast shutdown ends every connection. After SIGKILL, PostgreSQL recovers from its log. */
const SIGNALS = ['SIGINT', 'SIGKILL'] as const;

const dataDir = mkdtempSync(join(tmpdir(), 'saque-test-'));
const figures = new Figures();
let postgres: { url: string; stop(): Promise<void> };
let server: KillableServer;

beforeAll(async () => {
  // Without `fsync` and `synchronous_commit`, PostgreSQL itself promises nothing after a SIGKILL.
  postgres = await startThrowawayPostgres({ durable: true });
  await prepareDatabase(accountsOf(postgres.url), { sandbox: true });
  server = await KillableServer.start(postgres.url, { DATA_DIR: dataDir });
}, START_MS);
afterAll(async () => {
  await server.kill();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  figures.write();
}, START_MS);

/** Asks the database once, on a connection of its own. */
async function ask<Row extends object>(statement: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function processOf(): Promise<number> {
  const row = await ask<{ folder: string }>(`select current_setting('data_directory') as folder`);
  return Number(readFileSync(join(row?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Returns what a person who asks again and again gets, from now until `stop`. */
function visitor() {
  const responses: { at: number; status: number; retryAfter: string | null }[] = [];
  let isStopped = false;
  const asks = async () => {
    while (!isStopped) {
      const at = ownTime();
      const response = await fetch(`${server.app.url}/api/venues`);
      await response.arrayBuffer();
      responses.push({ at, status: response.status, retryAfter: response.headers.get('retry-after') });
      await pause(10);
    }
    return responses;
  };
  const asked = asks();
  asked.catch(() => undefined); // `stop` throws it
  return { responses, stop: () => ((isStopped = true), asked) };
}

/** Ends PostgreSQL and waits until it runs again and the site works. Returns what a visitor saw. */
async function restart(signal: (typeof SIGNALS)[number]): Promise<number[]> {
  const visits = visitor();
  const before = await processOf();
  process.kill(before, signal);
  const ended = ownTime();
  await eventually(async () => expect(await processOf()).not.toBe(before), START_MS);
  const accepts = ownTime();
  const works = await eventually(() => {
    const first = visits.responses.find(({ at, status }) => at >= accepts && status === 200);
    if (!first) throw new Error(`the site does not work again after ${ownTime() - ended} ms`);
    return first;
  }, WORKS_AGAIN_MS);
  expect(works.at - accepts).toBeLessThan(WORKS_AGAIN_MS);
  const responses = await visits.stop();
  const statuses = responses.map(({ status, retryAfter }) => `${status} ${status === 200 ? '' : retryAfter}`);
  expect([...new Set(statuses)].filter((status) => !['200 ', '503 2'].includes(status))).toEqual([]);
  return responses.map(({ status }) => status);
}

test('the database writes a commit to the disk before it confirms it', async () => {
  expect(
    await ask(`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
                      current_setting('full_page_writes') as pages`),
  ).toEqual({ fsync: 'on', commit: 'on', pages: 'on' });
});

test(
  `a crowd loses nothing although its database is restarted ${RESTARTS} times`,
  async () => {
    const chance = new Chance(SEED);
    const { url, config } = server.app;
    const load = await Load.on(server.app, { url, publishableKey: config.stripe.publishableKey }, SEED);
    const statuses: number[] = [];
    for (let restarts = 0; restarts < RESTARTS; restarts++) {
      await load.goesOn();
      await pause(chance.int(0, 1_500));
      statuses.push(...(await restart(SIGNALS[restarts % 2] ?? 'SIGINT')));
      expect(server.app.isRunning()).toBe(true);
    }
    const acknowledged = await load.stop();
    await figures.during('money', 'invariant_checks', () =>
      eventually(() => expectConsistentLedger(server.app), BOOKS_EQUAL_MS),
    );
    const lost = await lostForGood(server.app, load.venueId, acknowledged);
    figures.add('nothing_lost', 'restarts', RESTARTS, Math.min(lost.length, RESTARTS));
    expect({ seed: SEED, lost }).toEqual({ seed: SEED, lost: [] });
    expect(statuses).toContain(503);
  },
  START_MS * (RESTARTS + 4),
);
