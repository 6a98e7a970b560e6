import { EntitySchema } from 'typeorm';

/** A row of `purges`: the figures of one kind of expired data. */
export interface PurgeRow {
  what: string;
  /** How many rows all runs have removed. */
  removed: string;
  startedAt: Date;
  finishedAt: Date | null;
}

export const PurgeSchema = new EntitySchema<PurgeRow>({
  name: 'Purge',
  tableName: 'purges',
  columns: {
    what: { type: 'text', primary: true },
    removed: { type: 'bigint', default: 0 },
    startedAt: { type: 'timestamptz', name: 'started_at' },
    finishedAt: { type: 'timestamptz', name: 'finished_at', nullable: true },
  },
});
