import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The limit of unpaid bookings from one network address is for guests (docs/adr/0029). An account
 * is neither counted nor refused; each has a mailbox of its own and its own limit. The function
 * keeps its signature, so a process of the version before follows the rule as well.
 */
export class AccountsBeyondAddressLimit1763767000000 implements MigrationInterface {
  name = 'AccountsBeyondAddressLimit1763767000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function hold_for_booking(
        a_venue uuid, a_court uuid, a_zone text, a_player text, an_instant timestamptz, an_origin bigint,
        out open boolean, out unpaid integer, out unpaid_here integer
      ) volatile language plpgsql as $$
        declare
          limited_origin bigint := case when not exists (
            select from players p where p.id = a_player and p.email_verified_at is not null
          ) then an_origin end;
        begin
          perform pg_advisory_xact_lock_shared(venue_lock_key(a_venue)),
                  pg_advisory_xact_lock(hashtextextended('saque.player:' || a_player, 0)),
                  pg_advisory_xact_lock(limited_origin);
          select exists (
                   select from courts c join venues v on v.id = c.venue_id
                    where c.id = a_court and c.status = 'available' and c.archived_at is null
                      and v.id = a_venue and v.archived_at is null and v.time_zone = a_zone),
                 (select count(*) from bookings b
                   where b.player_id = a_player and b.status = 'active' and b.paid_cents < b.total_cents
                     and b.starts_at > an_instant),
                 (select count(*) from bookings b
                   where b.placed_from = limited_origin and b.status = 'active'
                     and b.paid_cents < b.total_cents and b.starts_at > an_instant
                     and not exists (select from players p
                                      where p.id = b.player_id and p.email_verified_at is not null))
            into open, unpaid, unpaid_here;
        end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function hold_for_booking(
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
}
