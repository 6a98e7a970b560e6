import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Config } from '../../src/config/config.js';
import { createDataSource } from '../../src/data-source.js';
import { GraphileJobs } from '../../src/kernel/adapters/jobs/graphile-jobs.js';
import { LivingWorkers } from '../../src/kernel/adapters/jobs/living-workers.js';
import { Database, statement } from '../../src/kernel/adapters/persistence/database.js';
import { eventually } from '../support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../support/database/postgres.js';

/** A process that works on jobs, as far as jobs are concerned. */
interface WorkingProcess {
  name: string;
  jobs: GraphileJobs;
  workers: LivingWorkers;
  source: DataSource;
}

Logger.overrideLogger(false); // what is missed is told

let database: TestDatabase;
let processes: WorkingProcess[];
/** Who has begun the long job, in order. */
let begun: string[];
let finish: () => void;

beforeEach(async () => {
  database = await createTestDatabase();
  begun = [];
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const work = async (name: string) => {
    begun.push(name);
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
  const workers = new LivingWorkers(new Database(source));
  const jobs = new GraphileJobs(new Database(source), { role: 'all' } as Config, workers);
  jobs.handle('long', () => work(name));
  await jobs.onApplicationBootstrap();
  return { name, jobs, workers, source };
}

const sql = <Row extends object>(text: string): Promise<Row[]> =>
  new Database(first().source).query<Row>(statement('', text), []);

function first(): WorkingProcess {
  const [one] = processes;
  if (!one) throw new Error('no process');
  return one;
}

async function theLongJobHasBegun(): Promise<void> {
  await first().jobs.schedule('long', {});
  await eventually(() => expect(begun).toHaveLength(1));
}

const looks = async (times: number): Promise<string[]> => {
  const freed: string[] = [];
  for (let look = 0; look < times; look++)
    for (const { workers } of processes) freed.push(...(await workers.look()));
  return freed;
};

const holder = async () =>
  (await sql<{ id: string }>(`select locked_by as id from graphile_worker.jobs`))[0]?.id;

test('a worker that lives keeps its job, however often others look', async () => {
  await theLongJobHasBegun();
  const before = await holder();
  expect(before).toMatch(/^pool-/);
  expect(await looks(5)).toEqual([]);
  expect([await holder(), begun.length]).toEqual([before, 1]);
});

test('one that loses its connection has its lock again before anybody takes its job', async () => {
  await theLongJobHasBegun();
  const held = `select pid from pg_locks where locktype = 'advisory' and granted and database =
    (select oid from pg_database where datname = current_database())`;
  const before = await sql<{ pid: number }>(held);
  expect(before).toHaveLength(2);
  await sql(`select pg_terminate_backend(pid) from (${held}) lost`);
  expect(await looks(1)).toEqual([]);
  await eventually(async () => {
    const now = await sql<{ pid: number }>(held);
    expect(now).toHaveLength(2);
    expect(now.map(({ pid }) => pid)).not.toEqual(expect.arrayContaining(before.map(({ pid }) => pid)));
  });
  expect(await looks(2)).toEqual([]);
  expect(begun).toHaveLength(1);
});

test('the job of a worker that is gone is taken by another, on the second look', async () => {
  await first().jobs.schedule('long', {}, { runAt: new Date(Date.now() + 3_600_000) });
  await sql(`update graphile_worker._private_jobs
    set locked_by = 'pool-gone', locked_at = now(), run_at = now(), attempts = 1`);
  const somebody = new LivingWorkers(new Database(first().source));
  expect(await somebody.look()).toEqual([]);
  expect(begun).toEqual([]);
  expect(await somebody.look()).toEqual(['pool-gone']);
  await eventually(() => expect(begun).toHaveLength(1));
});
