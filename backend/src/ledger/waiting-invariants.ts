import type { Invariant } from './invariant.js';

/** The rules that always hold for the waiting list and the hours that it keeps (docs/adr/0064). */
export const WAITING_INVARIANTS: readonly Invariant[] = [
  {
    name: 'I18 hours that are kept or offered hold exactly their half hours, and no ended offer holds one',
    sql: `select coalesce(named.id, held.hold_id) as what
           from (select o.id, o.court_id, o.slot_date, half_hour from hour_offers o
                  cross join generate_series(o.start_minute / 30, (o.start_minute + o.duration_minutes) / 30 - 1) half_hour
                  where o.status in ('kept', 'open')) named
           full join (select * from half_hour_claims where hold_id is not null) held
             on held.hold_id = named.id and held.court_id = named.court_id
            and held.slot_date = named.slot_date and held.half_hour = named.half_hour
           where named.id is null or held.hold_id is null`,
  },
  {
    name: 'I19 a player who waits is offered an hour exactly while one offer to them is open',
    sql: `select coalesce(w.id, o.entry_id) as what
           from (select id from waiting_entries where status = 'offered') w
           full join (select entry_id from hour_offers where status = 'open') o on o.entry_id = w.id
           where w.id is null or o.entry_id is null`,
  },
  {
    // The purge removes the offers of a day first, 30 days after it.
    name: 'I19b an accepted offer was taken once, for the player who waited, and no other was served',
    sql: `select o.id as what from hour_offers o left join waiting_entries w on w.id = o.entry_id
           left join bookings b on b.id = o.booking_id
           where o.status = 'accepted' and (w.status <> 'served' or b.player_id is distinct from w.player_id)
          union all
          select entry_id from hour_offers where status = 'accepted' group by entry_id having count(*) > 1
          union all
          select booking_id from hour_offers where status = 'accepted' group by booking_id having count(*) > 1
          union all
          select w.id from waiting_entries w where w.status = 'served' and w.slot_date > current_date - 29
             and not exists (select from hour_offers o where o.entry_id = w.id and o.status = 'accepted')`,
  },
  {
    name: 'I19c an hour is offered only to a player who waits for it',
    sql: `select o.id as what from hour_offers o join waiting_entries w on w.id = o.entry_id
           where o.venue_id <> w.venue_id or o.court_id <> w.court_id or o.slot_date <> w.slot_date
              or o.start_minute not between w.from_minute and w.to_minute
              or o.duration_minutes <> w.duration_minutes`,
  },
];
