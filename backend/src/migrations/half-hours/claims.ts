/** Makes the half hours equal to the hours, whatever has changed since the last time. */
const COPY = [
  `delete from half_hour_claims h where not exists (
     select from slot_claims s
      where s.court_id = h.court_id and s.slot_date = h.slot_date and s.slot_hour = h.half_hour / 2
        and coalesce(s.booking_id, s.block_id) = coalesce(h.booking_id, h.block_id))`,
  `insert into half_hour_claims (court_id, slot_date, half_hour, booking_id, block_id)
   select s.court_id, s.slot_date, s.slot_hour * 2 + half, s.booking_id, s.block_id
     from slot_claims s cross join (values (0), (1)) as halves (half)
    where not exists (
      select from half_hour_claims h
       where h.court_id = s.court_id and h.slot_date = s.slot_date and h.half_hour = s.slot_hour * 2 + half)
    order by 1, 2, 3`,
];

/**
 * Adds a foreign key without reading the table, and then reads it without keeping others out. It is
 * checked at the end of the transaction, because a booking is stored after its claims.
 */
function foreignKey(column: string, table: string): string[] {
  const name = `half_hour_claims_${column}_fkey`;
  return [
    `alter table half_hour_claims drop constraint if exists ${name}`,
    `alter table half_hour_claims add constraint ${name} foreign key (${column}) references ${table}
       deferrable initially deferred not valid`,
    `alter table half_hour_claims validate constraint ${name}`,
  ];
}

/**
 * Claims half hours for a booking or a block: all of them, or none. The primary key decides; those
 * that the holder has already are kept. Returns whether it holds them all now.
 */
const CLAIM_HALF_HOURS = `
  create or replace function claim_half_hours(
    a_court uuid, a_date date, a_first integer, a_number integer, a_booking uuid, a_block uuid
  ) returns boolean volatile language plpgsql set search_path = public as $$
    declare
      claimed smallint[];
    begin
      with claim as (
        insert into half_hour_claims (court_id, slot_date, half_hour, booking_id, block_id)
        select a_court, a_date, h, a_booking, a_block
          from generate_series(a_first, a_first + a_number - 1) h order by h
        on conflict do nothing returning half_hour
      ) select array_agg(half_hour) into claimed from claim;
      if cardinality(claimed) = a_number
         or a_number = (select count(*) from half_hour_claims h
                         where h.court_id = a_court and h.slot_date = a_date
                           and h.half_hour between a_first and a_first + a_number - 1
                           and coalesce(h.booking_id, h.block_id) = coalesce(a_booking, a_block)) then
        return true;
      end if;
      delete from half_hour_claims
       where court_id = a_court and slot_date = a_date and half_hour = any (claimed);
      return false;
    end $$`;

/** Nobody but this migration uses the table yet. */
export const HALF_HOUR_CLAIMS = [
  `create table if not exists half_hour_claims (
     court_id uuid not null,
     slot_date date not null,
     half_hour smallint not null check (half_hour between 0 and 47),
     booking_id uuid,
     block_id uuid,
     primary key (court_id, slot_date, half_hour),
     constraint half_hour_claims_have_one_holder check (num_nonnulls(booking_id, block_id) = 1)
   )`,
  ...COPY,
  'create index if not exists half_hour_claims_of_booking on half_hour_claims (booking_id)',
  'create index if not exists half_hour_claims_of_block on half_hour_claims (block_id) where block_id is not null',
  'analyze half_hour_claims',
  ...foreignKey('booking_id', 'bookings'),
  ...foreignKey('block_id', 'hour_blocks'),
  ...foreignKey('court_id', 'courts'),
  CLAIM_HALF_HOURS,
];

/**
 * The hours as a process of the version before knows them: a row for each hour and holder. Its
 * insert claims both half hours, or its row is skipped as if the hour were taken. It knows whole
 * hours alone, so it cannot move a booking of another length. The triggers run as their owner,
 * because the application has no right to the new table before the start that follows.
 */
export const HOURS_OF_THE_VERSION_BEFORE = [
  'lock table slot_claims in access exclusive mode',
  ...COPY,
  'alter table slot_claims rename to slot_claims_before',
  `create view slot_claims as
     select h.court_id, h.slot_date, (h.half_hour / 2)::smallint as slot_hour, h.booking_id, h.block_id
       from half_hour_claims h
      where h.half_hour % 2 = 0 or not exists (
        select from half_hour_claims first
         where first.court_id = h.court_id and first.slot_date = h.slot_date and first.half_hour = h.half_hour - 1
           and coalesce(first.booking_id, first.block_id) = coalesce(h.booking_id, h.block_id))`,
  `create function claim_hour() returns trigger volatile language plpgsql security definer
     set search_path = public as $$
     begin
       if exists (select from bookings b where b.id = new.booking_id
                     and (b.start_minute % 60 <> 0 or b.duration_minutes <> 60))
          or not claim_half_hours(new.court_id, new.slot_date, new.slot_hour * 2, 2, new.booking_id, new.block_id)
       then
         return null;
       end if;
       return new;
     end $$`,
  `create function free_hour() returns trigger volatile language plpgsql security definer
     set search_path = public as $$
     begin
       delete from half_hour_claims
        where court_id = old.court_id and slot_date = old.slot_date
          and half_hour in (old.slot_hour * 2, old.slot_hour * 2 + 1)
          and coalesce(booking_id, block_id) = coalesce(old.booking_id, old.block_id);
       return case when found then old end;
     end $$`,
  `create trigger claim_hour instead of insert on slot_claims for each row execute function claim_hour()`,
  `create trigger free_hour instead of delete on slot_claims for each row execute function free_hour()`,
  `do $$
     declare
       owner_of_right record;
     begin
       for owner_of_right in
         select grantee, privilege_type from information_schema.role_table_grants
          where table_schema = 'public' and table_name = 'slot_claims_before' and grantee <> current_user
       loop
         execute format('grant %s on slot_claims to %I', owner_of_right.privilege_type, owner_of_right.grantee);
       end loop;
     end $$`,
];
