import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Venues, courts, players, bookings and the claims that sell each hour once. Payments and their
 * ledger.
 */
export class Foundation1763600000000 implements MigrationInterface {
  name = 'Foundation1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [VENUES, PLAYERS, BOOKINGS, PAYMENTS, HTTP]) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table idempotency_keys, rate_limits, provider_events, ledger_entries, payments, provider_customers,
        reviews, slot_claims, bookings, admin_sessions, admins, sessions, players, courts, venues;
      drop function refuse_change, refuse_imbalance;
    `);
  }
}

const VENUES = `
  create table venues (
    id uuid primary key,
    name text not null check (char_length(name) between 1 and 120),
    location text not null check (char_length(location) between 1 and 200),
    description text,
    image_url text,
    time_zone text not null,
    created_at timestamptz not null default now(),
    archived_at timestamptz
  );

  create table courts (
    id uuid primary key,
    venue_id uuid not null references venues,
    name text not null check (char_length(name) between 1 and 120),
    court_number integer not null check (court_number between 1 and 999),
    surface text not null default 'hard' check (surface in ('clay', 'hard', 'grass')),
    status text not null default 'available' check (status in ('available', 'maintenance')),
    image_url text,
    day_singles_cents integer not null check (day_singles_cents between 0 and 99999999),
    day_doubles_cents integer not null check (day_doubles_cents between 0 and 99999999),
    night_singles_cents integer not null check (night_singles_cents between 0 and 99999999),
    night_doubles_cents integer not null check (night_doubles_cents between 0 and 99999999),
    created_at timestamptz not null default now(),
    archived_at timestamptz
  );
  create unique index courts_number_in_venue on courts (venue_id, court_number) where archived_at is null;
`;

const PLAYERS = `
  create table players (
    id text primary key,
    created_at timestamptz not null default now()
  );

  create table sessions (
    id_hash bytea primary key,
    player_id text not null references players,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index sessions_expiry on sessions (expires_at);

  create table admins (
    id uuid primary key,
    username text not null,
    password_hash text not null,
    created_at timestamptz not null
  );
  create unique index admins_username on admins (lower(username));

  create table admin_sessions (
    id_hash bytea primary key,
    admin_id uuid not null references admins,
    created_at timestamptz not null,
    last_seen_at timestamptz not null
  );
`;

const BOOKINGS = `
  create table bookings (
    id uuid primary key,
    court_id uuid not null references courts,
    venue_id uuid not null references venues,
    player_id text not null references players,
    slot_date date not null,
    slot_hour smallint not null check (slot_hour between 6 and 21),
    starts_at timestamptz not null,
    game_type text not null check (game_type in ('singles', 'doubles')),
    tariff text not null check (tariff = case when slot_hour >= 18 then 'night' else 'day' end),
    base_cents integer not null check (base_cents >= 0),
    discount_cents integer not null default 0 check (discount_cents between 0 and base_cents),
    total_cents integer not null check (total_cents = base_cents - discount_cents),
    paid_cents integer not null default 0 check (paid_cents between 0 and total_cents),
    status text not null check (status in ('active', 'closing', 'cancelled', 'expired')),
    payment_due_at timestamptz not null,
    refund_policy jsonb not null,
    created_at timestamptz not null
  );
  create index bookings_of_player on bookings (player_id, starts_at desc);
  create index bookings_of_venue on bookings (venue_id, slot_date, slot_hour);
  create index bookings_of_court on bookings (court_id, slot_date);
  create index bookings_unpaid on bookings (payment_due_at) where status = 'active' and paid_cents < total_cents;

  create table slot_claims (
    court_id uuid not null references courts,
    slot_date date not null,
    slot_hour smallint not null check (slot_hour between 6 and 21),
    booking_id uuid references bookings,
    primary key (court_id, slot_date, slot_hour)
  );
  create index slot_claims_of_booking on slot_claims (booking_id);

  create table reviews (
    booking_id uuid primary key references bookings,
    venue_id uuid not null references venues,
    stars smallint not null check (stars between 1 and 5),
    created_at timestamptz not null
  );
  create index reviews_of_venue on reviews (venue_id);
`;

const PAYMENTS = `
  create table provider_customers (
    player_id text primary key references players,
    customer_id text not null unique
  );

  create table payments (
    id uuid primary key,
    booking_id uuid not null references bookings,
    player_id text not null references players,
    purpose text not null check (purpose in ('full')),
    amount_cents integer not null check (amount_cents between 50 and 99999999),
    status text not null check (status in ('creating', 'open', 'processing', 'succeeded', 'canceled')),
    intent_id text unique,
    excess boolean not null default false check (not excess or status = 'succeeded'),
    created_at timestamptz not null,
    settled_at timestamptz,
    constraint payments_intent_is_known check (intent_id is not null or status in ('creating', 'canceled')),
    constraint payments_settled_is_final check ((settled_at is not null) = (status in ('succeeded', 'canceled')))
  );
  create index payments_of_booking on payments (booking_id);
  create index payments_in_flight on payments (created_at) where status in ('creating', 'open', 'processing');
  create unique index payments_one_in_flight on payments (booking_id)
    where purpose = 'full' and status in ('creating', 'open', 'processing');

  create table ledger_entries (
    txn text not null,
    account text not null,
    cents integer not null check (cents <> 0),
    booking_id uuid not null references bookings,
    occurred_at timestamptz not null,
    primary key (txn, account)
  );
  create index ledger_entries_of_booking on ledger_entries (booking_id);
  create index ledger_entries_in_time on ledger_entries (occurred_at);

  create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % never change', tg_table_name; end $$;
  create trigger ledger_entries_are_immutable before update or delete on ledger_entries
    for each row execute function refuse_change();

  create function refuse_imbalance() returns trigger language plpgsql as $$
    begin
      if (select sum(cents) from ledger_entries where txn = new.txn) <> 0 then
        raise exception 'ledger transaction % does not balance', new.txn;
      end if;
      return null;
    end $$;
  create constraint trigger ledger_transactions_balance after insert on ledger_entries
    deferrable initially deferred for each row execute function refuse_imbalance();

  create table provider_events (
    id text primary key,
    type text not null,
    received_at timestamptz not null,
    processed_at timestamptz
  );
`;

const HTTP = `
  create table idempotency_keys (
    owner text not null,
    key text not null,
    request_hash bytea not null,
    status smallint,
    body jsonb,
    created_at timestamptz not null,
    primary key (owner, key)
  );
  create index idempotency_keys_age on idempotency_keys (created_at);

  create table rate_limits (
    bucket text primary key,
    hits integer not null,
    resets_at timestamptz not null
  );
  create index rate_limits_age on rate_limits (resets_at);
`;
