import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who counts for whom (docs/adr/0029). All accounts of one mailbox have one count. What was booked
 * by a guest counts for the address until it is paid, also if its player changes later; a booking
 * of an account is never marked. `mailbox_of` follows `mailboxOf` (kernel), and a test compares
 * them.
 */
export class OneCountPerMailbox1763791000000 implements MigrationInterface {
  name = 'OneCountPerMailbox1763791000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function mailbox_of(an_email text) returns text immutable strict parallel safe language sql
      return (
        with parts as (
          select split_part(regexp_replace(lower(an_email), '@[^@]*$', ''), '+', 1) as name,
                 regexp_replace(lower(an_email), '^.*@', '') as domain
        )
        select case when domain in ('gmail.com', 'googlemail.com')
                    then replace(name, '.', '') || '@gmail.com' else name || '@' || domain end
          from parts
      );

      alter table players add mailbox text generated always as (
        case when email_verified_at is not null then mailbox_of(email) end) stored;
      create index players_mailbox on players (mailbox) where mailbox is not null;

      update bookings set placed_from = null
       where placed_from is not null
         and (status <> 'active' or player_id in (select id from players where mailbox is not null));

      create function unpaid_bookings(
        a_player text, an_instant timestamptz, an_origin bigint, out unpaid integer, out unpaid_here integer
      ) volatile language plpgsql as $$
        declare
          its_mailbox text := (select mailbox from players where id = a_player);
          persons text[];
        begin
          perform pg_advisory_xact_lock(hashtextextended('saque.player:' || a_player, 0)),
                  pg_advisory_xact_lock(hashtextextended('saque.mailbox:' || its_mailbox, 0)),
                  pg_advisory_xact_lock(an_origin);
          persons := case when its_mailbox is null then array[a_player]
                          else array(select id from players where mailbox = its_mailbox) end;
          select (select count(*) from bookings b
                   where b.player_id = any (persons) and b.status = 'active' and b.paid_cents < b.total_cents
                     and b.starts_at > an_instant),
                 (select count(*) from bookings b
                   where b.placed_from = an_origin and b.status = 'active' and b.paid_cents < b.total_cents
                     and b.starts_at > an_instant)
            into unpaid, unpaid_here;
        end $$;

      drop function hold_for_booking(uuid, uuid, text, text, timestamptz, bigint);
      create function hold_for_booking(
        a_venue uuid, a_court uuid, a_zone text, a_player text, an_instant timestamptz, an_origin bigint,
        out open boolean, out unpaid integer, out unpaid_here integer, out origin bigint
      ) volatile language plpgsql as $$
        begin
          perform pg_advisory_xact_lock_shared(venue_lock_key(a_venue));
          origin := case when not exists (
            select from players p where p.id = a_player and p.mailbox is not null) then an_origin end;
          select u.unpaid, u.unpaid_here from unpaid_bookings(a_player, an_instant, origin) u
            into unpaid, unpaid_here;
          open := exists (
            select from courts c join venues v on v.id = c.venue_id
             where c.id = a_court and c.status = 'available' and c.archived_at is null
               and v.id = a_venue and v.archived_at is null and v.time_zone = a_zone);
        end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function hold_for_booking(uuid, uuid, text, text, timestamptz, bigint);
      create function hold_for_booking(
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
      drop function unpaid_bookings(text, timestamptz, bigint);
      alter table players drop mailbox;
      drop function mailbox_of(text);
    `);
  }
}
