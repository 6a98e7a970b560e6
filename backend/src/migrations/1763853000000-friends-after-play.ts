import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A card that guarantees a booking gives friends until after the play to pay (docs/adr/0102). */
export class FriendsAfterPlay1763853000000 implements MigrationInterface {
  name = 'FriendsAfterPlay1763853000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table bookings add column split_until text not null default 'grace'
         constraint bookings_split_until_check check (split_until in ('grace', 'after_play'))`,
    );
    await runner.query(
      `alter table bookings add column guaranteed_at timestamptz
         constraint bookings_guaranteed_check check (guaranteed_at is null or split_until = 'after_play')`,
    );
    await expectedBookings(runner, 'or pays_at_club_since is not null or guaranteed_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await expectedBookings(runner, 'or pays_at_club_since is not null');
    await runner.query('alter table bookings drop column guaranteed_at, drop column split_until');
  }
}

/** Replaces the index of the games that take place, in the order of their starts. */
async function expectedBookings(runner: QueryRunner, others: string): Promise<void> {
  await runner.query(
    `create index bookings_expected_next on bookings (starts_at, id)
       where status = 'active' and (paid_cents >= total_cents ${others})`,
  );
  await runner.query('drop index bookings_expected');
  await runner.query('alter index bookings_expected_next rename to bookings_expected');
}
