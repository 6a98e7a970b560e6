import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { Database, statement } from '../persistence/database.js';

const KEY = `hashtextextended('saque.worker:' || worker_id, 0)`;
const HOLD = `select pg_advisory_lock(${KEY}) from (select $1::text as worker_id) w`;

/** Lets PostgreSQL notice a machine that disappeared without closing its connections. */
const KEEP_ALIVE =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

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

const CHECK_EVERY_MS = 5_000;
const RECONNECT_MS = 250;

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
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(private readonly database: Database) {}

  /** Takes the lock of this process' worker. The worker starts its first job when this resolves. */
  hold(workerId: string): Promise<void> {
    this.workerId = workerId;
    this.connecting ??= this.connect();
    return this.connecting;
  }

  /** Checks for dead workers now and every few seconds. */
  start(): void {
    // If the database is unreachable, the next check works.
    const check = () => void this.check().catch(() => undefined);
    check();
    this.timer = setInterval(check, CHECK_EVERY_MS);
  }

  /** Releases the lock. Call it after this process' worker has stopped. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.connecting;
    await this.client?.end();
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

  /**
   * Connects and takes the lock. Retries until it succeeds, because a worker without its lock
   * counts as dead.
   */
  private async connect(): Promise<void> {
    while (!this.stopped) {
      const client = new pg.Client(this.database.pool.options);
      client.on('error', () => undefined); // The 'end' event follows.
      try {
        await client.connect();
        await client.query(KEEP_ALIVE);
        await client.query(HOLD, [this.workerId]);
        client.once('end', () => {
          this.connecting = this.connect();
        });
        this.client = client;
        return;
      } catch {
        await client.end().catch(() => undefined);
        await pause(RECONNECT_MS);
      }
    }
  }
}
