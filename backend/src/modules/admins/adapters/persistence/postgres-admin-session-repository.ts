import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Not, type Repository } from 'typeorm';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import {
  type AdminSession,
  type AdminSessionLimits,
  AdminSessionRepository,
  type AdminSessionStart,
} from '../../application/ports/admin-session-repository.js';
import type { OpenAdminSession } from '../../../sign-in/index.js';
import { LEADS_A_VENUE } from './postgres-second-factor-policy.js';
import { type AdminSessionRow, AdminSessionSchema } from './admin-session.schema.js';

const USE = statement(
  'admins.use-admin-session',
  `update admin_sessions s set last_seen_at = $2 from admins a
    where s.id_hash = $1 and s.last_seen_at > $3 and s.created_at > $4 and a.id = s.admin_id and a.disabled_at is null
      and (s.second_factor or not ($5::boolean or ${LEADS_A_VENUE}
        or exists (select from admin_authenticator_apps f where f.admin_id = a.id)
        or exists (select from admin_passkeys f where f.admin_id = a.id)))
    returning a.id, a.username, a.email, coalesce(a.name, a.username) as name, s.id as "sessionId",
              a.has_initial_password as "hasInitialPassword", a.owns_all as "ownsAll",
              (select coalesce(json_agg(json_build_object('venueId', r.venue_id, 'role', r.role)), '[]')
                 from admin_roles r where r.admin_id = a.id) as roles`,
);
const END = statement(
  'admins.end-admin-session',
  `delete from admin_sessions where id_hash = $1 returning admin_id as "adminId"`,
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

  override async add(idHash: Buffer, adminId: AdminId, at: Date, start: AdminSessionStart): Promise<void> {
    const row = { idHash, adminId, createdAt: at, lastSeenAt: at, ...start };
    await this.database.of(this.sessions).insert(row);
  }

  override async use(
    idHash: Buffer,
    at: Date,
    { idleSince, startedAfter, needsSecondFactor }: AdminSessionLimits,
  ): Promise<OpenAdminSession | null> {
    const values = [idHash, at, idleSince, startedAfter, needsSecondFactor];
    const [session] = await this.database.query<OpenAdminSession>(USE, values);
    return session ?? null;
  }

  override async end(idHash: Buffer): Promise<string | null> {
    const [ended] = await this.database.query<{ adminId: AdminId }>(END, [idHash]);
    return ended?.adminId ?? null;
  }

  override openOf(
    adminId: AdminId,
    { idleSince, startedAfter }: AdminSessionLimits,
  ): Promise<AdminSession[]> {
    return this.database.of(this.sessions).find({
      select: { id: true, createdAt: true, lastSeenAt: true, userAgent: true, address: true },
      where: { adminId, lastSeenAt: MoreThan(idleSince), createdAt: MoreThan(startedAfter) },
      order: { lastSeenAt: 'desc' },
    });
  }

  override async endOne(adminId: AdminId, id: string): Promise<boolean> {
    return (await this.database.of(this.sessions).delete({ adminId, id })).affected === 1;
  }

  override async strengthen(adminId: AdminId, id: string): Promise<void> {
    await this.database.of(this.sessions).update({ adminId, id }, { secondFactor: true });
  }

  override async endOthers(adminId: AdminId, keptSessionId: string | null): Promise<number> {
    const others = keptSessionId === null ? { adminId } : { adminId, id: Not(keptSessionId) };
    return (await this.database.of(this.sessions).delete(others)).affected ?? 0;
  }
}
