import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { pauseAfter } from '../backoff.js';
import { Background } from '../background.js';
import { Database, statement } from '../persistence/database.js';
import { QUEUE, queueSettings } from './queue-connections.js';

const KEY = `hashtextextended('saque.worker:' || worker_id, 0)`;
const HOLD = `select pg_advisory_lock(${KEY}) from (select $1::text as worker_id) w`;

/** Finds the workers that hold a job while no connection holds their lock. */
const MISSED = statement(
  'kernel.find-missed-workers',
  `select worker_id as "workerId"
     from (select distinct locked_by as worker_id from graphile_worker.jobs where locked_by is not null) w
    where pg_try_advisory_xact_lock(${KEY})`,
);

/**
 * Takes the locks of the missed workers and frees their jobs in one statement. A worker that came
 * back has its lock again, so its jobs are left alone.
 */
const FREE_JOBS = statement(
  'kernel.free-jobs-of-dead-workers',
  `with dead as materialized (
     select worker_id from unnest($1::text[]) as w (worker_id) where pg_try_advisory_xact_lock(${KEY})
   ), freed as materialized (
     select graphile_worker.force_unlock_workers(array_agg(worker_id)) from dead having count(*) > 0
   )
   select worker_id as "workerId" from dead, freed`,
);

/** Finds the jobs that a worker holds, except those that it is working on. */
const UNWORKED = statement(
  'kernel.find-unworked-jobs',
  `select id from graphile_worker._private_jobs where locked_by = $1 and id <> all ($2::bigint[])`,
);
const FREE_UNWORKED = statement(
  'kernel.free-unworked-jobs',
  `with freed as (
     update graphile_worker._private_jobs set locked_by = null, locked_at = null
      where locked_by = $1 and id = any ($2::bigint[]) returning id, job_queue_id
   ), queues as (
     update graphile_worker._private_job_queues q set locked_by = null, locked_at = null
       from freed where q.id = freed.job_queue_id and q.locked_by = $1
   )
   select id from freed`,
);

const CHECK_EVERY_MS = 5_000;

/** Well below the time between two checks of the other processes. */
const LONGEST_PAUSE_MS = 2_000;

/** The names under which readiness and metrics show them. */
const LOCK = 'worker-lock';
const CHECK = 'dead-workers';

/**
 * Detects dead workers and frees their jobs. Each worker holds an advisory lock in PostgreSQL on a
 * connection of its own while its process lives, and takes it again at once if the connection is
 * lost. A worker whose lock is free in two checks in a row is dead. Other workers then get its jobs
 * within seconds; the queue alone would keep them locked for four hours.
 */
@Injectable()
export class LivingWorkers {
  private readonly logger = new Logger('jobs');
  private workerId: string | null = null;
  private client: pg.Client | null = null;
  private connecting: Promise<void> | null = null;
  private missed = new Set<string>();
  private readonly inWork = new Set<string>();
  private unworked = new Set<string>();
  private readonly stopping = new AbortController();
  private checking: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly background: Background,
  ) {}

  /**
   * Takes the lock of this process' worker, and gives up that of an earlier worker of the process.
   * The worker starts its first job when this resolves.
   */
  hold(workerId: string): Promise<void> {
    if (this.workerId !== workerId) {
      this.workerId = workerId;
      this.connecting = this.replace(this.connecting);
    }
    return this.connecting ?? Promise.resolve();
  }

  /** Checks for dead workers now and every few seconds. */
  start(): void {
    this.checking = this.keepChecking();
  }

  /** Releases the lock. Call it after this process' worker has stopped. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.checking;
    await this.connecting;
    await this.leave();
  }

  /** Checks once and returns the ids of the workers whose jobs it freed. */
  async check(): Promise<string[]> {
    const missed = await this.database.query<{ workerId: string }>(MISSED, []);
    const twice = missed.map(({ workerId }) => workerId).filter((workerId) => this.missed.has(workerId));
    this.missed = new Set(missed.map(({ workerId }) => workerId));
    if (twice.length === 0) return [];
    const freed = await this.database.query<{ workerId: string }>(FREE_JOBS, [twice]);
    for (const { workerId } of freed)
      this.logger.warn({ workerId }, 'a worker is dead; its jobs are free again');
    return freed.map(({ workerId }) => workerId);
  }

  /** Does the work of a job. Until it ends, the job is not freed for anyone else. */
  async during<T>(jobId: string, work: () => Promise<T>): Promise<T> {
    this.inWork.add(jobId);
    try {
      return await work();
    } finally {
      this.inWork.delete(jobId);
    }
  }

  /**
   * Frees the jobs that this process' worker took without hearing of it, because the response of
   * PostgreSQL was lost. Returns their ids. A job that has just ended may be found once.
   */
  async freeUnworked(): Promise<string[]> {
    const { workerId } = this;
    if (workerId === null || this.background.isFailing(QUEUE)) return [];
    const found = await this.database.query<{ id: string }>(UNWORKED, [workerId, [...this.inWork]]);
    const twice = found.map(({ id }) => id).filter((id) => this.unworked.has(id) && !this.inWork.has(id));
    this.unworked = new Set(found.map(({ id }) => id));
    if (twice.length === 0) return [];
    const freed = await this.database.query<{ id: string }>(FREE_UNWORKED, [workerId, twice]);
    for (const { id } of freed) this.logger.warn({ id }, 'no worker has this job; it is free again');
    return freed.map(({ id }) => id);
  }

  private async keepChecking(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.check();
        await this.freeUnworked();
        this.background.works(CHECK);
      } catch (error) {
        this.background.failed(CHECK, error);
      }
      await pause(CHECK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /**
   * Connects and takes the lock. Retries until it succeeds, because a worker without its lock
   * counts as dead.
   */
  private async connect(): Promise<void> {
    const { signal } = this.stopping;
    for (let failures = 0; !signal.aborted;) {
      const client = new pg.Client(queueSettings(this.database.pool.options));
      client.on('error', () => undefined); // The 'end' event follows.
      try {
        await client.connect();
        await client.query(HOLD, [this.workerId]);
        client.once('end', () => this.lost(client));
        this.client = client;
        this.background.works(LOCK);
        return;
      } catch (error) {
        failures += 1;
        this.background.failed(LOCK, error);
        client.end().catch(() => undefined); // Without waiting: a broken one may never confirm.
        await pause(pauseAfter(failures, LONGEST_PAUSE_MS), undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private async replace(before: Promise<void> | null): Promise<void> {
    await before;
    await this.leave();
    await this.connect();
  }

  private lost(client: pg.Client): void {
    if (this.client !== client || this.stopping.signal.aborted) return;
    this.background.failed(LOCK, new Error('the connection that holds the lock of the worker is lost'));
    this.connecting = this.connect();
  }

  private async leave(): Promise<void> {
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => undefined);
  }
}
