import { statement } from '../../../../kernel/adapters/persistence/database.js';
import { byName } from '../../../../kernel/adapters/persistence/by-name.js';
import { hasPhrase, hasWords } from '../../../../kernel/adapters/persistence/search-text.js';
import { DESK_METHODS } from '../../../payments/index.js';
import { EXPECTED_REFUND_STATES } from '../../domain/payment-entry.js';
import { MONEY_ACCOUNTS } from './money-accounts.js';
import { isUnpaid } from '../../../bookings/sql.js';

const AT_DESK = DESK_METHODS.map((method) => `'${method}'`).join(', ');

/**
 * The revenue of bookings, the refunds and the number of charges per day of the month and way of
 * paying. `$1` is now, `$2` the venues that count, or null for all.
 */
export const MONTH_BY_DAY = statement(
  'reports.month-by-day',
  `select extract(day from e.occurred_at at time zone v.time_zone)::int as day,
          coalesce((select m.account from ledger_entries m
                     where m.txn = e.txn and m.account in (${AT_DESK})), 'card') as method,
          coalesce(-sum(e.cents) filter (where e.txn like 'pay:%'), 0) as received,
          coalesce(sum(e.cents) filter (where e.txn not like 'pay:%'), 0) as refunded,
          (count(*) filter (where e.txn like 'pay:%'))::int as charges
     from ledger_entries e join bookings b on b.id = e.booking_id join venues v on v.id = b.venue_id
    where e.account = 'booking_revenue' and e.occurred_at > $1::timestamptz - interval '33 days'
      and ($2::uuid[] is null or v.id = any ($2))
      and date_trunc('month', e.occurred_at at time zone v.time_zone)
        = date_trunc('month', $1::timestamptz at time zone v.time_zone)
    group by 1, 2`,
);

/**
 * The revenue of bookings from the first of last month until a month ago in local time; null if no
 * money moved.
 */
export const LAST_MONTH_SO_FAR = statement(
  'reports.last-month-so-far',
  `select -sum(e.cents) as cents
     from ledger_entries e join bookings b on b.id = e.booking_id join venues v on v.id = b.venue_id
    cross join lateral (
      select e.occurred_at at time zone v.time_zone as local, $1::timestamptz at time zone v.time_zone as now
    ) clock
    where e.account = 'booking_revenue'
      and e.occurred_at between $1::timestamptz - interval '64 days' and $1::timestamptz - interval '26 days'
      and ($2::uuid[] is null or v.id = any ($2))
      and date_trunc('month', clock.local) = date_trunc('month', clock.now) - interval '1 month'
      and clock.local <= clock.now - interval '1 month'`,
);

export const PENDING = statement(
  'reports.pending',
  `select count(*)::int as count, coalesce(sum(total_cents - paid_cents), 0) as cents
     from bookings where ${isUnpaid('bookings')}
      and ($1::uuid[] is null or venue_id = any ($1))`,
);

export const ALL_VENUES = statement(
  'reports.all-venues',
  `select id, name from venues where $1::uuid[] is null or id = any ($1) order by ${byName('name')}, id`,
);

const HELD = `exists (select from disputes d where d.payment_id = r.payment_id
  and d.status in ('needs_response', 'under_review'))`;
const EXPECTED_STATES = Object.entries(EXPECTED_REFUND_STATES);
const STATE_OF_REFUND = `case when ${HELD} then 'refund_held' else case r.status ${EXPECTED_STATES.map(([status, state]) => `when '${status}' then '${state}'`).join(' ')} end end`;
const EXPECTED_REFUNDS = `r.status in (${EXPECTED_STATES.map(([status]) => `'${status}'`).join(', ')})`;

