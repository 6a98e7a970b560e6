import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A player whose bookings and payments stay without a person (docs/adr/0046). A request that was
 * already running cannot write a name again, in whatever version of the program.
 */
export class ErasedPlayers1763761000001 implements MigrationInterface {
  name = 'ErasedPlayers1763761000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table players
        add column erased_at timestamptz,
        add constraint players_erased_are_nobody
          check (erased_at is null or num_nonnulls(name, phone, email, email_verified_at) = 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table players drop column erased_at`);
  }
}
