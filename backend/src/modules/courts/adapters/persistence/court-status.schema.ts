import { EntitySchema } from 'typeorm';
import type { CourtStatus } from '../../domain/court.js';

/** A row of `court_statuses`, the history of statuses. A trigger on `courts` writes it. */
export interface CourtStatusRow {
  courtId: string;
  since: Date;
  status: CourtStatus;
}

export const CourtStatusSchema = new EntitySchema<CourtStatusRow>({
  name: 'CourtStatus',
  tableName: 'court_statuses',
  columns: {
    courtId: { type: 'uuid', name: 'court_id', primary: true },
    since: { type: 'timestamptz', primary: true },
    status: { type: 'text' },
  },
});
