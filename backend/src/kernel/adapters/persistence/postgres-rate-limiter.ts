import { Injectable } from '@nestjs/common';
import { type Attempt, RateLimiter } from '../../application/rate-limiter.js';
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
/** In the order of the buckets, so that two calls with the same ones cannot deadlock. */
const HIT_ALL = statement(
  'kernel.hit-rate-limits',
  `with hit as (
     insert into rate_limits as r (bucket, hits, resets_at)
     select bucket, 1, now() + make_interval(secs => seconds)
       from unnest($1::text[], $2::int[]) as asked (bucket, seconds) order by bucket
     on conflict (bucket) do update set
       hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
       resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
     returning bucket, hits
   )
   select bucket, hits from hit
   union all select bucket, hits from rate_limits where bucket = any ($3) and resets_at > now()`,
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

  override async hitAll(
    attempts: readonly Attempt[],
    counted: readonly string[],
  ): Promise<Map<string, number>> {
    const buckets = attempts.map(({ bucket }) => bucket);
    const seconds = attempts.map(({ windowSeconds }) => windowSeconds);
    const values = [buckets, seconds, counted];
    const rows = await this.database.query<{ bucket: string; hits: number }>(HIT_ALL, values);
    const hits = new Map(rows.map((row) => [row.bucket, row.hits]));
    return new Map(buckets.concat(counted).map((bucket) => [bucket, hits.get(bucket) ?? 0]));
  }

  override async forgive(bucket: string): Promise<void> {
    await this.database.query(FORGIVE, [bucket]);
  }

  override async count(bucket: string): Promise<number> {
    const [row] = await this.database.query<{ hits: number }>(COUNT, [bucket]);
    return row?.hits ?? 0;
  }
}
