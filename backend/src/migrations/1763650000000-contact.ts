import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mail address of a player, and the mails that were sent. */
export class Contact1763650000000 implements MigrationInterface {
  name = 'Contact1763650000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table players add column email text check (char_length(email) <= 254);

      create table sent_mails (
        key text primary key,
        sent_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table sent_mails; alter table players drop column email;`);
  }
}