/** Movements of money in the ledger, disputes, and the movements that are expected. */
const MOVEMENTS = `
  select e.txn as id, e.occurred_at as at, e.cents,
         case when p.status = 'contradicted' then p.status else 'paid' end as state,
         case when p.excess and p.left_at is null then 'excess' else p.purpose end as concept,
         substr(e.txn, 5) as reference, e.booking_id, p.player_id, null as dispute_id
    from ledger_entries e left join payments p on p.intent_id = substr(e.txn, 5)
   where e.account in (${MONEY_ACCOUNTS}) and e.txn like 'pay:%'
  union all
  select e.txn, e.occurred_at, e.cents, case when e.txn like 'ref:%' then 'refunded' else 'refund_returned' end,
         r.reason, split_part(e.txn, ':', 2), e.booking_id, p.player_id, null
    from ledger_entries e
    left join refunds r on split_part(e.txn, ':', 2) in (r.provider_id, r.failed_provider_id)
         and r.booking_id = e.booking_id
    left join payments p on p.id = r.payment_id
   where e.account in (${MONEY_ACCOUNTS}) and (e.txn like 'ref:%' or e.txn like 'ref-failed:%')
  union all
  select 'dispute:' || d.id, d.opened_at, -d.withheld_cents,
         case when d.closed_at is null then 'disputed' when d.status = 'lost' then 'dispute_lost'
              else 'dispute_won' end,
         'dispute', d.id, d.booking_id, p.player_id, d.id
    from disputes d join payments p on p.id = d.payment_id
  union all
  select 'due:' || id, created_at, total_cents - paid_cents, 'pending', null, null, id, player_id, null
    from bookings where ${isUnpaid('bookings')}
  union all
  select 'refund:' || r.id, r.created_at, -r.amount_cents,
         ${STATE_OF_REFUND}, r.reason, null, r.booking_id, p.player_id, null
    from refunds r join payments p on p.id = r.payment_id
   where ${EXPECTED_REFUNDS}`;

/** `$1` from, `$2` to, `$3` venues, `$4` state, `$5` search text; null selects all. */
const SELECTED = `
  from (${MOVEMENTS}) m
  join bookings b on b.id = m.booking_id
  join venues v on v.id = b.venue_id
  join courts c on c.id = b.court_id
  left join players pl on pl.id = m.player_id
  left join disputes d on d.id = m.dispute_id
 where ($1::date is null or m.at > $1::date - interval '1 day'
        and (m.at at time zone v.time_zone)::date >= $1::date)
   and ($2::date is null or m.at < $2::date + interval '2 days'
        and (m.at at time zone v.time_zone)::date <= $2::date)
   and ($3::uuid[] is null or v.id = any ($3))
   and ($4::text is null or m.state = $4)
   and ($5::text is null or ${hasWords('pl.name', '$5')} or ${hasPhrase(
     `concat_ws(' ', v.name, 'Cancha ' || c.court_number, c.name, pl.name, pl.phone, pl.email, b.id, m.reference,
         b.code, replace(b.code, '-', ''))`,
     '$5',
   )})`;

export const COUNT_PAYMENTS = statement(
  'reports.count-payments',
  `select count(*)::int as total ${SELECTED}`,
);

/**
 * `$6` limit, `$7` offset, `$8` and `$9` instant and id of the last row of the previous portion, or
 * null.
 */
export const PAYMENTS = statement(
  'reports.payments',
  `select m.id, m.at, m.at::text as "exactlyAt", m.state, m.concept, m.cents, m.reference, b.id as "bookingId", b.code as "bookingCode",
          v.name as "venueName", v.time_zone as "timeZone", c.court_number as "courtNumber", c.name as "courtName",
          b.slot_date::text as "bookingDate", b.start_minute::int as "startMinute",
          pl.name, pl.phone, pl.email,
          d.status as "disputeStatus", d.reason as "disputeReason", d.amount_cents as "disputedCents",
          d.fee_cents as "disputeFeeCents", d.evidence_due_at as "evidenceDueAt",
          (select p.intent_id from payments p where p.id = d.payment_id) as "disputedIntent" ${SELECTED}
      and ($8::timestamptz is null or (m.at, m.id) < ($8::timestamptz, $9::text))
    order by m.at desc, m.id desc limit $6 offset $7`,
);
