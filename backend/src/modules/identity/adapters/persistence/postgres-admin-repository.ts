import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, IsNull, Raw, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { type AdminAccount, AdminRepository } from '../../application/admin-repository.js';
import { type AdminRow, AdminSchema } from './admin.schema.js';

const SAVE = statement(
  'identity.save-admin',
  `insert into admins (id, username, password_hash, created_at) values ($1, $2, $3, clock_timestamp())
   on conflict (lower(username)) do update set password_hash = excluded.password_hash, disabled_at = null`,
);
const END_SESSIONS_OF = statement(
  'identity.end-sessions-of-admin',
  `delete from admin_sessions s using admins a where a.id = s.admin_id and lower(a.username) = lower($1)`,
);

/**
 * {@link AdminRepository} on the table `admins`; its index compares names without regard to case.
 */
@Injectable()
export class PostgresAdminRepository extends AdminRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(AdminSchema) private readonly admins: Repository<AdminRow>,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async byUsername(username: string): Promise<AdminAccount | null> {
    const row = await this.database.of(this.admins).findOneBy(enabled(username));
    return row && { id: row.id, username: row.username, passwordHash: row.passwordHash };
  }

  override async save(username: string, passwordHash: string): Promise<void> {
    await this.database.query(SAVE, [this.ids.next(), username, passwordHash]);
    await this.database.query(END_SESSIONS_OF, [username]);
  }

  override async disable(username: string): Promise<boolean> {
    const disabledAt = () => 'clock_timestamp()';
    const { affected } = await this.database.of(this.admins).update(enabled(username), { disabledAt });
    await this.database.query(END_SESSIONS_OF, [username]);
    return affected === 1;
  }
}

/** The condition matches the unique index on `lower(username)`. */
function enabled(username: string): FindOptionsWhere<AdminRow> {
  const sameName = (column: string) => `lower(${column}) = lower(:username)`;
  return { username: Raw(sameName, { username }), disabledAt: IsNull() };
}
