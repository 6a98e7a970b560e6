import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Refunds made at the provider replace ours; a void refund no longer counts. Refunds are compared
 * with their payment at the end of the transaction, because one may replace another within it.
 */
export class OutsideRefunds1763675000000 implements MigrationInterface {
  name = 'OutsideRefunds1763675000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table refunds drop constraint refunds_status_check,
        add constraint refunds_status_check
          check (status in ('requested', 'submitted', 'succeeded', 'manual', 'void'));
      ${refuseRefundAbovePayment(`and status <> 'void'`)}
      drop trigger refunds_never_exceed_payment on refunds;
      create constraint trigger refunds_never_exceed_payment after insert or update of amount_cents, status on refunds
        deferrable initially deferred for each row execute function refuse_refund_above_payment();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${refuseRefundAbovePayment('')}
      drop trigger refunds_never_exceed_payment on refunds;
      create trigger refunds_never_exceed_payment after insert or update of amount_cents on refunds
        for each row execute function refuse_refund_above_payment();
      delete from refunds where status = 'void';
      alter table refunds drop constraint refunds_status_check,
        add constraint refunds_status_check check (status in ('requested', 'submitted', 'succeeded', 'manual'));
    `);
  }
}

function refuseRefundAbovePayment(counted: string): string {
  return `
    create or replace function refuse_refund_above_payment() returns trigger language plpgsql as $$
      declare paid integer; refunded integer;
      begin
        select amount_cents into paid from payments where id = new.payment_id and status = 'succeeded' for update;
        select coalesce(sum(amount_cents), 0) into refunded from refunds
          where payment_id = new.payment_id ${counted};
        if paid is null or refunded > paid then
          raise exception 'refunds of payment % exceed it', new.payment_id using errcode = '23514';
        end if;
        return null;
      end $$;`;
}
