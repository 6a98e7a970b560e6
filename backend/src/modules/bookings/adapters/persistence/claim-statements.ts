import { statement } from '../../../../kernel/adapters/persistence/database.js';

/**
 * Stores a booking in one statement, if the court is open, the player and the network address are
 * below their limits of unpaid bookings (`countsAsUnpaid` in the domain) and the hour is free.
 * Until the transaction ends, `hold_for_booking` keeps the court from being closed, the time zone
 * from changing, and this player and this address from booking elsewhere (docs/adr/0024, 0029).
 */
export const ADD = statement(
  'bookings.add',
  `with held as materialized (
     select open, unpaid < $18 as below_limit, unpaid_here < $22 as has_room
       from hold_for_booking($3, $2, $19, $4, $17, $21)
   ), claim as (
     insert into slot_claims (court_id, slot_date, slot_hour, booking_id)
     select $2, $5, $6, $1 from held where open and below_limit and has_room
     on conflict do nothing returning booking_id
   ), booked as (
     insert into bookings (id, court_id, venue_id, player_id, slot_date, slot_hour, starts_at, game_type, tariff,
       base_cents, discount_cents, total_cents, paid_cents, status, payment_due_at, refund_policy, created_at, remind_at,
       placed_from)
     select booking_id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $20, $21
       from claim
     returning 1
   )
   select open, below_limit as "belowLimit", exists (select from booked) as booked from held`,
);

/** Takes the locks of a booking that is placed, without the one of a network address. */
export const HOLD_COURT = statement(
  'bookings.hold-court',
  `select open from hold_for_booking($1, $2, $3, $4, now(), null)`,
);

/**
 * Takes the new hour before it frees the old one. Two bookings that want to swap their hours then
 * refuse each other and do not wait for each other. Another game in the same hour needs no claim.
 */
export const MOVE = statement(
  'bookings.move',
  `with claim as (
     insert into slot_claims (court_id, slot_date, slot_hour, booking_id)
     select $2, $3::date, $4::smallint, $1 where not $15
     on conflict do nothing returning booking_id
   ), freed as (
     delete from slot_claims s using claim
      where s.booking_id = claim.booking_id and (s.court_id, s.slot_date, s.slot_hour) <> ($2, $3::date, $4::smallint)
   )
   update bookings set court_id = $2, slot_date = $3, slot_hour = $4, starts_at = $5, game_type = $6, tariff = $7,
          base_cents = $8, discount_cents = $9, total_cents = $10, payment_due_at = $11, refund_policy = $12,
          remind_at = $13, placed_from = $14
    where id = $1 and ($15 or exists (select from claim)) returning 1`,
);

export const HOLDER = statement(
  'bookings.holder',
  `select b.id from slot_claims c join bookings b on b.id = c.booking_id
    where c.court_id = $1 and c.slot_date = $2 and c.slot_hour = $3 and b.player_id = $4`,
);

export const CLAIMED = statement(
  'bookings.claimed',
  `select 1 as taken from slot_claims where court_id = $1 and slot_date = $2 and slot_hour = $3`,
);
