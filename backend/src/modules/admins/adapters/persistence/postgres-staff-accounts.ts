import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import { Ids } from '../../../../kernel/domain/id.js';
import type { AdminId, VenueId } from '../../../../kernel/domain/ids.js';
import { AdminRepository } from '../../application/ports/admin-repository.js';
import { SecondFactorRepository } from '../../application/ports/second-factor-repository.js';
import { type StaffAccount, StaffAccounts } from '../../application/ports/staff-accounts.js';
import type { Role } from '../../../roles/index.js';
import { type AdminRow, AdminSchema } from './admin.schema.js';
import { type AdminRoleRow, AdminRoleSchema } from './admin-role.schema.js';

const LOCK = statement(
  'admins.lock-staff',
  `select pg_advisory_xact_lock(hashtextextended('saque.staff', 0))`,
);
const ACCOUNT = `
  select a.id, a.username, a.email, coalesce(a.name, a.username) as name, a.owns_all as "ownsAll",
         a.disabled_at is null as "isEnabled", a.has_password as "hasPassword",
         (select coalesce(json_agg(json_build_object('venueId', r.venue_id, 'role', r.role)), '[]')
            from admin_roles r where r.admin_id = a.id) as roles
    from admins a`;
const FIND = statement('admins.staff-account', `${ACCOUNT} where a.id = $1`);
const BY_EMAIL = statement('admins.staff-account-by-email', `${ACCOUNT} where lower(a.username) = lower($1)`);
const OPEN = statement(
  'admins.open-staff-account',
  `insert into admins (id, username, email, name, password_hash, has_initial_password, created_at)
   values ($1, $2, $2, $3, $4, false, clock_timestamp())
   on conflict (lower(username)) do update set
     email = excluded.email, name = excluded.name, password_hash = excluded.password_hash,
     has_initial_password = false, configured_hash = null, owns_all = false, disabled_at = null
   returning id`,
);
const SET_PASSWORD = statement(
  'admins.set-staff-password',
  // Without a password, the unknown one stays.
  'update admins set password_hash = coalesce($2, password_hash), has_password = $2 is not null where id = $1',
);

@Injectable()
export class PostgresStaffAccounts extends StaffAccounts {
  constructor(
    private readonly database: Database,
    private readonly admins: AdminRepository,
    private readonly factors: SecondFactorRepository,
    private readonly ids: Ids,
    @InjectRepository(AdminSchema) private readonly accounts: Repository<AdminRow>,
    @InjectRepository(AdminRoleSchema) private readonly roles: Repository<AdminRoleRow>,
  ) {
    super();
  }

  override async lock(): Promise<void> {
    await this.database.query(LOCK, []);
  }

  override async find(id: AdminId): Promise<StaffAccount | null> {
    const [account] = await this.database.query<StaffAccount>(FIND, [id]);
    return account ?? null;
  }

  override async byEmail(email: string): Promise<StaffAccount | null> {
    const [account] = await this.database.query<StaffAccount>(BY_EMAIL, [email]);
    return account ?? null;
  }

  override async open(email: string, name: string, passwordHash: string): Promise<AdminId> {
    const values = [this.ids.next(), email, name, passwordHash];
    const [account] = await this.database.query<{ id: AdminId }>(OPEN, values);
    if (!account) throw new Error('the account was neither created nor enabled');
    await this.database.of(this.roles).delete({ adminId: account.id });
    await this.factors.removeAll(account.id);
    return account.id;
  }

  override async rename(id: AdminId, name: string): Promise<void> {
    await this.database.of(this.accounts).update({ id }, { name });
  }

  override async setPassword(id: AdminId, passwordHash: string | null): Promise<void> {
    await this.database.query(SET_PASSWORD, [id, passwordHash]);
  }

  override async setRole(id: AdminId, venueId: VenueId, role: Role | null): Promise<void> {
    const roles = this.database.of(this.roles);
    if (role === null) await roles.delete({ adminId: id, venueId });
    else await roles.upsert({ adminId: id, venueId, role }, ['adminId', 'venueId']);
  }

  override async disable(id: AdminId): Promise<void> {
    const account = await this.find(id);
    if (account) await this.admins.disable(account.username);
  }
}
