/**
 * The code by which people name a booking: six of 27 characters that readers do not confuse, shown
 * as `K7M-4QX` (docs/adr/0039). There are no vowels and there is a digit in each half, so that no
 * word and no abbreviation appears. Each booking draws its own number, so that two bookings made at
 * once cannot get the same code; a code that is taken all the same, after an import or a full round
 * of the numbers, is skipped. The multiplier scatters the numbers over all codes. The function runs
 * as its owner, so that the account of the application needs no right to the sequence.
 */
export const BOOKING_CODES = `
  create sequence booking_code_numbers maxvalue 387420488 cycle;

  create function new_booking_code() returns text
    volatile language plpgsql security definer set search_path = public as $$
    declare
      characters constant text := '23456789BCDFGHJKMNPQRSTVWXZ';
      rest bigint;
      drawn text;
    begin
      loop
        rest := nextval('booking_code_numbers') * 239439029 % 387420489; -- 27 ^ 6
        drawn := '';
        for place in 1..6 loop
          drawn := drawn || case place when 4 then '-' else '' end || substr(characters, 1 + (rest % 27)::int, 1);
          rest := rest / 27;
        end loop;
        exit when drawn ~ '\\d.*-.*\\d' and not exists (select from bookings b where b.code = drawn);
      end loop;
      return drawn;
    end $$;
`;

/**
 * A booking is a start and a length (docs/adr/0055). Its end before it is played is fixed when a
 * person or the deadline decides it. `remind_at` waits in an index instead of the job queue.
 * `placed_from` is a mark of network address and venue (docs/adr/0029), until the booking is paid
 * or closed. `resale_refund` is the promise of a refund after a resale (docs/adr/0065).
 */
export const BOOKINGS = `
  create table bookings (
    id uuid primary key,
    code text not null default new_booking_code(),
    court_id uuid not null references courts,
    venue_id uuid not null references venues,
    player_id text not null references players,
    slot_date date not null,
    start_minute smallint not null,
    duration_minutes smallint not null default 60,
    starts_at timestamptz not null,
    game_type text not null check (game_type in ('singles', 'doubles')),
    tariff text not null,
    base_cents integer not null check (base_cents >= 0),
    discount_cents integer not null default 0,
    total_cents integer not null,
    paid_cents integer not null default 0,
    refund_policy jsonb not null,
    resale_refund boolean not null default false,
    payment_due_at timestamptz not null,
    remind_at timestamptz,
    pays_at_club_since timestamptz,
    placed_from bigint,
    status text not null check (status in ('active', 'closing', 'cancelled', 'expired')),
    close_kind text check (close_kind in ('player', 'venue', 'deadline')),
    close_percentage smallint check (close_percentage between 0 and 100),
    closed_at timestamptz,
    cancellation_reason text check (char_length(cancellation_reason) <= 1000),
    created_at timestamptz not null,
    constraint bookings_lie_on_the_grid check (
      start_minute >= 0 and start_minute % 30 = 0 and duration_minutes > 0 and duration_minutes % 30 = 0
      and start_minute + duration_minutes <= 1440),
    constraint bookings_discount_check check (discount_cents between 0 and base_cents),
    constraint bookings_total_check check (total_cents = base_cents - discount_cents),
    constraint bookings_paid_check check (paid_cents between 0 and total_cents),
    constraint bookings_close_is_whole check (
      (status = 'active') = (close_kind is null)
      and (close_kind is null) = (close_percentage is null)
      and (close_kind is null) = (closed_at is null))
  );
  create unique index bookings_code on bookings (code) where code is not null;
  create index bookings_of_player on bookings (player_id, starts_at desc);
  create index bookings_of_venue on bookings (venue_id, slot_date, start_minute);
  create index bookings_of_court on bookings (court_id, slot_date);
  create index bookings_unpaid on bookings (payment_due_at) where status = 'active' and paid_cents < total_cents;
  -- Placing a booking counts the player's unpaid ones.
  create index bookings_unpaid_of_player on bookings (player_id)
    where status = 'active' and paid_cents < total_cents;
  create index bookings_placed_from on bookings (placed_from) where placed_from is not null;
  create index bookings_closing on bookings (closed_at) where status = 'closing';
  create index bookings_to_remind on bookings (remind_at) where remind_at is not null;
  -- The games that are played, for reminders. A booking that waits for its payment is not in it, so
  -- placing one costs nothing more.
  create index bookings_expected on bookings (starts_at, id)
    where status = 'active' and (paid_cents >= total_cents or pays_at_club_since is not null);
`;

