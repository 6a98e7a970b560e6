import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Hours that the venue keeps for itself. Each of them is a claim, so that no player can book it.
 */
export class HourBlocks1763690000000 implements MigrationInterface {
  name = 'HourBlocks1763690000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table hour_blocks (
        id uuid primary key,
        court_id uuid not null references courts,
        first_date date not null,
        last_date date not null check (last_date >= first_date),
        first_hour smallint not null check (first_hour between 6 and 21),
        last_hour smallint not null check (last_hour between first_hour and 21),
        reason text not null check (char_length(reason) between 1 and 200),
        created_by uuid not null references admins,
        created_at timestamptz not null,
        removed_at timestamptz
      );
      alter table slot_claims
        add column block_id uuid references hour_blocks,
        add constraint slot_claims_have_one_holder check (num_nonnulls(booking_id, block_id) = 1);
      create index slot_claims_of_block on slot_claims (block_id) where block_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from slot_claims where block_id is not null;
      alter table slot_claims drop constraint slot_claims_have_one_holder, drop column block_id;
      drop table hour_blocks;
    `);
  }
}
