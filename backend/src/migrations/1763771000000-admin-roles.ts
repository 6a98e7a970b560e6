import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who of the admins may do what, and where (docs/adr/0056). Whoever was an admin before owns every
 * venue. A process of the version before adds no admin without rights but its first one, which the
 * next start corrects.
 */
export class AdminRoles1763771000000 implements MigrationInterface {
  name = 'AdminRoles1763771000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admins
        add column owns_all boolean not null default false,
        add column email text check (char_length(email) <= 254),
        add column name text check (char_length(name) between 1 and 80);
      update admins set owns_all = true;
      create table admin_roles (
        admin_id uuid not null references admins,
        venue_id uuid not null references venues,
        role text not null check (role in ('owner', 'manager', 'reception')),
        primary key (admin_id, venue_id)
      );
      create index admin_roles_of_venue on admin_roles (venue_id);
      create table admin_invitations (
        admin_id uuid primary key references admins,
        seed bytea not null,
        token_hash bytea not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table admin_invitations;
      drop table admin_roles;
      alter table admins drop column name, drop column email, drop column owns_all;
    `);
  }
}
