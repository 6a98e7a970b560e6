import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Config } from '../../src/config/config.js';
import { createDataSource } from '../../src/database/data-source.js';
import { Background } from '../../src/kernel/adapters/background.js';
import { GraphileJobs } from '../../src/kernel/adapters/jobs/graphile-jobs.js';
import { QueueConnections } from '../../src/kernel/adapters/jobs/queue-connections.js';
import { LivingWorkers } from '../../src/kernel/adapters/jobs/living-workers.js';
import { Database, statement } from '../../src/kernel/adapters/persistence/database.js';
import { eventually } from '../support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';

/** The parts of a process that run jobs. */
interface WorkingProcess {
  name: string;
  jobs: GraphileJobs;
  workers: LivingWorkers;
  source: DataSource;
}

/** Checks only when the test says so: a periodic check in between would count as the second one. */
class ManuallyChecked extends LivingWorkers {
  override start(): void {}
}

Logger.overrideLogger(false); // The tests cause warnings about dead workers.

let database: TestDatabase;
let processes: WorkingProcess[];
/** The names of the processes that have started the long job, in order. */
let starters: string[];
let finish: () => void;

beforeEach(async () => {
  database = await createTestDatabase();
  starters = [];
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const work = async (name: string) => {
    starters.push(name);
    await finished;
  };
  processes = await Promise.all(['one', 'other'].map((name) => aProcess(name, work)));
});
afterEach(async () => {
  finish();
  for (const { jobs, source } of processes) {
    await jobs.beforeApplicationShutdown();
    await source.destroy();
  }
  await database.drop();
});

async function aProcess(name: string, work: (name: string) => Promise<void>): Promise<WorkingProcess> {
  const source = await createDataSource(database.url, 5).initialize();
  const background = new Background();
  const workers = new ManuallyChecked(new Database(source), background);
  const connections = new QueueConnections({ connectionString: database.url }, background);
  const config = { role: 'all' } as Config;
  const jobs = new GraphileJobs(new Database(source), config, workers, background, connections);
  jobs.handle('long', () => work(name));
  jobs.onApplicationBootstrap();
  return { name, jobs, workers, source };
}

const sql = <Row extends object>(text: string): Promise<Row[]> =>
  new Database(first().source).query<Row>(statement('', text), []);

function first(): WorkingProcess {
  const [one] = processes;
  if (!one) throw new Error('no process');
  return one;
}

async function startTheLongJob(): Promise<void> {
  await first().jobs.schedule('long', {});
  await eventually(() => expect(starters).toHaveLength(1));
}

const check = async (times: number): Promise<string[]> => {
  const freed: string[] = [];
  for (let round = 0; round < times; round++)
    for (const { workers } of processes) freed.push(...(await workers.check()));
  return freed;
};

const holder = async () =>
  (await sql<{ id: string }>(`select locked_by as id from graphile_worker.jobs`))[0]?.id;

test('a living worker keeps its job while others check', async () => {
  await startTheLongJob();
  const before = await holder();
  expect(before).toMatch(/^pool-/);
  expect(await check(5)).toEqual([]);
  expect([await holder(), starters.length]).toEqual([before, 1]);
});

test('a worker that loses its connection takes its lock again before its job is freed', async () => {
  await startTheLongJob();
  const held = `select pid from pg_locks where locktype = 'advisory' and granted and database =
    (select oid from pg_database where datname = current_database())`;
  let before: { pid: number }[] = [];
  await eventually(async () => {
    before = await sql<{ pid: number }>(held);
    expect(before).toHaveLength(2); // The other process may take its lock after the job has begun.
  });
  await sql(`select pg_terminate_backend(pid) from (${held}) lost`);
  expect(await check(1)).toEqual([]);
  await eventually(async () => {
    const now = await sql<{ pid: number }>(held);
    expect(now).toHaveLength(2);
    expect(now.map(({ pid }) => pid)).not.toEqual(expect.arrayContaining(before.map(({ pid }) => pid)));
  });
  expect(await check(2)).toEqual([]);
  expect(starters).toHaveLength(1);
});

test('the second check frees the job of a dead worker for another worker', async () => {
  await first().jobs.schedule('long', {}, { runAt: new Date(Date.now() + 3_600_000) });
  await sql(`update graphile_worker._private_jobs
    set locked_by = 'pool-gone', locked_at = now(), run_at = now(), attempts = 1`);
  const observer = new LivingWorkers(new Database(first().source), new Background());
  expect(await observer.check()).toEqual([]);
  expect(starters).toEqual([]);
  expect(await observer.check()).toEqual(['pool-gone']);
  await eventually(() => expect(starters).toHaveLength(1));
});

test('a job that its worker took without hearing of it is freed by the second check', async () => {
  await startTheLongJob();
  const mine = await holder();
  await first().jobs.schedule('long', {}, { runAt: new Date(Date.now() + 3_600_000) });
  await sql(`update graphile_worker._private_jobs set locked_by = '${mine}', locked_at = now(), run_at = now()
    where locked_by is null`);
  const free = async () => (await Promise.all(processes.map(({ workers }) => workers.freeUnworked()))).flat();
  expect(await free()).toEqual([]);
  expect(starters).toHaveLength(1);
  expect(await free()).toHaveLength(1);
  await eventually(() => expect(starters).toHaveLength(2));
  expect(await free()).toEqual([]);
});
