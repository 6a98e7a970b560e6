import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Paying at the club (docs/adr/0059): a booking without a payment deadline, money that an admin
 * takes at the desk, and refunds that the club hands over. `not valid` spares a scan of the tables:
 * rows from before satisfy the narrower checks.
 */
export class PayAtClub1763774000000 implements MigrationInterface {
  name = 'PayAtClub1763774000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table bookings add column pays_at_club_since timestamptz;
      alter table payments
        add column method text not null default 'card' check (method in ('card', 'cash', 'transfer', 'terminal')),
        add column taken_by uuid references admins,
        add constraint payments_taken_at_desk check ((taken_by is not null) = (method <> 'card')) not valid,
        drop constraint payments_purpose_check,
        drop constraint payments_amount_cents_check,
        add constraint payments_purpose_check check (
          purpose in ('full', 'share', 'guarantee', 'deadline', 'desk')
          and (purpose = 'desk') = (method <> 'card')) not valid,
        add constraint payments_amount_cents_check check (
          amount_cents between 1 and 99999999
          and (amount_cents >= 50 or status = 'contradicted' or method <> 'card')) not valid;
      alter table refunds
        add column handed_over_by uuid references admins,
        drop constraint refunds_status_check,
        add constraint refunds_status_check check (
          status in ('requested', 'submitted', 'succeeded', 'manual', 'void', 'to_hand_over')) not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table refunds
        drop column handed_over_by,
        drop constraint refunds_status_check,
        add constraint refunds_status_check check (
          status in ('requested', 'submitted', 'succeeded', 'manual', 'void'));
      alter table payments
        drop constraint payments_taken_at_desk,
        drop constraint payments_purpose_check,
        drop constraint payments_amount_cents_check,
        add constraint payments_purpose_check check (purpose in ('full', 'share', 'guarantee', 'deadline')),
        add constraint payments_amount_cents_check check (
          amount_cents between 1 and 99999999 and (amount_cents >= 50 or status = 'contradicted')),
        drop column method, drop column taken_by;
      alter table bookings drop column pays_at_club_since;
    `);
  }
}
