/** Courts, the history of their statuses, and the pictures that admins upload. */
export const COURTS = `
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

  -- The figures of past days need the status of that time. A trigger keeps it, because no write of
  -- a status may forget it.
  create table court_statuses (
    court_id uuid not null references courts,
    since timestamptz not null,
    status text not null check (status in ('available', 'maintenance')),
    primary key (court_id, since)
  );
  create function keep_court_status() returns trigger language plpgsql as $$
    begin
      insert into court_statuses (court_id, since, status)
        values (new.id, case tg_op when 'INSERT' then new.created_at else clock_timestamp() end, new.status)
        on conflict (court_id, since) do update set status = excluded.status;
      return null;
    end $$;
  create trigger courts_keep_their_status after insert or update of status on courts
    for each row execute function keep_court_status();

  -- The addresses that were issued to admins for uploading a picture.
  create table uploads (
    id uuid primary key,
    admin_id uuid not null references admins,
    address text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > created_at),
    used_at timestamptz
  );
  create index uploads_in_time on uploads (created_at);
`;
