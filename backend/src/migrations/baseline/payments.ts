/**
 * Payments. `asked_cents` is what the payment began with, and `customer_id` a further customer of
 * the player (docs/adr/0045). Money that the provider took against our books is `contradicted`. A
 * payment at the desk has no provider (docs/adr/0059), and `left_at` is when its payer left the
 * payment table (docs/adr/0068).
 */
export const PAYMENTS = `
  create table payments (
    id uuid primary key,
    booking_id uuid not null references bookings,
    player_id text not null references players,
    purpose text not null,
    method text not null default 'card' check (method in ('card', 'cash', 'transfer', 'terminal')),
    asked_cents integer not null,
    amount_cents integer not null,
    fee_cents integer check (fee_cents >= 0),
    taken_currency text,
    status text not null,
    excess boolean not null default false,
    intent_id text unique,
    customer_id text,
    card_id text,
    card_brand text,
    card_last4 text,
    taken_by uuid references admins,
    created_at timestamptz not null,
    settled_at timestamptz,
    declines_ended_at timestamptz,
    left_at timestamptz,
    constraint payments_status_check check (
      status in ('creating', 'open', 'processing', 'held', 'succeeded', 'canceled', 'contradicted')),
    constraint payments_purpose_check check (
      purpose in ('full', 'share', 'guarantee', 'deadline', 'desk') and (purpose = 'desk') = (method <> 'card')),
    constraint payments_taken_at_desk check ((taken_by is not null) = (method <> 'card')),
    constraint payments_amount_cents_check check (
      amount_cents between 1 and 99999999
      and (amount_cents >= 50 or status = 'contradicted' or method <> 'card')),
    constraint payments_never_above_asked check (amount_cents <= asked_cents or status = 'contradicted'),
    constraint payments_intent_is_known check (intent_id is not null or status in ('creating', 'canceled')),
    constraint payments_settled_is_final check (
      (settled_at is not null) = (status in ('succeeded', 'canceled', 'contradicted'))),
    constraint payments_excess_check check (not excess or status in ('succeeded', 'contradicted')),
    constraint payments_left_check check (left_at is null or (excess and purpose = 'share')),
    constraint payments_contradicted_currency check ((taken_currency is not null) = (status = 'contradicted'))
  );
  create index payments_of_booking on payments (booking_id);
  create index payments_in_flight on payments (created_at)
    where status in ('creating', 'open', 'processing', 'held');
  create unique index payments_one_in_flight on payments (booking_id)
    where purpose = 'full' and status in ('creating', 'open', 'processing');
  create unique index payments_one_guarantee on payments (booking_id)
    where purpose = 'guarantee' and status in ('creating', 'open', 'processing', 'held');
  -- If the provider did not execute a charge at the deadline, another one can be ordered.
  create unique index payments_one_at_deadline on payments (booking_id)
    where purpose = 'deadline' and (intent_id is not null or status <> 'canceled');
  create index payments_by_player on payments (player_id);
  -- Which bookings of others a player has paid for.
  create index payments_of_payer on payments (player_id, booking_id) where status = 'succeeded';
  -- A player sees the payments that no booking accepted.
  create index payments_excess on payments (player_id, settled_at) where excess;
  create index payments_ended_by_declines on payments (declines_ended_at) where declines_ended_at is not null;
`;

/** The ledger. Rows never change, and each transaction of it balances when it is committed. */
export const LEDGER = `
  create table ledger_entries (
    txn text not null,
    account text not null,
    cents integer not null check (cents <> 0),
    booking_id uuid not null references bookings,
    occurred_at timestamptz not null,
    primary key (txn, account)
  );
  create index ledger_entries_of_booking on ledger_entries (booking_id);
  create index ledger_entries_in_time on ledger_entries (occurred_at);
  create trigger ledger_entries_are_immutable before update or delete on ledger_entries
    for each row execute function refuse_change();

  create function refuse_imbalance() returns trigger language plpgsql as $$
    begin
      if (select sum(cents) from ledger_entries where txn = new.txn) <> 0 then
        raise exception 'ledger transaction % does not balance', new.txn;
      end if;
      return null;
    end $$;
  create constraint trigger ledger_transactions_balance after insert on ledger_entries
    deferrable initially deferred for each row execute function refuse_imbalance();
`;

