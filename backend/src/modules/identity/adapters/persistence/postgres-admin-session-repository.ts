import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import {
  type AdminIdentity,
  type AdminSessionLimits,
  AdminSessionRepository,
} from '../../application/admin-session-repository.js';
import { type AdminSessionRow, AdminSessionSchema } from './admin-session.schema.js';

const USE = statement(
  'identity.use-admin-session',
  `update admin_sessions s set last_seen_at = $2 from admins a
    where s.id_hash = $1 and s.last_seen_at > $3 and s.created_at > $4 and a.id = s.admin_id and a.disabled_at is null
    returning a.id, a.username`,
);

/**
 * {@link AdminSessionRepository} on the table `admin_sessions`. Every call of an admin looks up its
 * session, so `use` is a named statement.
 */
@Injectable()
export class PostgresAdminSessionRepository extends AdminSessionRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(AdminSessionSchema) private readonly sessions: Repository<AdminSessionRow>,
  ) {
    super();
  }

  override async add(idHash: Buffer, adminId: string, at: Date): Promise<void> {
    await this.database.of(this.sessions).insert({ idHash, adminId, createdAt: at, lastSeenAt: at });
  }

  override async use(
    idHash: Buffer,
    at: Date,
    { idleSince, startedAfter }: AdminSessionLimits,
  ): Promise<AdminIdentity | null> {
    const [admin] = await this.database.query<AdminIdentity>(USE, [idHash, at, idleSince, startedAfter]);
    return admin ?? null;
  }

  override async end(idHash: Buffer): Promise<void> {
    await this.database.of(this.sessions).delete({ idHash });
  }
}
