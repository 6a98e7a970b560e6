import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Browsers that want reminders (docs/adr/0053). A subscription belongs to the session of its
 * browser: it ends when the session ends, however that happens, and follows it to an account.
 */
export class PushSubscriptions1763766000000 implements MigrationInterface {
  name = 'PushSubscriptions1763766000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table push_subscriptions (
        session_id_hash bytea primary key references sessions on delete cascade,
        endpoint text not null unique check (endpoint ~ '^https://' and char_length(endpoint) <= 1000),
        p256dh text not null,
        auth text not null,
        created_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table push_subscriptions');
  }
}
