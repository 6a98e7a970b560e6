import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { Database, statement } from '../persistence/database.js';

const KEY = `hashtextextended('saque.worker:' || worker_id, 0)`;
const HOLD = `select pg_advisory_lock(${KEY}) from (select $1::text as worker_id) w`;

/** Notices a machine that vanished without a word, too. */
const KEEP_ALIVE =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/** Workers that hold a job, and whose lock nobody holds. */
const MISSED = statement(
  'jobs.missed-workers',
  `select worker_id as "workerId"
     from (select distinct locked_by as worker_id from graphile_worker.jobs where locked_by is not null) w
    where pg_try_advisory_xact_lock(${KEY})`,
);

/** Asks again, and holds their locks until their jobs are free: neither they nor another process can come in between. */
const FREE_JOBS = statement(
  'jobs.free-jobs-of-dead-workers',
  `with dead as materialized (
     select worker_id from unnest($1::text[]) as w (worker_id) where pg_try_advisory_xact_lock(${KEY})
   ), freed as materialized (
     select graphile_worker.force_unlock_workers(array_agg(worker_id)) from dead having count(*) > 0
   )
   select worker_id as "workerId" from dead, freed`,
);

const LOOK_EVERY_MS = 5_000;
const RECONNECT_MS = 250;

/**
 * Tells living workers from dead ones: each holds a lock in PostgreSQL for as long as its process lives, on a connection
 * of its own. A worker whose lock is free in two looks in a row is dead, and its jobs are free for others within seconds
 * (the queue itself would keep them for four hours). Whoever loses the connection takes the lock again at once.
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

  /** Returns once this process' worker is known to live; it takes no job before. */
  hold(workerId: string): Promise<void> {
    this.workerId = workerId;
    this.connecting ??= this.connect();
    return this.connecting;
  }

  /** Looks for dead workers, now and every few seconds. */
  start(): void {
    const look = () => void this.look().catch(() => undefined); // the database is away: the next look finds out
    look();
    this.timer = setInterval(look, LOOK_EVERY_MS);
  }

  /** After this process' worker has finished. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.connecting;
    await this.client?.end();
  }

  /** One look; answers the workers whose jobs it has freed. */
  async look(): Promise<string[]> {
    const missed = await this.database.query<{ workerId: string }>(MISSED, []);
    const twice = missed.map(({ workerId }) => workerId).filter((workerId) => this.missed.has(workerId));
    this.missed = new Set(missed.map(({ workerId }) => workerId));
    if (twice.length === 0) return [];
    const freed = await this.database.query<{ workerId: string }>(FREE_JOBS, [twice]);
    for (const { workerId } of freed) this.logger.warn({ workerId }, 'a worker is gone; its jobs go on');
    return freed.map(({ workerId }) => workerId);
  }

  /** Until it succeeds: a worker without its lock would pass for dead. */
  private async connect(): Promise<void> {
    while (!this.stopped) {
      const client = new pg.Client(this.database.pool.options);
      client.on('error', () => undefined); // 'end' follows
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
