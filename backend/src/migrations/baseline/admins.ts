/**
 * Admins. A disabled admin keeps the row, because the audit log refers to it.
 * `has_initial_password` marks the password that the server has generated, and `configured_hash`
 * the last password that the settings gave. An admin without a password signs in with a passkey
 * alone (docs/adr/0063). Roles say who may do what, and where (docs/adr/0056).
 */
export const ADMINS = `
  create table admins (
    id uuid primary key,
    username text not null,
    name text check (char_length(name) between 1 and 80),
    email text check (char_length(email) <= 254),
    owns_all boolean not null default false,
    password_hash text not null,
    has_password boolean not null default true,
    has_initial_password boolean not null default false,
    configured_hash text,
    created_at timestamptz not null,
    disabled_at timestamptz
  );
  create unique index admins_username on admins (lower(username));

  create table admin_roles (
    admin_id uuid not null references admins,
    venue_id uuid not null references venues,
    role text not null check (role in ('owner', 'manager', 'reception')),
    primary key (admin_id, venue_id)
  );
  create index admin_roles_of_venue on admin_roles (venue_id);
`;

/**
 * Sessions of admins and what stands before them. A sign-in that waits for its second factor is no
 * row of `admin_sessions`, so that no part of the program can take it for a session.
 */
export const ADMIN_SESSIONS = `
  create table admin_sessions (
    id_hash bytea primary key,
    id uuid not null default gen_random_uuid(),
    admin_id uuid not null references admins,
    second_factor boolean not null default false,
    user_agent text,
    address text,
    created_at timestamptz not null,
    last_seen_at timestamptz not null
  );
  create unique index admin_sessions_id on admin_sessions (id);
  create index admin_sessions_of_admin on admin_sessions (admin_id);
  create index admin_sessions_age on admin_sessions (created_at);

  -- The browsers in which an admin has signed in.
  create table admin_devices (
    admin_id uuid not null references admins,
    id_hash bytea not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    primary key (id_hash, admin_id)
  );
  create index admin_devices_of_admin on admin_devices (admin_id);
  create index admin_devices_by_age on admin_devices (last_used_at);

  create table admin_pending_sign_ins (
    id_hash bytea primary key,
    admin_id uuid not null references admins,
    attempts integer not null,
    expires_at timestamptz not null
  );
  create index admin_pending_sign_ins_of_admin on admin_pending_sign_ins (admin_id);

  create table admin_passkey_challenges (
    challenge text primary key,
    expires_at timestamptz not null
  );
  create index admin_passkey_challenges_expiry on admin_passkey_challenges (expires_at);
`;

/** The second factors of admins. */
export const SECOND_FACTORS = `
  create table admin_authenticator_apps (
    admin_id uuid primary key references admins,
    sealed_key bytea not null,
    last_step bigint not null,
    created_at timestamptz not null
  );

  create table admin_passkeys (
    id text primary key,
    admin_id uuid not null references admins,
    name text not null,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    is_backed_up boolean not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  );
  create index admin_passkeys_of_admin on admin_passkeys (admin_id, created_at);

  create table admin_recovery_codes (
    id uuid primary key,
    admin_id uuid not null references admins,
    code_hash text not null,
    used_at timestamptz
  );
  create index admin_recovery_codes_of_admin on admin_recovery_codes (admin_id);

  create table admin_ceremonies (
    holder_hash bytea not null,
    purpose text not null,
    admin_id uuid not null references admins,
    value bytea not null,
    expires_at timestamptz not null,
    primary key (holder_hash, purpose)
  );
  create index admin_ceremonies_of_admin on admin_ceremonies (admin_id);

  create table admin_factor_attempts (
    admin_id uuid not null references admins,
    device text not null,
    attempts integer not null,
    last_at timestamptz not null,
    primary key (admin_id, device)
  );
`;

/** Invitations to the admin area. The token is computed from `seed`; only its hash is stored. */
export const STAFF = `
  create table admin_invitations (
    admin_id uuid primary key references admins,
    seed bytea not null,
    token_hash bytea not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
`;
