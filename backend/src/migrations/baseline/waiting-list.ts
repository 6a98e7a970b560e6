/**
 * The waiting list and the hours that it keeps from the public (docs/adr/0064). A half hour that is
 * offered is claimed by the offer.
 */
export const WAITING_LIST = `
  create table waiting_entries (
    id uuid primary key,
    player_id text not null references players on delete cascade,
    venue_id uuid not null references venues,
    court_id uuid references courts,
    slot_date date not null,
    from_minute smallint not null check (from_minute between 0 and 1410 and from_minute % 30 = 0),
    to_minute smallint not null check (to_minute between from_minute and 1410 and to_minute % 30 = 0),
    duration_minutes smallint not null check (duration_minutes > 0 and duration_minutes % 30 = 0),
    game_type text not null check (game_type in ('singles', 'doubles')),
    status text not null check (status in ('waiting', 'offered', 'served', 'left')),
    in_line_since timestamptz not null,
    created_at timestamptz not null
  );
  create index waiting_entries_in_line on waiting_entries (venue_id, slot_date, in_line_since, id)
    where status = 'waiting';
  create index waiting_entries_of_player on waiting_entries (player_id, slot_date);
  create index waiting_entries_by_day on waiting_entries (slot_date, id);

  create table hour_offers (
    id uuid primary key,
    chain_id uuid not null,
    venue_id uuid not null references venues,
    court_id uuid not null references courts,
    slot_date date not null,
    start_minute smallint not null,
    duration_minutes smallint not null,
    status text not null check (status in ('kept', 'open', 'accepted', 'passed', 'released')),
    entry_id uuid references waiting_entries on delete cascade,
    expires_at timestamptz,
    booking_id uuid references bookings,
    created_at timestamptz not null,
    ended_at timestamptz,
    constraint hour_offers_lie_on_the_grid check (
      start_minute >= 0 and start_minute % 30 = 0 and duration_minutes > 0 and duration_minutes % 30 = 0
      and start_minute + duration_minutes <= 1440),
    constraint hour_offers_name_their_entry check ((status in ('kept', 'released')) = (entry_id is null)),
    constraint hour_offers_end_in_time check ((status in ('kept', 'released')) = (expires_at is null)),
    constraint hour_offers_have_their_booking check ((status = 'accepted') = (booking_id is not null)),
    constraint hour_offers_have_ended check ((status in ('kept', 'open')) = (ended_at is null))
  );
  create index hour_offers_in_progress on hour_offers (created_at, id) where status in ('kept', 'open');
  create index hour_offers_of_chain on hour_offers (chain_id, entry_id) where entry_id is not null;
  create unique index hour_offers_one_per_entry on hour_offers (entry_id) where status = 'open';
  create index hour_offers_of_entry on hour_offers (entry_id) where entry_id is not null;
  create index hour_offers_of_booking on hour_offers (booking_id) where booking_id is not null;
  create index hour_offers_by_day on hour_offers (slot_date, id);

  alter table half_hour_claims add foreign key (hold_id) references hour_offers on delete cascade
    deferrable initially deferred;

  -- Does for a hold what claim_half_hours does for a booking.
  create function claim_for_hold(a_court uuid, a_date date, a_first integer, a_number integer, a_hold uuid)
    returns boolean volatile language plpgsql set search_path = public as $$
    declare
      claimed smallint[];
    begin
      with claim as (
        insert into half_hour_claims (court_id, slot_date, half_hour, hold_id)
        select a_court, a_date, h, a_hold
          from generate_series(a_first, a_first + a_number - 1) h order by h
        on conflict do nothing returning half_hour
      ) select array_agg(half_hour) into claimed from claim;
      if a_number = (select count(*) from half_hour_claims h
                      where h.court_id = a_court and h.slot_date = a_date
                        and h.half_hour between a_first and a_first + a_number - 1 and h.hold_id = a_hold) then
        return true;
      end if;
      delete from half_hour_claims
       where court_id = a_court and slot_date = a_date and half_hour = any (claimed);
      return false;
    end $$;

  -- Tells the purge of guests when the last day is over everywhere for which a player waits. The
  -- module of players does not know the tables of the waiting list.
  create function player_waits_until(player text) returns timestamptz language sql stable
    return (select (max(slot_date) + 2)::timestamp at time zone 'utc' from waiting_entries
             where player_id = player and status in ('waiting', 'offered'));
`;
