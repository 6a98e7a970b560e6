import { Injectable } from '@nestjs/common';
import { type AuditEntry, AuditTrail } from '../../application/audit-trail.js';
import { Ids } from '../../domain/id.js';
import { Database, statement } from './database.js';

const RECORD = statement(
  'kernel.record-audit-entry',
  `insert into audit_log (id, admin_id, action, subject_type, subject_id, subject_label, before, after)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** Implements {@link AuditTrail} in PostgreSQL. The database sets the instant of an entry. */
@Injectable()
export class PostgresAuditTrail extends AuditTrail {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async record({ adminId, action, subject, before, after }: AuditEntry): Promise<void> {
    const what = [action, subject.type, subject.id, subject.label];
    await this.database.query(RECORD, [this.ids.next(), adminId, ...what, before ?? null, after ?? null]);
  }
}
