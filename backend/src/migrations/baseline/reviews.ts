/**
 * Reviews: stars, a text, an id that may be public, and the reply of the venue (docs/adr/0066).
 */
export const REVIEWS = `
  create table reviews (
    booking_id uuid primary key references bookings,
    id uuid not null default gen_random_uuid(),
    venue_id uuid not null references venues,
    stars smallint not null check (stars between 1 and 5),
    text text check (text <> ''),
    reply text check (reply <> ''),
    created_at timestamptz not null,
    edited_at timestamptz,
    replied_at timestamptz,
    constraint reviews_replied check ((reply is null) = (replied_at is null))
  );
  create unique index reviews_id on reviews (id);
  create index reviews_of_venue on reviews (venue_id, created_at, id) include (stars);
  create index reviews_newest on reviews (created_at, id);
  create index reviews_unanswered on reviews (created_at, id) where reply is null;
  create index reviews_unanswered_of_venue on reviews (venue_id, created_at, id) where reply is null;
`;

/**
 * Favourite venues of players (docs/notes/favourites-and-the-home-page.md). A guest who is removed,
 * or becomes an account, takes the rows along.
 */
export const FAVOURITES = `
  create table favourites (
    player_id text not null references players on delete cascade,
    venue_id uuid not null references venues,
    created_at timestamptz not null,
    primary key (player_id, venue_id)
  );
`;
