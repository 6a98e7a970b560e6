import { statement } from '../../../../kernel/adapters/persistence/database.js';

/**
 * In every statement `$1` is the current instant, and `$2` the venues that count, or null for all.
 * `today` is the venue's local day at that instant.
 */
const CALENDARS = `
  calendars as (
    select *, ($1::timestamptz at time zone time_zone)::date as today,
           (archived_at at time zone time_zone)::date as archived_on
      from venues where $2::uuid[] is null or id = any ($2)
  )`;

/** Counts only the days before a venue was deleted. */
export const BOOKINGS_BY_DAY = statement(
  'reports.bookings-by-day',
  `with ${CALENDARS}
   select v.today - b.slot_date as "daysAgo", count(*)::int as bookings,
          sum(b.duration_minutes)::int as minutes
     from calendars v join bookings b on b.venue_id = v.id
    where b.slot_date between v.today - 29 and v.today
      and (b.status = 'active' or (b.status = 'closing' and b.close_kind = 'deadline'))
      and (v.archived_on is null or v.archived_on > b.slot_date)
    group by 1`,
);

export const REVENUE_BY_DAY = statement(
  'reports.revenue-by-day',
  `with ${CALENDARS}
   select v.today - (e.occurred_at at time zone v.time_zone)::date as "daysAgo", -sum(e.cents) as cents
     from ledger_entries e join bookings b on b.id = e.booking_id join calendars v on v.id = b.venue_id
    where e.account = 'booking_revenue' and e.occurred_at > $1::timestamptz - interval '32 days'
      and (e.occurred_at at time zone v.time_zone)::date between v.today - 29 and v.today
    group by 1`,
);

/** The number of courts of each venue, and its rules, at the end of today and of yesterday. */
export const COURTS_BY_DAY = statement(
  'reports.courts-by-day',
  `with ${CALENDARS}
   select ago as "daysAgo", (v.today - ago)::text as date, v.rules as "changedRules", count(*)::int as courts,
          (count(*) filter (where s.status = 'available'))::int as active
     from generate_series(0, 1) ago
     cross join calendars v
     join courts c on c.venue_id = v.id
     cross join lateral (
       select status from court_statuses
        where court_id = c.id and (since at time zone v.time_zone)::date <= v.today - ago
        order by since desc limit 1
     ) s
    where (v.archived_on is null or v.archived_on > v.today - ago)
      and (c.archived_at is null or (c.archived_at at time zone v.time_zone)::date > v.today - ago)
    group by ago, v.id, v.today, v.rules`,
);

/** `$3` is the venue. If it is null or deleted, the first venue with a court takes its place. */
export const HOURS_OF_TODAY = statement(
  'reports.hours-of-today',
  `with shown as (
     select coalesce(
       (select id from venues
         where id = $3::uuid and archived_at is null and ($2::uuid[] is null or id = any ($2))),
       (select v.id from venues v
         where v.archived_at is null and ($2::uuid[] is null or v.id = any ($2))
           and exists (select from courts c where c.venue_id = v.id and c.archived_at is null)
         order by v.created_at, v.id limit 1)) as id
   ),
   calendar as (
     select v.id, v.name, v.rules, ($1::timestamptz at time zone v.time_zone) as now
       from shown join venues v on v.id = shown.id
   )
   select v.id as "venueId", v.name as "venueName", v.now::date::text as date,
          to_char(v.now, 'HH24:MI') as "localTime",
          v.rules as "changedRules", c.id as "courtId", c.court_number as "courtNumber", c.name, c.status,
          array_agg(s.half_hour) filter (where s.booking_id is not null) as booked,
          array_agg(s.half_hour) filter (where s.block_id is not null or s.hold_id is not null) as blocked
     from calendar v
     left join courts c on c.venue_id = v.id and c.archived_at is null
     left join half_hour_claims s on s.court_id = c.id and s.slot_date = v.now::date
    group by v.id, v.name, v.rules, v.now, c.id
    order by c.court_number`,
);

export const VENUE_EXISTS = statement('reports.venue-exists', 'select 1 from venues where id = $1');

/** The revenue of bookings and the refunds of the month, according to the ledger. */
export const MONEY_OF_MONTH = statement(
  'reports.money-of-month',
  `select coalesce(-sum(e.cents) filter (where e.txn like 'pay:%'), 0) as received,
          coalesce(sum(e.cents) filter (where e.txn not like 'pay:%'), 0) as refunded
     from ledger_entries e join bookings b on b.id = e.booking_id join venues v on v.id = b.venue_id
    where e.account = 'booking_revenue' and e.occurred_at > $1::timestamptz - interval '33 days'
      and ($2::uuid[] is null or v.id = any ($2))
      and date_trunc('month', e.occurred_at at time zone v.time_zone)
        = date_trunc('month', $1::timestamptz at time zone v.time_zone)`,
);

/** The charges of the month by amount. The provider takes a fee for each of them. */
export const CHARGES_OF_MONTH = statement(
  'reports.charges-of-month',
  `select e.cents, count(*)::int as count
     from ledger_entries e join bookings b on b.id = e.booking_id join venues v on v.id = b.venue_id
    where e.account = 'provider' and e.txn like 'pay:%'
      and e.occurred_at > $1::timestamptz - interval '33 days'
      and ($2::uuid[] is null or v.id = any ($2))
      and date_trunc('month', e.occurred_at at time zone v.time_zone)
        = date_trunc('month', $1::timestamptz at time zone v.time_zone)
    group by e.cents`,
);

/**
 * The discounts of the month on bookings that have been paid for, or whose discount covers the
 * whole price.
 */
export const DISCOUNTS_OF_MONTH = statement(
  'reports.discounts-of-month',
  `select coalesce(sum(r.amount_cents), 0) as cents
     from redemptions r join bookings b on b.id = r.booking_id join venues v on v.id = b.venue_id
    where r.status = 'live' and r.created_at > $1::timestamptz - interval '33 days'
      and ($2::uuid[] is null or v.id = any ($2))
      and (b.paid_cents > 0 or b.total_cents = 0)
      and date_trunc('month', r.created_at at time zone v.time_zone)
        = date_trunc('month', $1::timestamptz at time zone v.time_zone)`,
);
