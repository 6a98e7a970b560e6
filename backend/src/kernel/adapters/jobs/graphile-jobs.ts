import { randomUUID } from 'node:crypto';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { Logger as GraphileLogger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import { Config } from '../../../config/config.js';
import { type Job, Jobs, type JobHandler } from '../../application/jobs.js';
import { Database, statement } from '../persistence/database.js';
import { LivingWorkers } from './living-workers.js';
import { Sweeps } from './sweeps.js';
import { currentRequestId, runForRequest } from '../request-context.js';

/** One round trip and one NOTIFY for all jobs. */
const ADD_JOBS = statement(
  'kernel.add-jobs',
  `select count(*) from graphile_worker.add_jobs(array(
     select row(task, payload, null, "runAt", "maxAttempts", key, null, null)::graphile_worker.job_spec
       from json_to_recordset($1)
         as job (task text, payload json, "runAt" timestamptz, "maxAttempts" smallint, key text)
   ))`,
);

/** The payload's key for the id of the request that scheduled the job. The log shows it. */
const REQUEST_ID = '$requestId';
const CONCURRENCY = 4;
const POLL_MS = 1000;

/** Implements {@link Jobs} with graphile-worker, which stores jobs as rows of this database. */
@Injectable()
export class GraphileJobs extends Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('jobs');
  private readonly tasks: TaskList = {};
  private readonly recurring: { task: string; match: string; identifier: string }[] = [];
  private readonly sweeps = new Sweeps();
  private runner: Runner | null = null;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly workers: LivingWorkers,
  ) {
    super();
  }

  override async scheduleAll(jobs: readonly Job[]): Promise<void> {
    if (jobs.length === 0) return;
    const requestId = currentRequestId();
    const stored = jobs.map((job) => ({ ...job, payload: { ...job.payload, [REQUEST_ID]: requestId } }));
    await this.database.query(ADD_JOBS, [JSON.stringify(stored)]);
  }

  override handle(task: string, handler: JobHandler): void {
    this.tasks[task] = async (stored) => {
      const { [REQUEST_ID]: requestId, ...payload } = stored as Record<string, unknown>;
      await runForRequest(typeof requestId === 'string' ? requestId : randomUUID(), () => handler(payload));
    };
  }

  override every(pattern: string, task: string, handler: JobHandler): void {
    this.handle(task, handler);
    this.recurring.push({ task, match: pattern, identifier: task });
  }

  override sweep(name: string, seconds: number, run: () => Promise<void>): void {
    this.sweeps.add({ name, seconds, run });
  }

  /** Starts the worker, except in a process that only serves HTTP. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role === 'api') return;
    const pool = this.database.pool;
    // The pool replaces a lost connection.
    pool.on('connect', (client) => client.on('error', () => undefined));
    this.runner = await run({
      pgPool: pool,
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      taskList: this.tasks,
      parsedCronItems: parseCronItems(this.recurring),
      preset: { plugins: [holdingLocks(this.workers)] },
      logger: new GraphileLogger(() => (level, message) => {
        if (level === 'error') this.logger.error(message);
        else if (level === 'warning') this.logger.warn(message);
      }),
    });
    this.runner.promise.catch((error: unknown) => this.logger.error(error));
    this.workers.start();
    this.sweeps.start();
  }

  /**
   * Stops the worker before the HTTP server closes: a running job may call the sandbox over HTTP.
   */
  async beforeApplicationShutdown(): Promise<void> {
    await this.sweeps.stop();
    await this.runner?.stop();
    await this.workers.stop();
  }
}

/** Makes a worker hold its lock before it takes its first job. */
function holdingLocks(workers: LivingWorkers): GraphileConfig.Plugin {
  return {
    name: 'saque-living-workers',
    version: '1.0.0',
    worker: { hooks: { startWorker: (_, { worker }) => workers.hold(worker.workerPool.id) } },
  };
}
