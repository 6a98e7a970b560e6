import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sales and numbered documents never change. */
const FOREVER = ['counter_sales', 'receipts'];

/**
 * Receipts, credit notes and the sales of the counter (docs/adr/0100). Lines of the ledger from
 * before have no receipt, and say so.
 */
export class Receipts1763850000000 implements MigrationInterface {
  name = 'Receipts1763850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LEDGER);
    await runner.query(TABLES);
    for (const table of FOREVER)
      await runner.query(`create trigger ${table}_never_change before update or delete on ${table}
                            for each row execute function refuse_change()`);
    await runner.query(SERIES);
    await runner.query(ISSUING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger ledger_entries_issue_receipts on ledger_entries;
      drop function issue_receipt;
      drop trigger receipt_series_of_venue on venues;
      drop function give_receipt_series;
      drop table receipt_buyers, receipts, receipt_series, counter_sales;
      alter table ledger_entries drop constraint ledger_entries_of_booking_or_sale;
      alter table ledger_entries drop column since_receipts, alter column booking_id set not null;
    `);
  }
}

/** The rows of today get false without being written. Processes of any version then insert true. */
const LEDGER = `
  alter table ledger_entries add column since_receipts boolean not null default false;
  alter table ledger_entries alter column since_receipts set default true;
  alter table ledger_entries alter column booking_id drop not null;
  alter table ledger_entries add constraint ledger_entries_of_booking_or_sale
    check (booking_id is not null or txn like 'sale:%' or txn like 'sale-back:%');`;

const TABLES = `
  create table counter_sales (
    id uuid primary key,
    venue_id uuid not null references venues,
    method text not null check (method in ('cash', 'transfer', 'terminal')),
    cents integer not null check (cents > 0),
    lines jsonb not null,
    sold_by uuid not null references admins,
    sold_at timestamptz not null
  );
  create index counter_sales_of_venue on counter_sales (venue_id, sold_at);

  -- Both counters of a venue are one row, so that no transaction waits for two.
  create table receipt_series (
    venue_id uuid primary key references venues on delete cascade,
    series integer not null unique generated always as identity,
    last_receipt integer not null default 0,
    last_credit_note integer not null default 0
  );

  create table receipts (
    txn text primary key,
    venue_id uuid not null references venues,
    booking_id uuid references bookings,
    series text not null,
    number integer not null check (number > 0),
    kind text not null check (kind in ('payment', 'refund', 'refund_failed')),
    means text not null check (means in ('card', 'cash', 'transfer', 'terminal')),
    cents integer not null check (cents > 0),
    issued_at timestamptz not null,
    corrects text references receipts,
    venue_name text not null,
    lines jsonb not null,
    constraint receipts_number_key unique (series, number)
  );
  create index receipts_of_venue on receipts (venue_id, issued_at, txn);
  create index receipts_of_booking on receipts (booking_id) where booking_id is not null;
  create index receipts_that_correct on receipts (corrects) where corrects is not null;

  -- A person may be removed from it, so it is no part of the receipt.
  create table receipt_buyers (
    txn text primary key references receipts,
    name text check (char_length(name) between 1 and 120),
    tax_id text check (char_length(tax_id) between 1 and 30),
    constraint receipt_buyers_say_something check (name is not null or tax_id is not null)
  );`;

/** Every venue has a series. The names are unique in the installation. */
const SERIES = `
  insert into receipt_series (venue_id) select id from venues order by created_at, id;
  create function give_receipt_series() returns trigger language plpgsql as $$
    begin
      insert into receipt_series (venue_id) values (new.id);
      return null;
    end $$;
  create trigger receipt_series_of_venue after insert on venues
    for each row execute function give_receipt_series();`;

/**
 * Runs within the commit, after all statements of a transaction, so it sees what they have written
 * and holds the row of the series as briefly as possible. It must not refuse money: what it does
 * not find stays empty, and ledger:check names it.
 */
const ISSUING = `
  create function issue_receipt() returns trigger language plpgsql as $$
    declare
      act text := split_part(new.txn, ':', 1);
      reference text := substr(new.txn, length(split_part(new.txn, ':', 1)) + 2);
      what text := case act when 'pay' then 'payment' when 'sale' then 'payment'
                            when 'ref-failed' then 'refund_failed' else 'refund' end;
      named receipts;
      venue uuid;
      content jsonb;
      place receipt_series;
    begin
      select * into named from receipts where txn = case act
        when 'ref' then (
          select 'pay:' || p.intent_id from refunds r join payments p on p.id = r.payment_id
           where r.booking_id = new.booking_id and reference in (r.provider_id, r.failed_provider_id) limit 1)
        when 'ref-failed' then 'ref:' || reference
        when 'sale-back' then 'sale:' || reference end;

      if new.booking_id is null then
        select s.venue_id, s.lines into venue, content from counter_sales s where s.id = reference::uuid;
      else
        select b.venue_id, jsonb_build_array(jsonb_build_object(
                 'kind', case when exists (select from ledger_entries l
                                            where l.txn = new.txn and l.account = 'owed_to_payers')
                              then 'excess' else 'court' end,
                 'courtNumber', c.court_number, 'courtName', c.name, 'date', b.slot_date,
                 'startMinute', b.start_minute, 'minutes', b.duration_minutes, 'gameType', b.game_type,
                 'code', b.code, 'ofCents', b.total_cents))
          into venue, content from bookings b join courts c on c.id = b.court_id where b.id = new.booking_id;
        content := jsonb_set(coalesce(named.lines, content), '{0,cents}', to_jsonb(abs(new.cents)));
      end if;

      update receipt_series set last_receipt = last_receipt + (what <> 'refund')::int,
                                last_credit_note = last_credit_note + (what = 'refund')::int
       where venue_id = venue returning * into place;
      if not found then
        insert into receipt_series (venue_id, last_receipt, last_credit_note)
        values (venue, (what <> 'refund')::int, (what = 'refund')::int) returning * into place;
      end if;
      insert into receipts (txn, venue_id, booking_id, series, number, kind, means, cents, issued_at, corrects,
                            venue_name, lines)
      select new.txn, venue, new.booking_id,
             case what when 'refund' then 'C' else '' end
               || lpad(place.series::text, greatest(3, length(place.series::text)), '0'),
             case what when 'refund' then place.last_credit_note else place.last_receipt end,
             what, case new.account when 'provider' then 'card' else new.account end, abs(new.cents),
             new.occurred_at, named.txn, v.name, content
        from venues v where v.id = venue;
      return null;
    end $$;
  create constraint trigger ledger_entries_issue_receipts after insert on ledger_entries
    deferrable initially deferred for each row
    when (new.account in ('provider', 'cash', 'transfer', 'terminal')
          and new.txn ~ '^(pay|ref|ref-failed|sale|sale-back):')
    execute function issue_receipt();`;
