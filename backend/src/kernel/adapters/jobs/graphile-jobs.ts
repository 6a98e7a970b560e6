import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import {
  Logger as GraphileLogger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { Config } from '../../../config/config.js';
import { type Job, Jobs, type JobHandler, type SweepRun } from '../../application/jobs.js';
import { pauseAfter } from '../backoff.js';
import { Background } from '../background.js';
import { Database, statement } from '../persistence/database.js';
import { runForRequest } from '../request-context.js';
import { LivingWorkers } from './living-workers.js';
import { QueuePoll } from './queue-poll.js';
import { QUEUE, QueueConnections } from './queue-connections.js';
import { addJobs, REQUEST_ID, storedJobs } from './stored-jobs.js';
import { Sweeps } from './sweeps.js';

const ADD_JOBS = statement('kernel.add-jobs', `select count(*) from ${addJobs('$1')}`);

const CONCURRENCY = 4;
/** `QueuePoll` looks for all workers. If its look is lost, they look by themselves. */
const LOOK_BY_THEMSELVES_MS = 30_000;

/** The name under which readiness and metrics show the connection that hears of new jobs. */
const LISTENER = 'queue-listener';

/** Implements {@link Jobs} with graphile-worker, which stores jobs as rows of this database. */
@Injectable()
export class GraphileJobs extends Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('jobs');
  private readonly tasks: TaskList = {};
  private readonly recurring: Parameters<typeof parseCronItems>[0] = [];
  private readonly sweeps: Sweeps;
  private readonly poll = new QueuePoll(CONCURRENCY);
  private readonly stopping = new AbortController();
  private runner: Runner | null = null;
  private working: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly workers: LivingWorkers,
    private readonly background: Background,
    private readonly connections: QueueConnections,
  ) {
    super();
    this.sweeps = new Sweeps((name, work) => this.connections.alone(name, work), background);
  }

  override async scheduleAll(jobs: readonly Job[]): Promise<void> {
    if (jobs.length === 0) return;
    await this.database.query(ADD_JOBS, [storedJobs(jobs)]);
  }

  override handle(task: string, handler: JobHandler): void {
    this.tasks[task] = async (stored, { job }) => {
      const { [REQUEST_ID]: requestId, ...payload } = stored as Record<string, unknown>;
      const id = typeof requestId === 'string' ? requestId : randomUUID();
      const work = () => runForRequest(id, () => handler(payload));
      await this.workers.during(job.id, () => this.background.during(task, work));
    };
  }

  override every(pattern: string, task: string, handler: JobHandler): void {
    this.handle(task, handler);
    // The queue of its own runs one at a time; by its key, ticks do not pile up.
    this.recurring.push({
      task,
      match: pattern,
      identifier: task,
      options: { queueName: task, jobKey: task },
    });
  }

  override sweep(name: string, seconds: number, run: SweepRun): void {
    this.sweeps.add({ name, seconds, run });
  }

  /** Starts the worker, except in a process that only serves HTTP. */
  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    this.working = this.keepWorking();
    this.workers.start();
    this.sweeps.start();
  }

  /**
   * Stops the worker before the HTTP server closes: a running job may call the sandbox over HTTP.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.poll.stop();
    this.connections.stopRepeating();
    await this.sweeps.stop();
    await this.runner?.stop().catch(() => undefined); // It may be ending by itself.
    await this.working;
    await this.connections.close();
    await this.workers.stop();
  }

  /** Runs the worker, and starts it again if it ends by itself. */
  private async keepWorking(): Promise<void> {
    for (let failures = 0; !this.stopping.signal.aborted;) {
      try {
        this.runner = await this.startRunner();
        if (this.stopping.signal.aborted) await this.runner.stop();
        await this.runner.promise;
        if (this.stopping.signal.aborted) return;
        throw new Error('the queue has ended by itself');
      } catch (error) {
        failures += 1;
        this.background.failed(QUEUE, error);
      }
      await pause(pauseAfter(failures), undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private startRunner(): Promise<Runner> {
    return run({
      pgPool: this.connections.pool,
      concurrency: CONCURRENCY,
      pollInterval: LOOK_BY_THEMSELVES_MS,
      noHandleSignals: true,
      taskList: this.tasks,
      parsedCronItems: parseCronItems(this.recurring),
      preset: { plugins: [startingWorkers(this.workers, this.poll)] },
      events: this.events(),
      logger: new GraphileLogger(() => (level, message) => {
        if (level === 'error') this.logger.error(message);
        else if (level === 'warning') this.logger.warn(message);
      }),
    });
  }

  private events(): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:listen:error', ({ error }) => this.background.failed(LISTENER, error));
    events.on('pool:listen:success', () => this.background.works(LISTENER));
    events.on('job:start', () => this.poll.found());
    events.on('worker:getJob:empty', () => this.poll.foundNone());
    return events;
  }
}

/** Makes a worker hold its lock before it takes its first job, and looks for its pool. */
function startingWorkers(workers: LivingWorkers, poll: QueuePoll): GraphileConfig.Plugin {
  return {
    name: 'saque-starting-workers',
    version: '1.0.0',
    worker: {
      hooks: {
        startWorker: async (_, { worker: { workerPool } }) => {
          await workers.hold(workerPool.id);
          poll.lookFor(workerPool);
        },
      },
    },
  };
}
