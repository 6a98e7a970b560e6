import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../application/jobs.js';
import { type Purge, PURGE_BATCH, type PurgedBatch, Purges } from '../../application/purges.js';
import { Clock } from '../../domain/clock.js';
import { Database, type Statement, statement } from './database.js';

/** How often a process looks whether the hour of a purge has come. */
const LOOK_SECONDS = 600;

/** One run removes at most 50,000 rows of a kind, so that a long backlog delays no shutdown. */
const MAX_BATCHES = 100;

/** Several processes look; the first one takes the hour. */
const TAKE_HOUR = statement(
  'kernel.take-hour-of-purge',
  `insert into purges as p (what, started_at) values ($1, $2)
   on conflict (what) do update set started_at = excluded.started_at
     where p.started_at <= excluded.started_at - interval '1 hour'
   returning what`,
);
const RECORD = statement(
  'kernel.record-purge',
  `update purges set removed = removed + $2, finished_at = $3 where what = $1`,
);

const IDEMPOTENCY_KEYS = statement(
  'kernel.purge-idempotency-keys',
  `delete from idempotency_keys where ctid = any (array(
     select ctid from idempotency_keys where created_at < $1::timestamptz - interval '24 hours'
      order by created_at limit ${PURGE_BATCH} for update skip locked))
   returning 1`,
);
const RATE_LIMITS = statement(
  'kernel.purge-rate-limits',
  `delete from rate_limits where ctid = any (array(
     select ctid from rate_limits where resets_at < $1
      order by resets_at limit ${PURGE_BATCH} for update skip locked))
   returning 1`,
);

/** {@link Purges} with a sweep, and with the figures in the table `purges`. */
@Injectable()
export class HourlyPurges extends Purges implements OnModuleInit {
  private readonly logger = new Logger('purge');
  private readonly purges: Purge[] = [];

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {
    super();
    this.add({ what: 'idempotency_keys', run: (now) => purgedBy(database, IDEMPOTENCY_KEYS, now) });
    this.add({ what: 'rate_limits', run: (now) => purgedBy(database, RATE_LIMITS, now) });
  }

  override add(purge: Purge): void {
    this.purges.push(purge);
  }

  onModuleInit(): void {
    this.jobs.sweep('kernel.purge', LOOK_SECONDS, (signal) => this.execute(signal));
  }

  /** Runs each purge whose last run began at least an hour ago. */
  async execute(signal?: AbortSignal): Promise<void> {
    for (const purge of this.purges) {
      if (signal?.aborted) return;
      await this.runHourly(purge, signal).catch((error: unknown) =>
        this.logger.error({ err: error, what: purge.what }, 'a purge has failed; the next hour repeats it'),
      );
    }
  }

  private async runHourly({ what, run }: Purge, signal?: AbortSignal): Promise<void> {
    const now = this.clock.now();
    const taken = await this.database.query(TAKE_HOUR, [what, now]);
    if (taken.length === 0) return;
    let removed = 0;
    for (let batches = 0; batches < MAX_BATCHES && !signal?.aborted; batches++) {
      const batch = await run(now);
      removed += batch.removed;
      if (batch.examined < PURGE_BATCH) break;
    }
    await this.database.query(RECORD, [what, removed, this.clock.now()]);
    if (removed > 0) this.logger.log({ what, removed }, 'expired rows were removed');
  }
}

/**
 * Runs a statement that deletes at most {@link PURGE_BATCH} rows and returns them. Its first
 * parameter is the current time.
 */
export async function purgedBy(database: Database, sql: Statement, now: Date): Promise<PurgedBatch> {
  const { length } = await database.query(sql, [now]);
  return { examined: length, removed: length };
}
