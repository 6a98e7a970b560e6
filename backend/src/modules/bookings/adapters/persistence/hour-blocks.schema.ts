import { EntitySchema } from 'typeorm';
import type { AdminId, CourtId } from '../../../../kernel/domain/ids.js';

/** A row of `hour_blocks`. `removedAt` is null while the block is in force. */
export interface HourBlockRow {
  id: string;
  courtId: CourtId;
  firstDate: string;
  lastDate: string;
  from: number;
  to: number;
  reason: string;
  createdBy: AdminId;
  createdAt: Date;
  removedAt: Date | null;
}

export const HourBlockSchema = new EntitySchema<HourBlockRow>({
  name: 'HourBlock',
  tableName: 'hour_blocks',
  columns: {
    id: { type: 'uuid', primary: true },
    courtId: { type: 'uuid', name: 'court_id' },
    firstDate: { type: 'date', name: 'first_date' },
    lastDate: { type: 'date', name: 'last_date' },
    from: { type: 'smallint', name: 'start_minute' },
    to: { type: 'smallint', name: 'end_minute' },
    reason: { type: 'text' },
    createdBy: { type: 'uuid', name: 'created_by' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    removedAt: { type: 'timestamptz', name: 'removed_at', nullable: true },
  },
});
