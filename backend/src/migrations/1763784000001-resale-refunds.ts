import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The promise of a refund after a resale, and what it brought back to each payment (docs/adr/0065).
 * Next to that stands what had already gone back of the payment when the promise was decided.
 * The primary keys let a promise be decided once and a later booking repay a payment once.
 */
export class ResaleRefunds1763784000001 implements MigrationInterface {
  name = 'ResaleRefunds1763784000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table resale_promises (
        booking_id uuid primary key references bookings,
        check_at timestamptz not null,
        decided_at timestamptz
      );
      create index resale_promises_due on resale_promises (check_at) where decided_at is null;
      create table resale_refunds (
        payment_id uuid not null references payments,
        resold_by uuid not null references bookings,
        booking_id uuid not null references resale_promises,
        amount_cents integer not null check (amount_cents > 0),
        gone_before_cents integer not null check (gone_before_cents >= 0),
        primary key (payment_id, resold_by),
        check (booking_id <> resold_by)
      );
      create index resale_refunds_of_booking on resale_refunds (booking_id);
      create index resale_refunds_by on resale_refunds (resold_by);
      create trigger resale_refunds_are_immutable before update or delete on resale_refunds
        for each row execute function refuse_change();
      alter table refunds drop constraint refunds_reason_check,
        add constraint refunds_reason_check
          check (reason in ('cancelled', 'expired', 'excess', 'outside', 'resale')) not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table refunds drop constraint refunds_reason_check,
        add constraint refunds_reason_check check (reason in ('cancelled', 'expired', 'excess', 'outside')) not valid;
      drop table resale_refunds, resale_promises;
    `);
  }
}
