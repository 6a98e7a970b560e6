import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, IsNull, Raw, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Ids } from '../../../../kernel/domain/id.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import {
  type AdminAccount,
  AdminRepository,
  type NewPassword,
} from '../../application/ports/admin-repository.js';
import { type AdminRow, AdminSchema } from './admin.schema.js';

/**
 * A new account, and the account of the settings, own every venue. An account that existed keeps
 * what it has: a removed employee who is created again has no role.
 */
const SAVE = statement(
  'admins.save-admin',
  `insert into admins (id, username, password_hash, has_initial_password, configured_hash, created_at, owns_all)
   values ($1, $2, $3, $4, $5, clock_timestamp(), true)
   on conflict (lower(username)) do update set
     owns_all = admins.owns_all or excluded.has_initial_password or excluded.configured_hash is not null,
     password_hash = excluded.password_hash,
     has_initial_password = excluded.has_initial_password,
     configured_hash = excluded.configured_hash,
     has_password = true,
     disabled_at = null
   returning id`,
);
/** Otherwise an account that is enabled again would have the roles and keys of before. */
const REMOVE_RIGHTS_OF = statement(
  'admins.remove-rights-of-admin',
  `with person as (select id from admins where lower(username) = lower($1)),
        roles as (delete from admin_roles using person where admin_id = person.id),
        apps as (delete from admin_authenticator_apps using person where admin_id = person.id),
        passkeys as (delete from admin_passkeys using person where admin_id = person.id),
        codes as (delete from admin_recovery_codes using person where admin_id = person.id)
   delete from admin_factor_attempts using person where admin_id = person.id`,
);
const END_SESSIONS_OF = statement(
  'admins.end-sessions-of-admin',
  `delete from admin_sessions s using admins a where a.id = s.admin_id and lower(a.username) = lower($1)`,
);
const FORGET_DEVICES_OF = statement(
  'admins.forget-devices-of-admin',
  `delete from admin_devices d using admins a where a.id = d.admin_id and lower(a.username) = lower($1)`,
);
const END_SIGN_INS_OF = statement(
  'admins.end-sign-ins-of-admin',
  `delete from admin_pending_sign_ins p using admins a where a.id = p.admin_id and lower(a.username) = lower($1)`,
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
    if (!row) return null;
    const { id, username: stored, passwordHash, hasInitialPassword, configuredHash } = row;
    return { id, username: stored, passwordHash, hasInitialPassword, configuredHash };
  }

  override hasPassword(id: AdminId): Promise<boolean> {
    return this.database.of(this.admins).existsBy({ id, hasPassword: true });
  }

  override isTaken(username: string): Promise<boolean> {
    return this.database.of(this.admins).existsBy(named(username));
  }

  override async save(username: string, password: NewPassword): Promise<AdminId> {
    const { passwordHash, hasInitialPassword, configuredHash } = password;
    const values = [this.ids.next(), username, passwordHash, hasInitialPassword, configuredHash];
    const [saved] = await this.database.query<{ id: AdminId }>(SAVE, values);
    if (!saved) throw new Error('an admin was not saved');
    await this.shutOut(username);
    return saved.id;
  }

  override async update(id: AdminId, changes: Partial<NewPassword>): Promise<void> {
    await this.database.of(this.admins).update({ id }, changes);
  }

  override async disable(username: string): Promise<AdminId | null> {
    const account = await this.byUsername(username);
    const disabledAt = () => 'clock_timestamp()';
    await this.database.of(this.admins).update(enabled(username), { disabledAt });
    await this.database.query(REMOVE_RIGHTS_OF, [username]);
    await this.shutOut(username);
    return account?.id ?? null;
  }

  private async shutOut(username: string): Promise<void> {
    await this.database.query(END_SESSIONS_OF, [username]);
    await this.database.query(END_SIGN_INS_OF, [username]);
    await this.database.query(FORGET_DEVICES_OF, [username]);
  }
}

function enabled(username: string): FindOptionsWhere<AdminRow> {
  return { ...named(username), disabledAt: IsNull() };
}

/** The condition matches the unique index on `lower(username)`. */
function named(username: string): FindOptionsWhere<AdminRow> {
  const sameName = (column: string) => `lower(${column}) = lower(:username)`;
  return { username: Raw(sameName, { username }) };
}
