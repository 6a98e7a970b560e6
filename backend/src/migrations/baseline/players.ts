/**
 * Players (docs/adr/0044). A guest has an id alone; an account has a verified e-mail address.
 * `purge_at` is when the purge looks at a guest next; null means that the player has records and
 * stays. An erased player keeps bookings and payments without a person (docs/adr/0046).
 */
export const PLAYERS = `
  create extension if not exists pg_trgm;

  create table players (
    id text primary key,
    name text check (char_length(name) between 1 and 80),
    phone text check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
    email text check (char_length(email) <= 254),
    email_verified_at timestamptz,
    created_at timestamptz not null default now(),
    purge_at timestamptz default now() + interval '30 days',
    erased_at timestamptz,
    constraint players_verified_email_check check (email_verified_at is null or email is not null),
    -- A request that was already running cannot write a name again.
    constraint players_erased_are_nobody
      check (erased_at is null or num_nonnulls(name, phone, email, email_verified_at) = 0)
  );
  create unique index players_account_email on players (lower(email)) where email_verified_at is not null;
  create index players_to_purge on players (purge_at) where purge_at is not null;
  -- Finds players by any part of their name, e-mail address or phone (docs/adr/0050). Most players
  -- have told nothing, so the index is small and takes no time to write.
  create index players_known on players using gin (
    translate(lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')),
              'áéíóúüñ', 'aeiouun') gin_trgm_ops
  ) where name is not null or email is not null or phone is not null;

  -- A statement that writes another address has not verified it, even if it does not say so.
  create function forget_verification() returns trigger language plpgsql as $$
    begin
      new.email_verified_at := null;
      return new;
    end $$;
  create trigger players_email_verification before update of email on players for each row
    when (old.email_verified_at is not null
          and new.email_verified_at is not distinct from old.email_verified_at
          and lower(new.email) is distinct from lower(old.email))
    execute function forget_verification();

  -- A session that a sign-in has replaced stays for a minute.
  create table sessions (
    id_hash bytea primary key,
    player_id text not null references players,
    user_agent text,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    replaced_at timestamptz
  );
  create index sessions_expiry on sessions (expires_at);
  create index sessions_of_player on sessions (player_id);

  create table email_codes (
    id uuid primary key,
    email text not null,
    purpose text not null,
    attempts integer not null default 0,
    expires_at timestamptz not null
  );
  create unique index email_codes_one_per_purpose on email_codes (lower(email), purpose);
  create index email_codes_expiry on email_codes (expires_at);

  -- Passkeys of players, and the challenges to which no browser has responded (docs/adr/0047).
  create table player_passkeys (
    id uuid primary key,
    player_id text not null references players on delete cascade,
    credential_id text not null unique,
    name text not null check (char_length(name) between 1 and 60),
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    is_backed_up boolean not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  );
  create index player_passkeys_of_player on player_passkeys (player_id, created_at);

  create table passkey_challenges (
    challenge text primary key,
    player_id text not null references players on delete cascade,
    purpose text not null check (purpose in ('create', 'use')),
    expires_at timestamptz not null
  );
  create index passkey_challenges_of_player on passkey_challenges (player_id);
  create index passkey_challenges_expiry on passkey_challenges (expires_at);
`;

/**
 * The letters that an address allows us to send (docs/adr/0029). The address itself is not stored,
 * but a hash with a key that never changes, because a block must survive a change of
 * `SESSION_SECRET`.
 */
export const MAIL_ADDRESSES = `
  create table mail_address_key (
    only_one boolean primary key default true check (only_one),
    key bytea not null
  );
  insert into mail_address_key (key)
    values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

  create function mail_address_hash(mailbox text) returns bytea stable language sql
    return (select sha256(key || convert_to(mailbox, 'UTF8')) from mail_address_key);

  create table mail_addresses (
    id uuid primary key,
    hash bytea not null unique,
    masked text not null,
    verified_at timestamptz,
    blocked_at timestamptz,
    reminders_off_at timestamptz,
    used_at timestamptz not null,
    check (verified_at is null or blocked_at is null)
  );
  create index mail_addresses_forgettable on mail_addresses (used_at)
    where verified_at is null and blocked_at is null;
`;
