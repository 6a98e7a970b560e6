import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the provider tells beyond paid and refunded: declined cards, disputes, its real fees,
 * payments that contradict ours, and each comparison of the ledger with the provider.
 */
export class ProviderFacts1763744000000 implements MigrationInterface {
  name = 'ProviderFacts1763744000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PAYMENTS);
    await runner.query(FINDINGS);
    await runner.query(NEW_TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table provider_comparisons, disputes, declined_charges;
      drop index reconciliation_findings_unresolved, reconciliation_findings_resolved, reconciliation_findings_accepted;
      delete from reconciliation_findings where kind not in ('payment', 'refund');
      alter table reconciliation_findings
        drop column booking_id, drop column their_currency, drop column resolved_by, drop column note,
        drop constraint reconciliation_findings_kind_check,
        add constraint reconciliation_findings_kind_check check (kind in ('payment', 'refund'));
      drop index payments_ended_by_declines;
      alter table payments drop column taken_currency, drop column fee_cents, drop column declines_ended_at;
    `);
  }
}

/** `not valid` spares a scan of the table: rows from before satisfy the narrower checks. */
const PAYMENTS = `
  alter table payments
    add column taken_currency text,
    add column fee_cents integer check (fee_cents >= 0),
    add column declines_ended_at timestamptz,
    drop constraint payments_status_check,
    drop constraint payments_amount_cents_check,
    drop constraint payments_check,
    drop constraint payments_settled_is_final,
    drop constraint payments_never_above_asked,
    add constraint payments_status_check check (
      status in ('creating', 'open', 'processing', 'held', 'succeeded', 'canceled', 'contradicted')) not valid,
    add constraint payments_amount_cents_check check (
      amount_cents between 1 and 99999999 and (amount_cents >= 50 or status = 'contradicted')) not valid,
    add constraint payments_excess_check check (
      not excess or status in ('succeeded', 'contradicted')) not valid,
    add constraint payments_settled_is_final check (
      (settled_at is not null) = (status in ('succeeded', 'canceled', 'contradicted'))) not valid,
    add constraint payments_never_above_asked check (
      amount_cents <= asked_cents or status = 'contradicted') not valid,
    add constraint payments_contradicted_currency check (
      (taken_currency is not null) = (status = 'contradicted')) not valid;
  create index payments_ended_by_declines on payments (declines_ended_at) where declines_ended_at is not null;

  create or replace function refuse_refund_above_payment() returns trigger language plpgsql as $$
    declare paid integer; refunded integer;
    begin
      select amount_cents into paid from payments
       where id = new.payment_id and status in ('succeeded', 'contradicted') for update;
      select coalesce(sum(amount_cents), 0) into refunded from refunds
       where payment_id = new.payment_id and status <> 'void';
      if paid is null or refunded > paid then
        raise exception 'refunds of payment % exceed it', new.payment_id using errcode = '23514';
      end if;
      return null;
    end $$;
`;

const FINDINGS = `
  alter table reconciliation_findings
    add column booking_id uuid references bookings,
    add column their_currency text,
    add column resolved_by uuid references admins,
    add column note text check (char_length(note) between 1 and 500),
    drop constraint reconciliation_findings_kind_check,
    drop constraint reconciliation_findings_differ,
    add constraint reconciliation_findings_kind_check
      check (kind in ('payment', 'refund', 'fee', 'dispute', 'contradiction')),
    add constraint reconciliation_findings_differ
      check (our_cents is distinct from their_cents or kind = 'contradiction');
  create index reconciliation_findings_unresolved on reconciliation_findings (found_at desc, id desc)
    where resolved_at is null;
  create index reconciliation_findings_accepted on reconciliation_findings (kind, provider_id)
    where resolved_by is not null;
  create index reconciliation_findings_resolved on reconciliation_findings (resolved_at desc, id desc)
    where resolved_at is not null;
`;

const NEW_TABLES = `
  create table declined_charges (
    charge_id text primary key,
    payment_id uuid not null references payments,
    code text not null,
    declined_at timestamptz not null
  );
  create index declined_charges_of_payment on declined_charges (payment_id);
  create index declined_charges_in_time on declined_charges (declined_at);

  create table disputes (
    id text primary key,
    payment_id uuid not null references payments,
    booking_id uuid not null references bookings,
    amount_cents integer not null check (amount_cents > 0),
    reason text not null,
    status text not null
      check (status in ('inquiry', 'needs_response', 'under_review', 'won', 'lost', 'dropped')),
    evidence_due_at timestamptz,
    opened_at timestamptz not null,
    closed_at timestamptz,
    withheld_cents integer not null,
    fee_cents integer not null,
    constraint disputes_closed_is_final check ((closed_at is not null) = (status in ('won', 'lost', 'dropped')))
  );
  create index disputes_of_payment on disputes (payment_id);
  create index disputes_of_booking on disputes (booking_id);
  create index disputes_in_time on disputes (opened_at);
  create index disputes_open on disputes (opened_at) where closed_at is null;
  create index disputes_closed on disputes (closed_at) where closed_at is not null;

  create table provider_comparisons (
    id bigint generated always as identity primary key,
    compared_at timestamptz not null,
    since timestamptz not null,
    movements integer not null,
    our_cents bigint not null,
    their_cents bigint not null
  );
`;
