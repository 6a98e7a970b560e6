import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { type AdminAccount, type AdminIdentity, AdminStore } from '../../application/admin-sessions.js';

const BY_USERNAME = statement(
  'admins.by-username',
  `select id, username, password_hash as "passwordHash" from admins
    where lower(username) = lower($1) and disabled_at is null`,
);
const SAVE = statement(
  'admins.save',
  `insert into admins (id, username, password_hash, created_at) values ($1, $2, $3, clock_timestamp())
   on conflict (lower(username)) do update set password_hash = excluded.password_hash, disabled_at = null`,
);
const DISABLE = statement(
  'admins.disable',
  `update admins set disabled_at = clock_timestamp()
    where lower(username) = lower($1) and disabled_at is null returning 1`,
);
const END_SESSIONS_OF = statement(
  'admin-sessions.end-of',
  `delete from admin_sessions s using admins a where a.id = s.admin_id and lower(a.username) = lower($1)`,
);
const ADD_SESSION = statement(
  'admin-sessions.add',
  `insert into admin_sessions (id_hash, admin_id, created_at, last_seen_at) values ($1, $2, $3, $3)`,
);
const USE_SESSION = statement(
  'admin-sessions.use',
  `update admin_sessions s set last_seen_at = $2 from admins a
    where s.id_hash = $1 and s.last_seen_at > $3 and s.created_at > $4 and a.id = s.admin_id and a.disabled_at is null
    returning a.id, a.username`,
);
const END_SESSION = statement('admin-sessions.end', `delete from admin_sessions where id_hash = $1`);

@Injectable()
export class PostgresAdminStore extends AdminStore {
  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async byUsername(username: string): Promise<AdminAccount | null> {
    const [account] = await this.database.query<AdminAccount>(BY_USERNAME, [username]);
    return account ?? null;
  }

  override async save(username: string, passwordHash: string): Promise<void> {
    await this.database.query(SAVE, [this.ids.next(), username, passwordHash]);
    await this.database.query(END_SESSIONS_OF, [username]);
  }

  override async disable(username: string): Promise<boolean> {
    const disabled = await this.database.query(DISABLE, [username]);
    await this.database.query(END_SESSIONS_OF, [username]);
    return disabled.length > 0;
  }

  override async addSession(idHash: Buffer, adminId: string, at: Date): Promise<void> {
    await this.database.query(ADD_SESSION, [idHash, adminId, at]);
  }

  override async useSession(
    idHash: Buffer,
    at: Date,
    idleSince: Date,
    startedAfter: Date,
  ): Promise<AdminIdentity | null> {
    const [admin] = await this.database.query<AdminIdentity>(USE_SESSION, [
      idHash,
      at,
      idleSince,
      startedAfter,
    ]);
    return admin ?? null;
  }

  override async endSession(idHash: Buffer): Promise<void> {
    await this.database.query(END_SESSION, [idHash]);
  }
}
