import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Roles that wait until their person accepts them (docs/adr/0075). The roles of people who have not
 * accepted their invitation yet become such offers. Who has no password is invited again after a
 * reset and has accepted the roles before.
 */
export class RoleOffers1763797000000 implements MigrationInterface {
  name = 'RoleOffers1763797000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table admin_role_offers (
        id uuid not null,
        admin_id uuid not null references admins,
        venue_id uuid not null references venues,
        role text not null check (role in ('owner', 'manager', 'reception')),
        email text not null check (char_length(email) <= 254),
        name text not null check (char_length(name) between 1 and 80),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (admin_id, venue_id)
      );
      create index admin_role_offers_of_one on admin_role_offers (id);
      create index admin_role_offers_of_venue on admin_role_offers (venue_id);
      insert into admin_role_offers (id, admin_id, venue_id, role, email, name, created_at, expires_at)
      select a.id, a.id, r.venue_id, r.role, a.email, coalesce(a.name, a.username), i.created_at, i.expires_at
        from admin_invitations i join admins a on a.id = i.admin_id join admin_roles r on r.admin_id = a.id
       where a.has_password and a.email is not null;
      delete from admin_roles r using admin_role_offers o
       where r.admin_id = o.admin_id and r.venue_id = o.venue_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into admin_roles (admin_id, venue_id, role)
      select o.admin_id, o.venue_id, o.role from admin_role_offers o
       where exists (select from admin_invitations i where i.admin_id = o.admin_id)
      on conflict do nothing;
      drop table admin_role_offers;
    `);
  }
}
