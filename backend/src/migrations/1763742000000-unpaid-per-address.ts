import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The limit of unpaid bookings from one network address at one venue (docs/adr/0029). A booking
 * keeps a mark of address and venue until it is paid or closed. The function of five arguments
 * stays for processes of the version before this one, whose bookings have no mark.
 */
export class UnpaidPerAddress1763742000000 implements MigrationInterface {
  name = 'UnpaidPerAddress1763742000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table bookings add placed_from bigint;
      create index bookings_placed_from on bookings (placed_from) where placed_from is not null;

      create function hold_for_booking(
        a_venue uuid, a_court uuid, a_zone text, a_player text, an_instant timestamptz, an_origin bigint,
        out open boolean, out unpaid integer, out unpaid_here integer
      ) volatile language plpgsql as $$
        begin
          perform pg_advisory_xact_lock_shared(venue_lock_key(a_venue)),
                  pg_advisory_xact_lock(hashtextextended('saque.player:' || a_player, 0)),
                  pg_advisory_xact_lock(an_origin);
          select exists (
                   select from courts c join venues v on v.id = c.venue_id
                    where c.id = a_court and c.status = 'available' and c.archived_at is null
                      and v.id = a_venue and v.archived_at is null and v.time_zone = a_zone),
                 (select count(*) from bookings b
                   where b.player_id = a_player and b.status = 'active' and b.paid_cents < b.total_cents
                     and b.starts_at > an_instant),
                 (select count(*) from bookings b
                   where b.placed_from = an_origin and b.status = 'active' and b.paid_cents < b.total_cents
                     and b.starts_at > an_instant)
            into open, unpaid, unpaid_here;
        end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function hold_for_booking(uuid, uuid, text, text, timestamptz, bigint);
      alter table bookings drop placed_from;
    `);
  }
}
