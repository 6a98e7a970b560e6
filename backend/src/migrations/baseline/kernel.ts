/** Tables that every module uses: the audit log, keys of repeated requests, limits and purges. */
export const KERNEL = `
  -- The application may read and append, and no more, where this trigger stands
  -- (application-role.ts).
  create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % never change', tg_table_name; end $$;

  -- Who did what and when, with the values before and after. Some entries have no admin.
  create table audit_log (
    id uuid primary key,
    at timestamptz not null default clock_timestamp(),
    admin_id uuid references admins,
    action text not null,
    subject_type text not null,
    subject_id text not null,
    subject_label text not null,
    before jsonb,
    after jsonb
  );
  create index audit_log_in_time on audit_log (at desc, id desc);
  create index audit_log_of_subject on audit_log (subject_type, subject_id, at desc);
  create trigger audit_log_is_immutable before update or delete on audit_log
    for each row execute function refuse_change();

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
  -- Finds the stored responses that name one player (docs/adr/0045).
  create index idempotency_keys_of_player
    on idempotency_keys ((coalesce(body ->> 'userId', body -> 'booking' ->> 'userId')))
    where coalesce(body ->> 'userId', body -> 'booking' ->> 'userId') is not null;

  create table rate_limits (
    bucket text primary key,
    hits integer not null,
    resets_at timestamptz not null
  );
  create index rate_limits_age on rate_limits (resets_at);

  create table purges (
    what text primary key,
    removed bigint not null default 0,
    started_at timestamptz not null,
    finished_at timestamptz
  );
`;
