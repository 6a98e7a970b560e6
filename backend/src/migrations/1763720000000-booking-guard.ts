import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a booking must know before it takes its hour, in one call (docs/adr/0024). The function
 * waits for its locks first. Each of its statements then sees what is committed by that time; a
 * part of the calling statement would see the state from before the wait. The cast to text lets
 * PostgreSQL inline the key; without it, each call plans the function anew.
 */
export class BookingGuard1763720000000 implements MigrationInterface {
  name = 'BookingGuard1763720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function venue_lock_key(venue uuid) returns bigint immutable language sql
        return hashtextextended('saque.venue:' || venue::text, 0);

      create function hold_for_booking(
        a_venue uuid, a_court uuid, a_zone text, a_player text, an_instant timestamptz,
        out open boolean, out unpaid integer
      ) volatile language plpgsql as $$
        begin
          perform pg_advisory_xact_lock_shared(venue_lock_key(a_venue)),
                  pg_advisory_xact_lock(hashtextextended('saque.player:' || a_player, 0));
          select exists (
                   select from courts c join venues v on v.id = c.venue_id
                    where c.id = a_court and c.status = 'available' and c.archived_at is null
                      and v.id = a_venue and v.archived_at is null and v.time_zone = a_zone),
                 (select count(*) from bookings b
                   where b.player_id = a_player and b.status = 'active' and b.paid_cents < b.total_cents
                     and b.starts_at > an_instant)
            into open, unpaid;
        end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function hold_for_booking, venue_lock_key');
  }
}
