/**
 * Payment links and their places (docs/adr/0068). The token of a link is not stored, because it is
 * derived from the id. One payment may pay several places and says for whom. The lock of the
 * booking and the invariant I8a guard that a player and a payment have the places that they should.
 * `public_places` are those that anyone may take (docs/adr/0067). While the organiser pays the rest
 * of a booking, no place of its link can be reserved (docs/adr/0030).
 */
export const SHARED_LINKS = `
  create table shared_links (
    id uuid primary key,
    booking_id uuid not null unique references bookings,
    places smallint not null check (places in (2, 4)),
    public_places smallint[] not null default '{}' check (public_places <@ '{0,1,2,3}'),
    expires_at timestamptz not null,
    rest_held_until timestamptz,
    created_at timestamptz not null
  );
  create index shared_links_listed on shared_links (expires_at) where public_places <> '{}';

  create table shares (
    link_id uuid not null references shared_links,
    place smallint not null check (place >= 0),
    amount_cents integer not null check (amount_cents >= 50),
    status text not null check (status in ('open', 'reserved', 'paid', 'void')),
    payment_id uuid,
    player_id text,
    for_name text,
    reserved_until timestamptz,
    primary key (link_id, place),
    constraint shares_held_by_somebody check (
      (status in ('reserved', 'paid')) = (payment_id is not null and player_id is not null)),
    constraint shares_for_name_check check (
      for_name is null or (status in ('reserved', 'paid') and length(for_name) between 1 and 80))
  );
  create index shares_of_player on shares (player_id) where player_id is not null;
`;
