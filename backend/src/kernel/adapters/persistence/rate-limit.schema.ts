import { EntitySchema } from 'typeorm';

/** The current window of one bucket. */
export interface RateLimitRow {
  bucket: string;
  hits: number;
  resetsAt: Date;
}

export const RateLimitSchema = new EntitySchema<RateLimitRow>({
  name: 'RateLimit',
  tableName: 'rate_limits',
  columns: {
    bucket: { type: 'text', primary: true },
    hits: { type: 'integer' },
    resetsAt: { type: 'timestamptz', name: 'resets_at' },
  },
});
