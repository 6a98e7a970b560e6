/**
 * Discount codes and their uses. A use is live until it is released. A code without venues is valid
 * at every venue (docs/adr/0060).
 */
export const DISCOUNTS = `
  create table discount_codes (
    id uuid primary key,
    code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9_-]{1,31}$'),
    type text not null check (type in ('percentage', 'fixed')),
    value_hundredths integer not null check (value_hundredths > 0),
    venue_ids uuid[] check (cardinality(venue_ids) > 0),
    max_usage integer check (max_usage >= 1),
    usage_count integer not null default 0 check (usage_count >= 0),
    expires_at timestamptz,
    is_active boolean not null default true,
    is_promoted boolean not null default false,
    created_at timestamptz not null,
    constraint discount_codes_percentage check (type <> 'percentage' or value_hundredths <= 10000),
    constraint discount_codes_usage check (max_usage is null or usage_count <= max_usage),
    constraint discount_codes_promoted check (not is_promoted or venue_ids is null)
  );

  create table redemptions (
    id uuid primary key,
    code_id uuid not null references discount_codes,
    booking_id uuid not null references bookings,
    amount_cents integer not null check (amount_cents > 0),
    status text not null check (status in ('live', 'released')),
    created_at timestamptz not null
  );
  create unique index redemptions_one_per_booking on redemptions (booking_id) where status = 'live';
  create index redemptions_of_code on redemptions (code_id) where status = 'live';
`;
