import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an admin sees and changes on "Mi cuenta". `has_initial_password` marks the password that the
 * server has generated, and `configured_hash` the last password that the settings gave.
 */
export class AdminAccounts1763745000000 implements MigrationInterface {
  name = 'AdminAccounts1763745000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admins
        add column has_initial_password boolean not null default false,
        add column configured_hash text;
      alter table admin_sessions
        add column id uuid not null default gen_random_uuid(),
        add column user_agent text,
        add column address text;
      create unique index admin_sessions_id on admin_sessions (id);
      create index admin_sessions_of_admin on admin_sessions (admin_id);
      create table admin_devices (
        admin_id uuid not null references admins,
        id_hash bytea not null,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        primary key (id_hash, admin_id)
      );
      create index admin_devices_of_admin on admin_devices (admin_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table admin_devices;
      drop index admin_sessions_of_admin;
      drop index admin_sessions_id;
      alter table admin_sessions drop column address, drop column user_agent, drop column id;
      alter table admins drop column configured_hash, drop column has_initial_password;
    `);
  }
}
