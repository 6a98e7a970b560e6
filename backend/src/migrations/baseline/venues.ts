/**
 * Venues. A venue keeps the rules of the specification: `rules` has only what it has changed
 * (docs/adr/0054), and each change raises `rules_version`. `image_url` is the first photo
 * (docs/adr/0058).
 */
export const VENUES = `
  create table venues (
    id uuid primary key,
    name text not null check (char_length(name) between 1 and 120),
    location text not null check (char_length(location) between 1 and 200),
    description text,
    time_zone text not null,
    rules jsonb not null default '{}' check (jsonb_typeof(rules) = 'object'),
    rules_version integer not null default 0 check (rules_version >= 0),
    phone text check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
    whatsapp text check (whatsapp ~ '^\\+[1-9][0-9]{6,14}$'),
    address text check (char_length(address) between 1 and 200),
    latitude double precision check (latitude between -90 and 90),
    longitude double precision check (longitude between -180 and 180),
    amenities text[] not null default '{}',
    house_rules text check (char_length(house_rules) between 1 and 2000),
    image_url text,
    image_alt text not null default '' check (char_length(image_alt) <= 200),
    further_photos jsonb not null default '[]'
      check (jsonb_typeof(further_photos) = 'array' and jsonb_array_length(further_photos) <= 11),
    created_at timestamptz not null default now(),
    archived_at timestamptz,
    constraint venues_coordinates_check check ((latitude is null) = (longitude is null))
  );
  -- Lets a page of venues begin after the last venue of the page before. It reads no other rows.
  create index venues_in_order on venues (created_at, id) where archived_at is null;
  -- Finds the venues that show a stored image.
  create index venues_further_photos on venues using gin (further_photos jsonb_path_ops);

  -- The cast to text lets PostgreSQL inline the key; without it, each call plans the function anew.
  create function venue_lock_key(venue uuid) returns bigint immutable language sql
    return hashtextextended('saque.venue:' || venue::text, 0);

  -- Reads the version that is current when it is called, also if the calling statement has waited
  -- for a lock. A part of that statement would see the state from before the wait.
  create function rules_version_of(a_venue uuid) returns integer volatile language plpgsql as $$
    begin
      return (select rules_version from venues where id = a_venue);
    end $$;
`;
