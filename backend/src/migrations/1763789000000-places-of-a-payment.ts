import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A process of the version before knows one place of a payment. During a rolling update it may
 * settle a payment of several places, and then takes or opens the first one only. The others would
 * stay reserved for good, because their payment is final and nothing asks about it any more. So at
 * the end of the transaction they follow their payment.
 */
export class PlacesOfAPayment1763789000000 implements MigrationInterface {
  name = 'PlacesOfAPayment1763789000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function places_follow_their_payment() returns trigger language plpgsql as $$
        declare
          is_paid constant boolean not null := new.status = 'succeeded' and not new.excess;
        begin
          update shares s
             set status = case when is_paid then 'paid' else 'open' end,
                 payment_id = case when is_paid then s.payment_id end,
                 player_id = case when is_paid then new.player_id end,
                 reserved_until = null
            from shared_links l
           where l.booking_id = new.booking_id and s.link_id = l.id
             and s.payment_id = new.id and s.status = 'reserved';
          return null;
        end $$;
      create constraint trigger places_follow_their_payment after update of status on payments
        deferrable initially deferred for each row
        when (new.purpose = 'share' and new.status is distinct from old.status
              and new.status in ('succeeded', 'canceled', 'contradicted'))
        execute function places_follow_their_payment();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger places_follow_their_payment on payments;
      drop function places_follow_their_payment;
    `);
  }
}
