import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import {
  type AdminIdentity,
  type AdminSessionLimits,
  AdminSessionRepository,
} from '../../application/admin-session-repository.js';

const ADD = statement(
  'identity.add-admin-session',
  `insert into admin_sessions (id_hash, admin_id, created_at, last_seen_at) values ($1, $2, $3, $3)`,
);
const USE = statement(
  'identity.use-admin-session',
  `update admin_sessions s set last_seen_at = $2 from admins a
    where s.id_hash = $1 and s.last_seen_at > $3 and s.created_at > $4 and a.id = s.admin_id and a.disabled_at is null
    returning a.id, a.username`,
);
const END = statement('identity.end-admin-session', `delete from admin_sessions where id_hash = $1`);

/** {@link AdminSessionRepository} with named SQL, because every call of an admin looks up a session. */
@Injectable()
export class PostgresAdminSessionRepository extends AdminSessionRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(idHash: Buffer, adminId: string, at: Date): Promise<void> {
    await this.database.query(ADD, [idHash, adminId, at]);
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
    await this.database.query(END, [idHash]);
  }
}
