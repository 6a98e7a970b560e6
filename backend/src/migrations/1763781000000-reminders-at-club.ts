import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reminders of games also go to players who pay at the club (docs/adr/0059). The index replaces
 * `bookings_to_play`, which knows only paid games.
 */
export class RemindersAtClub1763781000000 implements MigrationInterface {
  name = 'RemindersAtClub1763781000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index bookings_expected on bookings (starts_at, id)
        where status = 'active' and (paid_cents >= total_cents or pays_at_club_since is not null);
      drop index bookings_to_play;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index bookings_to_play on bookings (starts_at, id)
        where status = 'active' and paid_cents >= total_cents;
      drop index bookings_expected;
    `);
  }
}
