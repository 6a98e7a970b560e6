import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expectConsistentLedger } from '../money/provider-side.js';
import { Chance } from '../simulation/chance.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { eventually } from '../support/eventually.js';
import { lostForGood } from './acknowledged.js';
import { KillableServer } from './killable-server.js';
import { Load } from './load.js';
import { NAMED_POINTS } from './named-points.js';
import { Figures, proofCount, proofSeed } from './proof.js';

/** Promised in the design: the books are equal after this time. */
const BOOKS_EQUAL_MS = 120_000;
const START_MS = 60_000;
const KILLS = proofCount(2);
const SEED = proofSeed();

const dataDir = mkdtempSync(join(tmpdir(), 'saque-test-'));
const figures = new Figures();
let database: TestDatabase;
let server: KillableServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await KillableServer.start(database.url, { DATA_DIR: dataDir });
}, START_MS);
afterEach(async () => {
  if (!server.app.isRunning()) await server.restart();
}, START_MS);
afterAll(async () => {
  await server.kill();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
  figures.write();
});

const booksAreEqual = () =>
  figures.during('money', 'invariant_checks', () =>
    eventually(() => expectConsistentLedger(server.app), BOOKS_EQUAL_MS),
  );

test.each(NAMED_POINTS)(
  'a server that is killed when %s loses nothing',
  (_, prove) =>
    figures.during('nothing_lost', 'kills', async () => {
      await prove(server);
      await booksAreEqual();
    }),
  START_MS + BOOKS_EQUAL_MS,
);

test(
  `a server that is killed ${KILLS} times at random keeps what it has acknowledged to a crowd`,
  async () => {
    const chance = new Chance(SEED);
    const { url, config } = server.app;
    const load = await Load.on(server.app, { url, publishableKey: config.stripe.publishableKey }, SEED);
    for (let kill = 0; kill < KILLS; kill++) {
      await load.goesOn();
      await pause(chance.int(0, 1_500));
      await server.kill();
      await server.restart();
    }
    const acknowledged = await load.stop();
    await booksAreEqual();
    const lost = await lostForGood(server.app, load.venueId, acknowledged);
    figures.add('nothing_lost', 'kills', KILLS, Math.min(lost.length, KILLS));
    expect({ seed: SEED, lost }).toEqual({ seed: SEED, lost: [] });
  },
  START_MS * (KILLS + 4),
);
