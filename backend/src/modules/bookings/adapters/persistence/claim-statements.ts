import { statement } from '../../../../kernel/adapters/persistence/database.js';

/**
 * Stores a booking in one statement, if the court is open, the player and the network address are
 * below their limits of unpaid bookings (`countsAsUnpaid` in the domain), the rules of the venue
 * are those of the price, and all half hours are free. Until the transaction ends,
 * `hold_for_booking` keeps the court from being closed, the venue from changing, and this player
 * and this address from booking elsewhere (docs/adr/0024, 0029, 0054). `rules_version_of` reads
 * what is current after that wait. `claim_half_hours` claims all half hours or none
 * (docs/adr/0055).
 */
export const ADD = statement(
  'bookings.add',
  `with held as materialized (
     select open, origin, unpaid < $19 as below_limit, unpaid_here < $23 as has_room,
            rules_version_of($3) = $24 as same_rules
       from hold_for_booking($3, $2, $20, $4, $18, $22)
   ), claim as materialized (
     select claim_half_hours($2, $5, $6 / 30, $7 / 30, $1, null) as claimed, origin
       from held where open and below_limit and has_room and same_rules
   ), booked as (
     insert into bookings (id, court_id, venue_id, player_id, slot_date, start_minute, duration_minutes,
       starts_at, game_type, tariff, base_cents, discount_cents, total_cents, paid_cents, status, payment_due_at,
       refund_policy, created_at, remind_at, placed_from, resale_refund, category, split_until)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $21, origin, $25, $26, $27
       from claim where claimed
     returning 1
   )
   select open, below_limit as "belowLimit", same_rules as "sameRules", exists (select from booked) as booked from held`,
);

/**
 * Counts the unpaid bookings of a player, with all accounts of the same mailbox, and those with the
 * mark of an address. Neither can grow until the transaction ends.
 */
export const UNPAID = statement(
  'bookings.unpaid',
  `select unpaid, unpaid_here as "unpaidHere" from unpaid_bookings($1, $2, $3)`,
);

/** Takes the locks of a booking that is placed, without the one of a network address. */
export const HOLD_COURT = statement(
  'bookings.hold-court',
  `select open, rules_version_of($1) = $5 as "sameRules" from hold_for_booking($1, $2, $3, $4, now(), null)`,
);

/** `bookings_of_player` finds them. */
export const AHEAD = statement(
  'bookings.count-ahead-of-player',
  `select count(*)::int as bookings from bookings
    where player_id = $1 and venue_id = $2 and starts_at > $3
      and (status = 'active' or (status = 'closing' and close_kind = 'deadline'))`,
);

/**
 * Takes the new half hours before it frees the old ones. Two bookings that want to swap their hours
 * then refuse each other and do not wait for each other. Half hours that the booking has already
 * stay. Another game at the same time needs no claim ($16).
 */
export const MOVE = statement(
  'bookings.move',
  `with claim as materialized (
     select claim_half_hours($2, $3, $4 / 30, $5 / 30, $1, null) as claimed where not $16
   )
   update bookings set court_id = $2, slot_date = $3, start_minute = $4, duration_minutes = $5,
          starts_at = $6, game_type = $7, tariff = $8, base_cents = $9, discount_cents = $10, total_cents = $11,
          payment_due_at = $12, refund_policy = $13, remind_at = $14, placed_from = $15, category = $17
    where id = $1 and ($16 or (select claimed from claim)) returning 1`,
);

/** Frees the half hours that a booking had before it moved. */
export const FREE_ELSEWHERE = statement(
  'bookings.free-elsewhere',
  `delete from half_hour_claims
    where booking_id = $1 and not (court_id = $2 and slot_date = $3
                                   and half_hour between $4 / 30 and ($4 + $5) / 30 - 1)`,
);

const IN_THE_WAY = `h.court_id = $1 and h.slot_date = $2 and h.half_hour between $3 / 30 and ($3 + $4) / 30 - 1`;

export const HOLDER = statement(
  'bookings.holder',
  `select b.id from half_hour_claims h join bookings b on b.id = h.booking_id
    where ${IN_THE_WAY} and b.player_id = $5 limit 1`,
);

export const CLAIMED = statement(
  'bookings.claimed',
  `select 1 as taken from half_hour_claims h where ${IN_THE_WAY} limit 1`,
);

/** Takes the claims in the order in which everyone takes them. */
export const FREE_HOURS = statement(
  'bookings.free-hours',
  `with held as materialized (
     select booking_id from half_hour_claims where booking_id = any ($1::uuid[])
      order by slot_date, half_hour, court_id for update
   ), freed as (
     delete from half_hour_claims c using held where c.booking_id = held.booking_id returning c.booking_id
   )
   select distinct booking_id as "bookingId" from freed`,
);

export const EXPIRE = statement(
  'bookings.expire',
  `update bookings b set status = 'expired', close_kind = 'deadline', remind_at = null, placed_from = null,
          close_percentage = e.percentage, closed_at = e.at
     from json_to_recordset($1) as e (id uuid, percentage smallint, at timestamptz) where b.id = e.id`,
);
