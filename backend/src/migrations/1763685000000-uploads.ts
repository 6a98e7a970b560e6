import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The addresses that were issued to administrators for uploading a picture. */
export class Uploads1763685000000 implements MigrationInterface {
  name = 'Uploads1763685000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table uploads (
        id uuid primary key,
        admin_id uuid not null references admins,
        address text not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > created_at),
        used_at timestamptz
      );
      create index uploads_in_time on uploads (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table uploads');
  }
}
