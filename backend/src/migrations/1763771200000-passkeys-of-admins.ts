import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Signing in to the admin area with a passkey alone (docs/adr/0063). A process of the version
 * before knows no admin without a password: to it, such an admin has one that nobody can type.
 */
export class PasskeysOfAdmins1763771200000 implements MigrationInterface {
  name = 'PasskeysOfAdmins1763771200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table admin_passkey_challenges (
        challenge text primary key,
        expires_at timestamptz not null
      );
      create index admin_passkey_challenges_expiry on admin_passkey_challenges (expires_at);
      alter table admins add column has_password boolean not null default true;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admins drop column has_password;
      drop table admin_passkey_challenges;
    `);
  }
}
