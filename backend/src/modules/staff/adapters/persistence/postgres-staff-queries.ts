import { Injectable } from '@nestjs/common';
import { byName } from '../../../../kernel/adapters/persistence/by-name.js';
import { Database, statement } from '../../../../kernel/adapters/persistence/database.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { venueFilterOf, type VenueScope } from '../../../roles/index.js';
import { type StaffMember, StaffQueries, type VenueLead } from '../../application/staff-queries.js';

/**
 * `$1` the venues that count, or null for all; `$2` one person or offer, or null for all. What is
 * offered shows what the venue has written, and nothing of the account of its person.
 */
const MEMBERS = statement(
  'staff.members',
  `with shown as (
     select r.admin_id, json_agg(json_build_object('venueId', v.id, 'venueName', v.name, 'role', r.role)
                                 order by ${byName('v.name')}, v.id) as roles
       from admin_roles r join venues v on v.id = r.venue_id
      where $1::uuid[] is null or r.venue_id = any ($1) group by r.admin_id
   ), offered as (
     select o.id, o.email, o.name, max(o.expires_at) as expires_at,
            json_agg(json_build_object('venueId', v.id, 'venueName', v.name, 'role', o.role)
                     order by ${byName('v.name')}, v.id) as roles
       from admin_role_offers o join venues v on v.id = o.venue_id
      where ($1::uuid[] is null or o.venue_id = any ($1)) and ($2::uuid is null or o.id = $2)
      group by o.id, o.email, o.name
   ), members as (
     select a.id, a.email, coalesce(a.name, a.username) as name, a.owns_all, coalesce(s.roles, '[]') as roles,
            i.expires_at,
            exists (select from admin_authenticator_apps f where f.admin_id = a.id)
              or exists (select from admin_passkeys f where f.admin_id = a.id) as has_factor
       from admins a left join shown s on s.admin_id = a.id left join admin_invitations i on i.admin_id = a.id
      where a.disabled_at is null and ($2::uuid is null or a.id = $2)
        and (s.admin_id is not null or (a.owns_all and $1::uuid[] is null))
   )
   select * from (
     select id, email, name, owns_all as "ownsAll", roles, expires_at as "invitedUntil",
            has_factor as "hasSecondFactor" from members
     union all
     select id, email, name, false, roles, expires_at, false from offered
   ) everybody
    order by ${byName('name')}, id`,
);

const IS_MANAGED = statement(
  'staff.venue-is-managed',
  `select 1 from admins a
    where a.disabled_at is null
      and (a.owns_all or exists (
        select from admin_roles r where r.admin_id = a.id and r.venue_id = $1 and r.role = 'owner'))
      and not exists (select from admin_invitations i where i.admin_id = a.id)
    limit 1`,
);

const LEADS = statement(
  'staff.leads-of-venue',
  `select a.id, a.email, coalesce(a.name, a.username) as name from admins a
    where a.disabled_at is null and a.email is not null
      and (a.owns_all or exists (
        select from admin_roles r where r.admin_id = a.id and r.venue_id = $1 and r.role in ('owner', 'manager')))
      and not exists (select from admin_invitations i where i.admin_id = a.id)
    order by a.id`,
);

type MemberRow = Omit<StaffMember, 'invitedUntil'> & { invitedUntil: Date | null };

@Injectable()
export class PostgresStaffQueries extends StaffQueries {
  constructor(private readonly database: Database) {
    super();
  }

  override all(scope: VenueScope): Promise<StaffMember[]> {
    return this.read(scope, null);
  }

  override async one(scope: VenueScope, id: string): Promise<StaffMember | null> {
    return (await this.read(scope, id))[0] ?? null;
  }

  override async isManaged(venueId: VenueId): Promise<boolean> {
    return (await this.database.query(IS_MANAGED, [venueId])).length > 0;
  }

  override leadsOf(venueId: VenueId): Promise<VenueLead[]> {
    return this.database.query<VenueLead>(LEADS, [venueId]);
  }

  private async read(scope: VenueScope, id: string | null): Promise<StaffMember[]> {
    const rows = await this.database.query<MemberRow>(MEMBERS, [venueFilterOf(scope), id]);
    return rows.map((row) => ({ ...row, invitedUntil: row.invitedUntil?.toISOString() ?? null }));
  }
}
