import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An hour that is offered to a player counts like an unpaid booking (docs/adr/0064). An offer that
 * is being accepted no longer holds half hours, so it does not count besides its booking.
 */
export class OffersCountAsUnpaid1763791500000 implements MigrationInterface {
  name = 'OffersCountAsUnpaid1763791500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function open_offers_of(persons text[]) returns integer stable language sql as $$
        select count(*)::integer
                from waiting_entries w join hour_offers o on o.entry_id = w.id and o.status = 'open'
               where w.player_id = any (persons) and w.status = 'offered'
                 and exists (select from half_hour_claims c where c.hold_id = o.id)
      $$;
    `);
    await runner.query(
      unpaidBookings(`case when its_mailbox is null then 0 else open_offers_of(persons) end`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(unpaidBookings('0'));
    await runner.query('drop function open_offers_of(text[])');
  }
}

/** Only accounts are offered hours. */
const unpaidBookings = (offers: string) => `
  create or replace function unpaid_bookings(
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
                 and b.starts_at > an_instant) + ${offers},
             (select count(*) from bookings b
               where b.placed_from = an_origin and b.status = 'active' and b.paid_cents < b.total_cents
                 and b.starts_at > an_instant)
        into unpaid, unpaid_here;
    end $$`;
