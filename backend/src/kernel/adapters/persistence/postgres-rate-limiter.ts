import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../application/rate-limiter.js';
import { Database, statement } from './database.js';

const HIT = statement(
  'kernel.hit-rate-limit',
  `insert into rate_limits as r (bucket, hits, resets_at)
   values ($1, 1, now() + make_interval(secs => $2::int))
   on conflict (bucket) do update set
     hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
     resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
   returning hits`,
);
const FORGIVE = statement(
  'kernel.forgive-rate-limit',
  `update rate_limits set hits = hits - 1 where bucket = $1 and hits > 0 and resets_at > now()`,
);
const COUNT = statement(
  'kernel.count-rate-limit',
  `select hits from rate_limits where bucket = $1 and resets_at > now()`,
);

/**
 * Implements {@link RateLimiter} in PostgreSQL, so that all processes share the counts and a
 * restart keeps them.
 */
@Injectable()
export class PostgresRateLimiter extends RateLimiter {
  constructor(private readonly database: Database) {
    super();
  }

  override async hit(bucket: string, windowSeconds: number): Promise<number> {
    const [row] = await this.database.query<{ hits: number }>(HIT, [bucket, windowSeconds]);
    return row?.hits ?? 0;
  }

  override async forgive(bucket: string): Promise<void> {
    await this.database.query(FORGIVE, [bucket]);
  }

  override async count(bucket: string): Promise<number> {
    const [row] = await this.database.query<{ hits: number }>(COUNT, [bucket]);
    return row?.hits ?? 0;
  }
}
