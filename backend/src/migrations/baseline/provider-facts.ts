/**
 * Facts of the provider beyond paid and refunded: its events, declined cards, disputes, and the
 * comparisons of the ledger with the provider. A finding is a difference between both; there is one
 * open finding for each movement of money, closed when both agree again or an admin accepts it.
 */
export const PROVIDER_FACTS = `
  create table provider_events (
    id text primary key,
    type text not null,
    received_at timestamptz not null,
    processed_at timestamptz
  );
  create index provider_events_age on provider_events (received_at);

  create table declined_charges (
    charge_id text primary key,
    payment_id uuid not null references payments,
    code text not null,
    declined_at timestamptz not null
  );
  create index declined_charges_of_payment on declined_charges (payment_id);
  create index declined_charges_in_time on declined_charges (declined_at);

  create table disputes (
    id text primary key,
    payment_id uuid not null references payments,
    booking_id uuid not null references bookings,
    amount_cents integer not null check (amount_cents > 0),
    reason text not null,
    status text not null
      check (status in ('inquiry', 'needs_response', 'under_review', 'won', 'lost', 'dropped')),
    evidence_due_at timestamptz,
    opened_at timestamptz not null,
    closed_at timestamptz,
    withheld_cents integer not null,
    fee_cents integer not null,
    constraint disputes_closed_is_final check ((closed_at is not null) = (status in ('won', 'lost', 'dropped')))
  );
  create index disputes_of_payment on disputes (payment_id);
  create index disputes_of_booking on disputes (booking_id);
  create index disputes_in_time on disputes (opened_at);
  create index disputes_open on disputes (opened_at) where closed_at is null;
  create index disputes_closed on disputes (closed_at) where closed_at is not null;

  create table provider_comparisons (
    id bigint generated always as identity primary key,
    compared_at timestamptz not null,
    since timestamptz not null,
    movements integer not null,
    our_cents bigint not null,
    their_cents bigint not null
  );

  create table reconciliation_findings (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('payment', 'refund', 'fee', 'dispute', 'contradiction')),
    provider_id text not null,
    booking_id uuid references bookings,
    our_cents integer,
    their_cents integer,
    their_currency text,
    found_at timestamptz not null,
    resolved_at timestamptz,
    resolved_by uuid references admins,
    note text check (char_length(note) between 1 and 500),
    constraint reconciliation_findings_differ
      check (our_cents is distinct from their_cents or kind = 'contradiction')
  );
  create unique index reconciliation_findings_open on reconciliation_findings (kind, provider_id)
    where resolved_at is null;
  create index reconciliation_findings_unresolved on reconciliation_findings (found_at desc, id desc)
    where resolved_at is null;
  create index reconciliation_findings_accepted on reconciliation_findings (kind, provider_id)
    where resolved_by is not null;
  create index reconciliation_findings_resolved on reconciliation_findings (resolved_at desc, id desc)
    where resolved_at is not null;
`;
