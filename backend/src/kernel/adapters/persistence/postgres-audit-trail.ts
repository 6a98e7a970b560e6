import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { type AuditEntry, AuditTrail } from '../../application/audit-trail.js';
import { Ids } from '../../domain/id.js';
import { type AuditLogRow, AuditLogSchema } from './audit-log.schema.js';
import { Database } from './database.js';

/** Implements {@link AuditTrail} in PostgreSQL. The database sets the instant of an entry. */
@Injectable()
export class PostgresAuditTrail extends AuditTrail {
  constructor(
    private readonly database: Database,
    @InjectRepository(AuditLogSchema) private readonly rows: Repository<AuditLogRow>,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async record({ adminId, action, subject, before, after }: AuditEntry): Promise<void> {
    await this.database.of(this.rows).insert({
      id: this.ids.next(),
      adminId,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      subjectLabel: subject.label,
      before: before ?? null,
      after: after ?? null,
    });
  }
}
