import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import type { DestinationStream } from 'pino';
import { AppModule } from '../../../src/app.module.js';
import { Config, type ConfigValues, readConfig } from '../../../src/config/config.js';
import { closeHttp, configureHttp, HTTP_OPTIONS } from '../../../src/http-app.js';
import { createLog, NestLog } from '../../../src/kernel/adapters/http/logging.js';
import {
  ambientTransaction,
  Database,
  statement,
} from '../../../src/kernel/adapters/persistence/database.js';
import { Clock } from '../../../src/kernel/domain/clock.js';
import { checkInvariants, type InvariantReport } from '../../../src/ledger/invariants.js';
import { createStripeSandbox, type StripeSandboxOptions } from '../../../stand-ins/stripe-sandbox/index.js';
import { freePort } from '../free-port.js';
import { connectionsTo } from '../database/connections.js';
import { accountsOf, createTestDatabase } from '../database/postgres.js';

export const ADMIN = { username: 'ana', password: 'una-clave-de-prueba' };

export interface TestApp {
  url: string;
  /** The database of this application, for the owner of its tables. */
  databaseUrl: string;
  config: Config;
  /** Returns a provider of the application by its token. */
  get: NestExpressApplication['get'];
  /**
   * Runs SQL against the application's database, as owner of its tables or in the transaction of
   * the current unit of work.
   */
  sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  /**
   * Stops the application and keeps its database, with which `startTestApp({ databaseUrl })`
   * continues.
   */
  stop: () => Promise<void>;
  /**
   * Stops the application, drops its database, and fails if an invariant of the ledger is broken.
   */
  close: () => Promise<void>;
}

interface TestAppOptions {
  config?: Partial<ConfigValues>;
  /** Replaces the clock, for tests at a certain instant. */
  clock?: Clock;
  /** Continues with the database of an earlier application. */
  databaseUrl?: string;
  /** Options of the sandbox, such as faults. */
  sandbox?: Partial<StripeSandboxOptions>;
  /** Whether the sandbox sends webhooks. It does by default. */
  webhooks?: boolean;
  /** False if the test breaks the invariants of the ledger on purpose. */
  checkBooks?: boolean;
  /** The folder of a built site to serve instead of the real one. */
  site?: string;
  /** Receives every line of the log, also of Nest's loggers, which otherwise are silent. */
  log?: DestinationStream;
}

/** Starts the whole application on a free port with a database of its own. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const own = options.databaseUrl === undefined ? await createTestDatabase() : null;
  const databaseUrl = options.databaseUrl ?? own?.url ?? '';
  const port = await freePort();
  const ownDataDir = options.config?.dataDir ? null : mkdtempSync(join(tmpdir(), 'saque-test-'));
  const config = testConfig(databaseUrl, port, {
    ...options.config,
    ...(ownDataDir ? { dataDir: ownDataDir } : {}),
  });
  Logger.overrideLogger(false); // Nest warns about a second application in one process.
  const { application } = accountsOf(databaseUrl);
  const builder = Test.createTestingModule({ imports: [AppModule.with(config, application)] });
  if (options.clock) builder.overrideProvider(Clock).useValue(options.clock);
  const module = await builder.compile();
  const app = module.createNestApplication<NestExpressApplication>({ ...HTTP_OPTIONS, logger: false });
  const database = app.get(Database);
  const owner = connectionsTo(databaseUrl);
  const sandbox = await createStripeSandbox({
    ...config.stripe,
    databaseUrl: application,
    webhookUrl: () => `http://127.0.0.1:${port}/api/webhooks/stripe`,
    ...options.sandbox,
  });
  const log = createLog(config, options.log);
  if (options.log) Logger.overrideLogger(new NestLog(log));
  configureHttp(app, config, {
    log,
    sandbox: sandbox.router,
    site: options.site,
  });
  await app.listen(port);
  if (options.webhooks !== false) sandbox.start();
  const stop = async () => {
    await closeHttp(app);
    await sandbox.stop();
    await owner.end();
    if (ownDataDir) rmSync(ownDataDir, { recursive: true, force: true });
  };
  return {
    url: `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`,
    databaseUrl,
    config,
    get: app.get.bind(app),
    sql: async <Row extends object>(text: string, values: unknown[] = []) =>
      ambientTransaction.getStore()
        ? database.query<Row>(statement('', text), values)
        : (await owner.query<Row>(text, values)).rows,
    stop,
    close: async () => {
      const broken = options.checkBooks === false ? [] : await brokenInvariants(database, config);
      await stop();
      await own?.drop();
      if (broken.length > 0) throw new Error(`broken invariants: ${JSON.stringify(broken, null, 2)}`);
    },
  };
}

async function brokenInvariants(
  database: Database,
  { unpaidHoldsPerAddress }: Config,
): Promise<InvariantReport[]> {
  const query = (sql: string) => database.query<{ what: string }>(statement('', sql), []);
  const reports = await checkInvariants(query, unpaidHoldsPerAddress);
  return reports.filter(({ violations }) => violations.length > 0);
}

function testConfig(databaseUrl: string, port: number, overrides: Partial<ConfigValues> = {}): Config {
  const { application, owner } = accountsOf(databaseUrl);
  const defaults = readConfig({
    DATABASE_URL: application,
    DATABASE_OWNER_URL: owner,
    PORT: String(port),
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    SESSION_SECRET: 'a-secret-of-the-tests-0123456789abcdef',
    UNPAID_HOLDS_PER_ADDRESS: '100000', // the players of a test share one address
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
  });
  return new Config({ ...defaults, ...overrides });
}
