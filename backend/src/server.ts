import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import type { Config } from './config/config.js';
import { startEmbeddedPostgres } from '../stand-ins/embedded-postgres/index.js';
import { fillWithDemoData } from './start/fill-with-demo-data.js';
import { closeHttp, configureHttp, HTTP_OPTIONS } from './http-app.js';
import { createLog, NestLog } from './kernel/adapters/http/logging.js';
import { LoggedSecurityEvents } from './kernel/adapters/logged-security-events.js';
import { Readiness } from './kernel/adapters/http/system.controller.js';
import { Background } from './kernel/adapters/background.js';
import { Database } from './kernel/adapters/persistence/database.js';
import type { Metrics } from './metrics/index.js';
import { type DatabaseAccounts, prepareDatabase } from './database/prepare-database.js';
import { PageCounts } from './site/page-counts.js';
import { giveBackMemory } from './start/give-back-memory.js';
import { reasonOf, StartError } from './start/start-error.js';
import { createStripeSandbox, type StripeSandbox } from '../stand-ins/stripe-sandbox/index.js';

export interface RunningServer {
  /** Finishes the current work and ends everything that was started. */
  stop(): Promise<void>;
  /** Names what a stop still waits for. */
  stillOpen(): Promise<string[]>;
}

/** The name under which readiness and metrics show the background work of the sandbox. */
const SANDBOX = 'stripe-sandbox';

/** Starts everything that one process needs: database, migrations, sandbox, API, jobs and site. */
export async function startServer(config: Config): Promise<RunningServer> {
  await assertPortIsFree(config.port);
  const embedded = config.databaseUrl === null ? await embeddedPostgres(config) : null;
  const accounts = embedded?.accounts ?? {
    application: config.databaseUrl ?? '',
    owner: config.databaseOwnerUrl,
  };
  try {
    const app = await startApp(config, accounts);
    return {
      ...app,
      stop: async () => {
        await app.stop();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/**
 * The last net: Node would end the process for a rejection without a handler. Each cause is handled
 * where it arises; one that was missed must not end the work of everyone else.
 */
function surviveRejections(background: Background): void {
  process.on('unhandledRejection', (error) => background.happened('unhandled-rejection', error));
}

function embeddedPostgres(config: Config) {
  return startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => console.error(line) });
}

async function startApp(config: Config, accounts: DatabaseAccounts): Promise<RunningServer> {
  await prepareDatabase(accounts, { sandbox: config.stripe.sandbox }).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    throw new StartError(`the database is out of reach: ${reasonOf(error)}`);
  });
  const databaseUrl = accounts.application;
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config, databaseUrl), {
    ...HTTP_OPTIONS,
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  surviveRejections(app.get(Background));
  const sandbox = config.stripe.sandbox ? await startSandbox(config, databaseUrl, app.get(Background)) : null;
  const pages = new PageCounts();
  const metrics =
    config.metricsPort === null ? null : await serveMetrics(app, config, config.metricsPort, pages);
  const log = createLog(config);
  configureHttp(app, config, { log, sandbox: sandbox?.router ?? null, pages });
  const readiness = app.get(Readiness);
  readiness.isOpen = false;
  await app.listen(config.port);
  const stopFilling = config.demoData ? await fillWithDemoData(demoDataFor(app)) : () => undefined;
  giveBackMemory();
  readiness.isOpen = true;
  app.useLogger(new NestLog(log));
  if (config.role !== 'api') sandbox?.start();
  return {
    stop: async () => {
      stopFilling();
      readiness.isOpen = false;
      await pause(config.drainSeconds * 1000);
      await closeHttp(app);
      await metrics?.close();
      await sandbox?.stop();
    },
    stillOpen: () => stillOpen(app),
  };
}

function demoDataFor(app: NestExpressApplication) {
  const say = (line: string) => console.info(`▸ ${line}`);
  const load = async () => (await import('../demo/load-demo-data.js')).loadDemoData(app, { log: say });
  return { load, say };
}

async function stillOpen(app: NestExpressApplication): Promise<string[]> {
  const server = app.getHttpServer();
  const callers = await promisify(server.getConnections.bind(server))();
  const { totalCount, idleCount } = app.get(Database).pool;
  const busy = totalCount - idleCount;
  return [
    ...app.get(Background).underway.map((task) => `job ${task}`),
    ...(callers > 0 ? [`connections of callers: ${callers}`] : []),
    ...(busy > 0 ? [`busy connections to the database: ${busy}`] : []),
  ];
}

function startSandbox(config: Config, databaseUrl: string, background: Background): Promise<StripeSandbox> {
  return createStripeSandbox({
    ...config.stripe,
    databaseUrl,
    onError: (error) => background.failed(SANDBOX, error),
    onWork: () => background.works(SANDBOX),
    // A process without jobs never looks for work, so it would never report that this is over.
    onRequestError: (error) => background.happened(SANDBOX, error),
    webhookUrl: () => `http://127.0.0.1:${config.port}/api/webhooks/stripe`,
  });
}

async function serveMetrics(
  app: NestExpressApplication,
  config: Config,
  port: number,
  pages: PageCounts,
): Promise<Metrics> {
  const { createMetrics } = await import('./metrics/index.js');
  const metrics = createMetrics(config.role, app.get(Database).pool, {
    background: app.get(Background),
    security: app.get(LoggedSecurityEvents),
    pages,
  });
  await metrics.listen(port).catch((error: unknown) => {
    throw new StartError(`port ${port} cannot be used (${reasonOf(error)}); set METRICS_PORT to another one`);
  });
  app.use(metrics.measure);
  return metrics;
}

/**
 * Checks the port before anything is started, so that a second start by mistake changes nothing.
 */
async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(port, () => probe.close(() => resolve()));
  }).catch((error: unknown) => {
    throw new StartError(`port ${port} cannot be used (${reasonOf(error)}); set PORT to another one`);
  });
}
