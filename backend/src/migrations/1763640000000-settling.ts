import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Part payments, guarantees, charges at the deadline, and refunds. */
export class Settling1763640000000 implements MigrationInterface {
  name = 'Settling1763640000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table payments
        drop constraint payments_purpose_check,
        drop constraint payments_status_check,
        add constraint payments_purpose_check check (purpose in ('full', 'share', 'guarantee', 'deadline')),
        add constraint payments_status_check
          check (status in ('creating', 'open', 'processing', 'held', 'succeeded', 'canceled')),
        add column asked_cents integer,
        add column card_id text;
      update payments set asked_cents = amount_cents;
      alter table payments
        alter column asked_cents set not null,
        add constraint payments_never_above_asked check (amount_cents <= asked_cents);

      drop index payments_in_flight;
      create index payments_in_flight on payments (created_at)
        where status in ('creating', 'open', 'processing', 'held');
      create unique index payments_one_guarantee on payments (booking_id)
        where purpose = 'guarantee' and status in ('creating', 'open', 'processing', 'held');
      create unique index payments_one_at_deadline on payments (booking_id) where purpose = 'deadline';

      create table refunds (
        id uuid primary key,
        payment_id uuid not null references payments,
        booking_id uuid not null references bookings,
        amount_cents integer not null check (amount_cents > 0),
        reason text not null check (reason in ('cancelled', 'expired', 'excess', 'outside')),
        status text not null check (status in ('requested', 'submitted', 'succeeded', 'manual')),
        attempt smallint not null check (attempt between 1 and 3),
        provider_id text unique,
        failed_provider_id text,
        created_at timestamptz not null,
        settled_at timestamptz,
        constraint refunds_succeeded_at_provider check (status <> 'succeeded' or provider_id is not null)
      );
      create index refunds_of_payment on refunds (payment_id);
      create index refunds_of_booking on refunds (booking_id);
      create index refunds_open on refunds (created_at) where status in ('requested', 'submitted');

      create function refuse_refund_above_payment() returns trigger language plpgsql as $$
        declare paid integer; refunded integer;
        begin
          select amount_cents into paid from payments where id = new.payment_id and status = 'succeeded' for update;
          select coalesce(sum(amount_cents), 0) into refunded from refunds where payment_id = new.payment_id;
          if paid is null or refunded > paid then
            raise exception 'refunds of payment % exceed it', new.payment_id using errcode = '23514';
          end if;
          return null;
        end $$;
      create trigger refunds_never_exceed_payment after insert or update of amount_cents on refunds
        for each row execute function refuse_refund_above_payment();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table refunds;
      drop function refuse_refund_above_payment;
      drop index payments_one_guarantee, payments_one_at_deadline;
      alter table payments drop column asked_cents, drop column card_id;
    `);
  }
}