/**
 * Half hours that are taken. The primary key sells each of them once. A booking, a block of the
 * venue, or an offer to a player who waits (waiting-list.ts) holds it. The foreign keys are checked
 * at the end of the transaction, because a booking is stored after its claims.
 */
export const CLAIMS = `
  -- Hours that the venue keeps for itself.
  create table hour_blocks (
    id uuid primary key,
    court_id uuid not null references courts,
    first_date date not null,
    last_date date not null check (last_date >= first_date),
    start_minute smallint not null,
    end_minute smallint not null,
    reason text not null check (char_length(reason) between 1 and 200),
    created_by uuid not null references admins,
    created_at timestamptz not null,
    removed_at timestamptz,
    constraint hour_blocks_lie_on_the_grid check (
      start_minute >= 0 and start_minute % 30 = 0 and end_minute % 30 = 0
      and end_minute > start_minute and end_minute <= 1440)
  );

  create table half_hour_claims (
    court_id uuid not null references courts deferrable initially deferred,
    slot_date date not null,
    half_hour smallint not null check (half_hour between 0 and 47),
    booking_id uuid references bookings deferrable initially deferred,
    block_id uuid references hour_blocks deferrable initially deferred,
    hold_id uuid,
    primary key (court_id, slot_date, half_hour),
    constraint half_hour_claims_have_one_holder check (num_nonnulls(booking_id, block_id, hold_id) = 1)
  );
  create index half_hour_claims_of_booking on half_hour_claims (booking_id);
  create index half_hour_claims_of_block on half_hour_claims (block_id) where block_id is not null;
  create index half_hour_claims_of_hold on half_hour_claims (hold_id) where hold_id is not null;

  -- Claims half hours for a booking or a block: all of them, or none. The primary key decides; those
  -- that the holder has already are kept. Returns whether it holds them all now.
  create function claim_half_hours(
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
    end $$;
`;

/**
 * Reads the facts that a booking needs before it takes its hour, in one call (docs/adr/0024). The
 * function waits for its locks first. Each of its statements then sees what is committed by that
 * time; a part of the calling statement would see the state from before the wait. The limit of
 * unpaid bookings from one network address is for guests (docs/adr/0029).
 */
export const GUARD = `
  create function hold_for_booking(
    a_venue uuid, a_court uuid, a_zone text, a_player text, an_instant timestamptz, an_origin bigint,
    out open boolean, out unpaid integer, out unpaid_here integer
  ) volatile language plpgsql as $$
    declare
      limited_origin bigint := case when not exists (
        select from players p where p.id = a_player and p.email_verified_at is not null
      ) then an_origin end;
    begin
      perform pg_advisory_xact_lock_shared(venue_lock_key(a_venue)),
              pg_advisory_xact_lock(hashtextextended('saque.player:' || a_player, 0)),
              pg_advisory_xact_lock(limited_origin);
      select exists (
               select from courts c join venues v on v.id = c.venue_id
                where c.id = a_court and c.status = 'available' and c.archived_at is null
                  and v.id = a_venue and v.archived_at is null and v.time_zone = a_zone),
             (select count(*) from bookings b
               where b.player_id = a_player and b.status = 'active' and b.paid_cents < b.total_cents
                 and b.starts_at > an_instant),
             (select count(*) from bookings b
               where b.placed_from = limited_origin and b.status = 'active'
                 and b.paid_cents < b.total_cents and b.starts_at > an_instant
                 and not exists (select from players p
                                  where p.id = b.player_id and p.email_verified_at is not null))
        into open, unpaid, unpaid_here;
    end $$;
`;
