import { expectConsistentLedger } from '../money/provider-side.js';
import { Chance } from '../simulation/chance.js';
import { startTestApp, type TestApp } from '../support/app/app.js';
import { accountsOf, createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { eventually } from '../support/eventually.js';
import { TcpProxy } from '../support/services/tcp-proxy.js';
import { lostForGood } from './acknowledged.js';
import { Cuts } from './cuts.js';
import { Load } from './load.js';
import { Figures, proofCount, proofSeed } from './proof.js';

const BOOKS_EQUAL_MS = 120_000;
const CUTS = proofCount(500);
const SEED = proofSeed();

const figures = new Figures();
let database: TestDatabase;
let app: TestApp;
let legs: Record<'database' | 'provider' | 'news of the provider' | 'clients', TcpProxy>;

beforeAll(async () => {
  database = await createTestDatabase();
  const nowhere = 'http://127.0.0.1:1';
  legs = {
    database: await TcpProxy.to(database.url),
    provider: await TcpProxy.to(nowhere),
    'news of the provider': await TcpProxy.to(nowhere),
    clients: await TcpProxy.to(nowhere),
  };
  app = await startTestApp({
    databaseUrl: legs.database.url,
    // The application calls its sandbox at the proxy's port.
    config: { port: Number(new URL(legs.provider.url).port), trustedProxies: ['loopback'] },
    sandbox: {
      databaseUrl: accountsOf(database.url).application, // the provider has a network of its own
      webhookUrl: () => `${legs['news of the provider'].url}api/webhooks/stripe`,
    },
  });
  for (const leg of [legs.provider, legs['news of the provider'], legs.clients]) leg.aim(app.url);
});
afterAll(async () => {
  await app.close();
  for (const leg of Object.values(legs)) await leg.close();
  await database.drop();
  figures.write();
});

test(
  `a crowd loses nothing although connections end ${CUTS} times while a request is under way`,
  async () => {
    const chance = new Chance(SEED);
    const site = { url: new URL(legs.clients.url).origin, publishableKey: app.config.stripe.publishableKey };
    const load = await Load.on(app, site, SEED);
    const cuts = new Cuts(legs, chance);
    while (cuts.count < CUTS && load.isRunning) await cuts.tryOne();
    for (const leg of Object.values(legs)) await leg.heal();
    const acknowledged = await load.stop();
    const { failures } = load;
    process.stdout.write(
      `${JSON.stringify({ ...Object.fromEntries(cuts.made), acknowledged: load.count, failures })}\n`,
    );
    await figures.during('money', 'invariant_checks', () =>
      eventually(() => expectConsistentLedger(app), BOOKS_EQUAL_MS),
    );
    const lost = await lostForGood(app, load.venueId, acknowledged);
    figures.add('nothing_lost', 'cuts', cuts.count, Math.min(lost.length, cuts.count));
    expect({ seed: SEED, lost }).toEqual({ seed: SEED, lost: [] });
    expect(failures).toBeGreaterThan(CUTS / 10); // otherwise no client has noticed the cuts
  },
  CUTS * 1_000 + 300_000,
);
