import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { type AdminAccount, AdminRepository } from '../../application/admin-repository.js';

const BY_USERNAME = statement(
  'identity.admin-by-username',
  `select id, username, password_hash as "passwordHash" from admins
    where lower(username) = lower($1) and disabled_at is null`,
);
const SAVE = statement(
  'identity.save-admin',
  `insert into admins (id, username, password_hash, created_at) values ($1, $2, $3, clock_timestamp())
   on conflict (lower(username)) do update set password_hash = excluded.password_hash, disabled_at = null`,
);
const DISABLE = statement(
  'identity.disable-admin',
  `update admins set disabled_at = clock_timestamp()
    where lower(username) = lower($1) and disabled_at is null returning 1`,
);
const END_SESSIONS_OF = statement(
  'identity.end-sessions-of-admin',
  `delete from admin_sessions s using admins a where a.id = s.admin_id and lower(a.username) = lower($1)`,
);

/** {@link AdminRepository} on the table `admins`; its index compares names without regard to case. */
@Injectable()
export class PostgresAdminRepository extends AdminRepository {
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
}
