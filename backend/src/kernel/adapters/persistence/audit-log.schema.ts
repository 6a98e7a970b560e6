import { EntitySchema } from 'typeorm';
import type { AdminId } from '../../domain/ids.js';

/** One recorded action. The database refuses to change or delete it. */
export interface AuditLogRow {
  id: string;
  /** Set by the database. */
  at: Date;
  /** `null` for an action of a player. */
  adminId: AdminId | null;
  action: string;
  subjectType: string;
  subjectId: string;
  subjectLabel: string;
  before: object | null;
  after: object | null;
}

export const AuditLogSchema = new EntitySchema<AuditLogRow>({
  name: 'AuditLogEntry',
  tableName: 'audit_log',
  columns: {
    id: { type: 'uuid', primary: true },
    at: { type: 'timestamptz', default: () => 'clock_timestamp()' },
    adminId: { type: 'uuid', name: 'admin_id', nullable: true },
    action: { type: 'text' },
    subjectType: { type: 'text', name: 'subject_type' },
    subjectId: { type: 'text', name: 'subject_id' },
    subjectLabel: { type: 'text', name: 'subject_label' },
    before: { type: 'jsonb', nullable: true },
    after: { type: 'jsonb', nullable: true },
  },
});
