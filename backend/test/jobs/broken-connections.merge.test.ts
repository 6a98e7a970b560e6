import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Config } from '../../src/config/config.js';
import { createDataSource } from '../../src/database/data-source.js';
import { Background } from '../../src/kernel/adapters/background.js';
import { GraphileJobs } from '../../src/kernel/adapters/jobs/graphile-jobs.js';
import { LivingWorkers } from '../../src/kernel/adapters/jobs/living-workers.js';
import { QUEUE, QueueConnections } from '../../src/kernel/adapters/jobs/queue-connections.js';
import { Database, statement } from '../../src/kernel/adapters/persistence/database.js';
import { whileLocked } from '../support/database/while-locked.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';
import { eventually } from '../support/eventually.js';
import { TcpProxy } from '../support/services/tcp-proxy.js';

/** Shorter than in production, so that a test can wait longer. */
const PATIENCE = { connectMs: 1_000, statementMs: 300, responseMs: 600 };

let database: TestDatabase;
let proxy: TcpProxy;
let source: DataSource;
let background: Background;
let jobs: GraphileJobs;
/** The jobs and sweeps that have begun, and those that have ended. */
let begun: string[];
let ended: string[];
/** Lets the next ones end. */
let finish: () => void;
/** Of the first run of the sweep. */
let signal: AbortSignal | null;

const rejections: unknown[] = [];
const noteRejection = (error: unknown) => void rejections.push(error);

beforeAll(async () => {
  Logger.overrideLogger(false); // The tests cause errors.
  process.on('unhandledRejection', noteRejection);
  database = await createTestDatabase();
  proxy = await TcpProxy.to(database.url);
});
beforeEach(async () => {
  begun = [];
  ended = [];
  signal = null;
  source = await createDataSource(database.url, 5).initialize();
  background = new Background();
  const ofProcess = new Database(source);
  const workers = new LivingWorkers(ofProcess, background);
  const connections = new QueueConnections({ connectionString: proxy.url }, background, PATIENCE);
  jobs = new GraphileJobs(ofProcess, { role: 'all' } as Config, workers, background, connections);
});
afterEach(async () => {
  finish();
  await proxy.heal();
  await jobs.beforeApplicationShutdown();
  await source.destroy();
  expect(rejections.splice(0)).toEqual([]);
});
afterAll(async () => {
  process.off('unhandledRejection', noteRejection);
  await proxy.close();
  await database.drop();
});

const sql = <Row extends object>(text: string): Promise<Row[]> =>
  new Database(source).query<Row>(statement('', text), []);

const cut = (connections: string) =>
  sql(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and ${connections}`);
const OF_QUEUE = `application_name = 'saque queue'`;

const works = () => eventually(() => expect(background.isFailing(QUEUE)).toBe(false));
/** It may work again by the time the test looks. */
const fails = (source = QUEUE) =>
  eventually(() => expect(background.states.get(source)?.failures).toBeGreaterThan(0));
const storedJobs = () => sql(`select id from graphile_worker._private_jobs`);

/** Starts the worker and returns when it is doing a job, which ends when the test says so. */
async function doingAJob(result: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  finish = resolve;
  jobs.handle('a job', async ({ name }) => {
    begun.push(String(name));
    await finished;
    await result();
    ended.push(String(name));
  });
  jobs.onApplicationBootstrap();
  await jobs.schedule('a job', { name: 'first' });
  await eventually(() => expect(begun).toEqual(['first']));
}

/** The job that was underway has ended once, and a new one runs. */
async function continues(): Promise<void> {
  finish();
  await eventually(async () => expect(await storedJobs()).toEqual([]));
  await jobs.schedule('a job', { name: 'second' });
  await eventually(() => expect(ended).toEqual(['first', 'second']));
  expect(begun).toEqual(['first', 'second']);
  await works();
}

test('the queue replaces its connections and its listener when all of them are cut', async () => {
  await doingAJob();
  await eventually(() => expect(background.states.has('queue-listener')).toBe(true));
  await cut(OF_QUEUE);
  await fails('queue-listener');
  await continues();
  await eventually(() => expect(background.isFailing('queue-listener')).toBe(false));
});

test.each([
  ['the row of the job', 'select 1 from graphile_worker._private_jobs for update'],
  ['the table of the jobs', 'lock table graphile_worker._private_jobs in access exclusive mode'],
])('the queue completes a job again until %s is unlocked', async (_what, lock) => {
  await doingAJob();
  await whileLocked(database.url, lock, async () => {
    finish();
    await fails();
    await eventually(() => expect(background.states.get(QUEUE)?.failures).toBeGreaterThan(1));
  });
  await continues();
});

test('a job that fails while the queue is blocked is noted as failed and runs again', async () => {
  await doingAJob(() => Promise.reject(new Error('the job fails')));
  await whileLocked(database.url, 'select 1 from graphile_worker._private_jobs for update', async () => {
    finish();
    await fails();
  });
  const failed = () =>
    sql(`select last_error as error from graphile_worker._private_jobs where locked_by is null`);
  await eventually(async () => expect(await failed()).toEqual([{ error: 'the job fails' }]));
  await eventually(() => expect(begun).toEqual(['first', 'first']));
  await works();
  await sql('delete from graphile_worker._private_jobs');
});

test('the queue continues after its connections were silent', async () => {
  await doingAJob();
  proxy.freeze();
  finish();
  await fails();
  await proxy.heal();
  await continues();
});

test('the queue continues after its connections were silent for ever', async () => {
  await doingAJob();
  proxy.forget();
  await fails();
  await proxy.heal();
  await continues();
});

test('the queue continues after no connection was possible', async () => {
  await doingAJob();
  proxy.refuse();
  proxy.cut();
  await fails();
  await proxy.heal();
  await continues();
});

test('the queue starts again when it has ended by itself', async () => {
  await doingAJob();
  await eventually(() => expect(background.states.has('queue-listener')).toBe(true));
  await sql(`select pg_notify('worker:migrate', '{"migrationNumber": 0, "breaking": true}')`);
  finish();
  await eventually(() => expect(background.states.get(QUEUE)?.failures).toBe(1));
  process.exitCode = 0; // graphile-worker asks the process to end with a code of its own.
  await continues();
});

/** Starts a sweep whose runs end at a signal, or when the test says so. */
async function sweeping(): Promise<void> {
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  finish = resolve;
  jobs.sweep('a sweep', 0.1, async (told) => {
    begun.push('sweep');
    signal ??= told;
    await Promise.race([finished, new Promise((end) => told.addEventListener('abort', end))]);
    ended.push('sweep');
  });
  jobs.onApplicationBootstrap();
  await eventually(() => expect(begun).toHaveLength(1));
}

test('a sweep whose connection is cut ends, and runs again', async () => {
  await sweeping();
  await cut(`query like '%saque.sweep:%'`);
  await eventually(() => expect(signal?.aborted).toBe(true));
  await eventually(() => expect(begun.length).toBeGreaterThan(1));
});

test('a sweep begins only when no other session runs it', async () => {
  const lock = `select pg_advisory_xact_lock(hashtextextended('saque.sweep:a sweep', 0))`;
  let began = Promise.resolve();
  await whileLocked(database.url, lock, async () => {
    began = sweeping();
    await eventually(() => expect(background.states.has('a sweep')).toBe(true)); // It has looked.
    expect(begun).toEqual([]);
  });
  await began;
});