/**
 * Refunds. One that was made at the provider replaces ours, and a void one no longer counts. The
 * club hands over what was paid at the desk. `attempt` is the number of its key: a refund gets a
 * new key whenever the provider has stored an error of its own under the current one.
 */
export const REFUNDS = `
  create table refunds (
    id uuid primary key,
    payment_id uuid not null references payments,
    booking_id uuid not null references bookings,
    amount_cents integer not null check (amount_cents > 0),
    reason text not null check (reason in ('cancelled', 'expired', 'excess', 'left', 'outside', 'resale')),
    status text not null
      check (status in ('requested', 'submitted', 'succeeded', 'manual', 'void', 'to_hand_over')),
    attempt smallint not null check (attempt > 0),
    provider_id text unique,
    failed_provider_id text,
    handed_over_by uuid references admins,
    created_at timestamptz not null,
    settled_at timestamptz,
    constraint refunds_succeeded_at_provider check (status <> 'succeeded' or provider_id is not null)
  );
  create index refunds_of_payment on refunds (payment_id);
  create index refunds_of_booking on refunds (booking_id);
  create index refunds_open on refunds (created_at) where status in ('requested', 'submitted');
  create index refunds_manual on refunds (created_at) where status = 'manual';

  -- Refunds are compared with their payment at the end of the transaction, because one may replace
  -- another within it. The lock of the payment lets no other transaction refund it meanwhile.
  create function refuse_refund_above_payment() returns trigger language plpgsql as $$
    declare paid integer; refunded integer;
    begin
      select amount_cents into paid from payments
       where id = new.payment_id and status in ('succeeded', 'contradicted') for update;
      select coalesce(sum(amount_cents), 0) into refunded from refunds
       where payment_id = new.payment_id and status <> 'void';
      if paid is null or refunded > paid then
        raise exception 'refunds of payment % exceed it', new.payment_id using errcode = '23514';
      end if;
      return null;
    end $$;
  create constraint trigger refunds_never_exceed_payment after insert or update of amount_cents, status on refunds
    deferrable initially deferred for each row execute function refuse_refund_above_payment();

  -- The promise of a refund after a resale, and what it brought back to each payment
  -- (docs/adr/0065). Next to that stands what had already gone back of the payment when the promise
  -- was decided. The primary keys let a promise be decided once and a later booking repay a payment
  -- once.
  create table resale_promises (
    booking_id uuid primary key references bookings,
    check_at timestamptz not null,
    decided_at timestamptz
  );
  create index resale_promises_due on resale_promises (check_at) where decided_at is null;

  create table resale_refunds (
    payment_id uuid not null references payments,
    resold_by uuid not null references bookings,
    booking_id uuid not null references resale_promises,
    amount_cents integer not null check (amount_cents > 0),
    gone_before_cents integer not null check (gone_before_cents >= 0),
    primary key (payment_id, resold_by),
    check (booking_id <> resold_by)
  );
  create index resale_refunds_of_booking on resale_refunds (booking_id);
  create index resale_refunds_by on resale_refunds (resold_by);
  create trigger resale_refunds_are_immutable before update or delete on resale_refunds
    for each row execute function refuse_change();
`;

/**
 * Customers of the provider, with the card that a player paid with last: the provider has the card;
 * here are its id and what a receipt shows of it. A guest who joins an account leaves a further
 * customer, and what it was promised for keeps its card (docs/adr/0045).
 */
export const CUSTOMERS = `
  create table provider_customers (
    player_id text primary key references players,
    customer_id text not null unique,
    card_id text,
    card_brand text,
    card_last4 text,
    constraint provider_customers_card_check check (num_nulls(card_id, card_brand, card_last4) in (0, 3))
  );

  create table further_customers (
    customer_id text primary key,
    player_id text not null references players on delete cascade
  );
  create index further_customers_of_player on further_customers (player_id);

  create table promised_cards (
    booking_id uuid primary key references bookings on delete cascade,
    customer_id text not null references further_customers on delete cascade,
    card_id text not null,
    card_brand text not null,
    card_last4 text not null
  );
  create index promised_cards_of_customer on promised_cards (customer_id);

  -- What refers to a player is knowledge of the schema. The module of players knows no other.
  create function player_has_records(player text) returns boolean language sql stable
    return exists (select from bookings where player_id = player)
        or exists (select from payments where player_id = player)
        or exists (select from provider_customers where player_id = player);
`;
