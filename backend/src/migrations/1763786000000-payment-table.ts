import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The payment table (docs/adr/0068): one payment pays several places and says for whom, and its
 * payer may leave. The lock of the booking and the invariant I8a guard what the unique indexes of
 * one place per payment and player guarded.
 *
 * A process of the version before knows no names. The trigger clears a name for it when it frees a
 * place. `not valid` spares scans under the locks: rows from before satisfy the checks.
 */
export class PaymentTable1763786000000 implements MigrationInterface {
  name = 'PaymentTable1763786000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index shares_one_place_each;
      alter table shares
        drop constraint shares_payment_id_key,
        add column for_name text,
        add constraint shares_for_name_check check (
          for_name is null or (status in ('reserved', 'paid') and length(for_name) between 1 and 80)) not valid;
      create function clear_name_of_free_place() returns trigger language plpgsql as $$
        begin new.for_name := null; return new; end $$;
      create trigger free_places_have_no_name before update on shares for each row
        when (new.status in ('open', 'void') and new.for_name is not null)
        execute function clear_name_of_free_place();

      alter table payments
        add column left_at timestamptz,
        add constraint payments_left_check check (left_at is null or (excess and purpose = 'share')) not valid;

      alter table refunds
        drop constraint refunds_reason_check,
        add constraint refunds_reason_check check (
          reason in ('cancelled', 'expired', 'excess', 'left', 'outside', 'resale')) not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table refunds
        drop constraint refunds_reason_check,
        add constraint refunds_reason_check check (reason in ('cancelled', 'expired', 'excess', 'outside', 'resale')) not valid;
      alter table payments drop constraint payments_left_check, drop column left_at;
      drop trigger free_places_have_no_name on shares;
      drop function clear_name_of_free_place;
      alter table shares
        drop constraint shares_for_name_check,
        drop column for_name,
        add constraint shares_payment_id_key unique (payment_id);
      create unique index shares_one_place_each on shares (link_id, player_id) where status = 'reserved';
    `);
  }
}
