/**
 * The links in letters: one for each booking and recipient. The token is computed from `seed` and a
 * secret of the installation, and only its hash is stored, so that a copy of the table opens no
 * booking. A link that another one has replaced still opens its booking.
 */
export const MANAGE_LINKS = `
  create table manage_links (
    token_hash bytea primary key,
    seed bytea not null check (length(seed) = 16),
    booking_id uuid not null references bookings on delete cascade,
    player_id text not null references players on delete cascade,
    replaced boolean not null default false,
    created_at timestamptz not null
  );
  create unique index manage_links_present on manage_links (booking_id, player_id) where not replaced;
  create index manage_links_of_player on manage_links (player_id);
`;

/**
 * The letters that were sent, and reminders before play with what players decide about them
 * (docs/adr/0049). Reminders whose time came before the first start are not sent.
 */
export const NOTIFICATIONS = `
  -- The row of a letter counts towards its address.
  create table sent_mails (
    key text primary key,
    address_id uuid references mail_addresses on delete set null,
    outcome text not null default 'sent'
      check (outcome in ('sending', 'sent', 'over_limit', 'blocked', 'refused')),
    sent_at timestamptz not null
  );
  create index sent_mails_of_address on sent_mails (address_id, sent_at) where address_id is not null;
  create index sent_mails_unsent on sent_mails (outcome, sent_at) where outcome <> 'sent';

  create table play_reminders (
    kind text primary key check (kind in ('day', 'hours')),
    reached_at timestamptz not null,
    reached_id uuid not null
  );
  insert into play_reminders (kind, reached_at, reached_id) values
    ('day', now() + interval '24 hours', '00000000-0000-0000-0000-000000000000'),
    ('hours', now() + interval '2 hours', '00000000-0000-0000-0000-000000000000');

  create table reminder_choices (
    player_id text primary key references players on delete cascade,
    day_before boolean not null,
    hours_before boolean not null
  );
`;

/**
 * Browsers that want reminders (docs/adr/0053). A subscription belongs to the session of its
 * browser: it ends when the session ends, however that happens, and follows it to an account.
 */
export const PUSH = `
  create table push_subscriptions (
    session_id_hash bytea primary key references sessions on delete cascade,
    endpoint text not null unique check (endpoint ~ '^https://' and char_length(endpoint) <= 1000),
    p256dh text not null,
    auth text not null,
    created_at timestamptz not null
  );
`;
