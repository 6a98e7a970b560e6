import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rows that say what was in a till never change. */
const FOREVER = ['till_shifts', 'till_movements', 'till_entries', 'till_sheets'];

/**
 * Tills, their shifts and their sheets (docs/adr/0099). Cash of the time before belongs to no till.
 */
export class Tills1763830000000 implements MigrationInterface {
  name = 'Tills1763830000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    for (const table of FOREVER)
      await runner.query(`create trigger ${table}_never_change before update or delete on ${table}
                            for each row execute function refuse_change()`);
    await runner.query(GUARDS);
    await runner.query(BEGINNING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger till_of_venue on venues;
      drop function give_till;
      alter table tills drop constraint tills_open_shift_id_fkey;
      drop table till_sheets, till_entries, till_movements, till_shifts, tills;
      drop function refuse_after_sheet;
    `);
  }
}

const TABLES = `
  create table tills (
    id uuid primary key,
    venue_id uuid not null references venues on delete cascade,
    name text not null check (char_length(name) between 1 and 40),
    -- Whoever takes or gives cash shares the lock of this row; whoever closes has it alone.
    open_shift_id uuid,
    created_at timestamptz not null,
    retired_at timestamptz,
    constraint tills_retire_closed check (retired_at is null or open_shift_id is null)
  );
  create index tills_in_service on tills (venue_id, created_at) where retired_at is null;

  create table till_shifts (
    id uuid primary key,
    till_id uuid not null references tills on delete cascade,
    opened_by uuid not null references admins,
    opened_at timestamptz not null,
    opening_cents integer not null check (opening_cents between 0 and 99999999)
  );
  create index till_shifts_of_till on till_shifts (till_id);
  alter table tills add constraint tills_open_shift_id_fkey
    foreign key (open_shift_id) references till_shifts;

  create table till_movements (
    id uuid primary key,
    shift_id uuid not null references till_shifts,
    cents integer not null check (cents <> 0 and abs(cents) <= 99999999),
    reason text not null check (char_length(reason) between 1 and 200),
    moved_by uuid not null references admins,
    moved_at timestamptz not null
  );
  create index till_movements_of_shift on till_movements (shift_id);

  -- A transaction of the ledger with cash, and the shift that took or gave it. Without a shift, the
  -- venue used no till at the time.
  create table till_entries (
    txn text primary key,
    shift_id uuid references till_shifts
  );
  create index till_entries_of_shift on till_entries (shift_id) where shift_id is not null;

  create table till_sheets (
    shift_id uuid primary key references till_shifts,
    till_id uuid not null references tills,
    number integer not null check (number > 0),
    taken_cents integer not null check (taken_cents >= 0),
    given_back_cents integer not null check (given_back_cents >= 0),
    moved_cents integer not null,
    expected_cents integer not null,
    counted_cents integer not null check (counted_cents between 0 and 99999999),
    reason text check (char_length(reason) between 1 and 200),
    closed_by uuid not null references admins,
    closed_at timestamptz not null,
    constraint till_sheets_number_key unique (till_id, number),
    constraint till_sheets_difference_has_reason check (counted_cents = expected_cents or reason is not null)
  );`;

/** Of a shift with a sheet, nothing changes: neither its rows nor what belongs to it. */
const GUARDS = `
  create function refuse_after_sheet() returns trigger language plpgsql as $$
    begin
      if exists (select from till_sheets where shift_id = new.shift_id) then
        raise exception 'the shift % is closed', new.shift_id using errcode = '55000';
      end if;
      return new;
    end $$;
  create trigger till_movements_come_before_the_sheet before insert on till_movements
    for each row execute function refuse_after_sheet();
  create trigger till_entries_come_before_the_sheet before insert on till_entries
    for each row execute function refuse_after_sheet();`;

/** Every venue begins with one till. */
const BEGINNING = `
  insert into tills (id, venue_id, name, created_at) select gen_random_uuid(), id, 'Caja', now() from venues;
  create function give_till() returns trigger language plpgsql as $$
    begin
      insert into tills (id, venue_id, name, created_at) values (gen_random_uuid(), new.id, 'Caja', now());
      return null;
    end $$;
  create trigger till_of_venue after insert on venues for each row execute function give_till();
  insert into till_entries (txn) select txn from ledger_entries where account = 'cash';`;
