import { statement } from '../../../../kernel/adapters/persistence/database.js';
import { MONEY_ACCOUNTS } from './money-accounts.js';

export const LAST_COMPARISON = statement(
  'reports.last-comparison',
  `select compared_at as "comparedAt", since, movements, our_cents as "ourCents", their_cents as "theirCents"
     from provider_comparisons order by id desc limit 1`,
);

/** `$1` the first instant of the month, `$2` of the day, `$3` an hour ago. */
export const LEDGER_FIGURES = statement(
  'reports.ledger-figures',
  `select (select count(*)::int from reconciliation_findings where resolved_at is null) as "openFindings",
          (select count(*)::int from disputes where closed_at is null) as "openDisputes",
          (select coalesce(sum(withheld_cents), 0) from disputes where closed_at is null) as "withheldCents",
          (select count(*)::int from declined_charges where declined_at >= $3::timestamptz) as "declinesLastHour",
          (select count(*)::int from payments where declines_ended_at >= $2::timestamptz) as "endedToday",
          coalesce(sum(e.cents) filter (where e.account = 'provider_fees' and e.txn like 'fee:%'), 0)
            as "chargeFeeCents",
          coalesce(sum(e.cents) filter (where e.account = 'provider_fees' and e.txn like 'dispute:%'), 0)
            as "disputeFeeCents",
          count(*) filter (where e.account = 'provider' and e.txn like 'pay:%')::int as charges,
          count(*) filter (where e.account = 'provider' and e.txn like 'pay:%' and not exists (
            select from payments p where p.intent_id = substr(e.txn, 5) and p.fee_cents is not null))::int
            as "unknownFees"
     from ledger_entries e where e.occurred_at >= $1::timestamptz`,
);

const FINDING = `
  select f.id, f.kind, f.provider_id as reference, f.our_cents as "ourCents", f.their_cents as "theirCents",
         f.their_currency as currency, f.found_at as "foundAt", f.resolved_at as "resolvedAt",
         a.username as "resolvedBy", f.note, p.intent_id as "intentId",
         b.id as "bookingId", b.code, v.name as "venueName", c.court_number as "courtNumber",
         b.slot_date::text as "bookingDate", b.start_minute::int as "startMinute",
         case when f.kind <> 'contradiction' then null when not p.excess then 'none'
              else coalesce((select case when bool_or(r.status = 'manual') then 'failed'
                                         when bool_or(r.status in ('requested', 'submitted')) then 'pending'
                                         else 'succeeded' end
                               from refunds r where r.payment_id = p.id and r.status <> 'void'), 'pending')
         end as refund
    from (select * from reconciliation_findings`;
const FACTS = `) f
    left join admins a on a.id = f.resolved_by
    left join refunds r on r.provider_id = f.provider_id
    left join disputes d on d.id = f.provider_id
    left join payments p on p.intent_id = f.provider_id or p.id = r.payment_id or p.id = d.payment_id
    left join bookings b on b.id = coalesce(f.booking_id, p.booking_id)
    left join venues v on v.id = b.venue_id
    left join courts c on c.id = b.court_id`;

/** `$1` limit, `$2` offset. */
export const FINDINGS = {
  open: statement(
    'reports.open-findings',
    `${FINDING} where resolved_at is null order by found_at desc, id desc limit $1 offset $2 ${FACTS}
      order by f.found_at desc, f.id desc`,
  ),
  resolved: statement(
    'reports.resolved-findings',
    `${FINDING} where resolved_at is not null order by resolved_at desc, id desc limit $1 offset $2 ${FACTS}
      order by f.resolved_at desc, f.id desc`,
  ),
} as const;

export const COUNT_FINDINGS = {
  open: statement(
    'reports.count-open-findings',
    `select count(*)::int as total from reconciliation_findings where resolved_at is null`,
  ),
  resolved: statement(
    'reports.count-resolved-findings',
    `select count(*)::int as total from reconciliation_findings where resolved_at is not null`,
  ),
} as const;

/**
 * `$1` the id of a booking, or the provider's id of a charge, refund or dispute; `$2` what may be
 * the code of a booking.
 */
export const FIND_BOOKING = statement(
  'reports.find-booking-of-ledger',
  `select b.id, b.code, v.name as "venueName", v.time_zone as "timeZone", c.court_number as "courtNumber",
          c.name as "courtName", b.slot_date::text as "bookingDate", b.start_minute::int as "startMinute",
          b.total_cents as "totalCents", b.paid_cents as "paidCents"
     from bookings b join venues v on v.id = b.venue_id join courts c on c.id = b.court_id
    where b.id = coalesce(
      (select id from bookings where code = $2),
      case when $1 ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $1::text::uuid end,
      (select booking_id from payments where intent_id = $1),
      (select booking_id from refunds where provider_id = $1),
      (select booking_id from disputes where id = $1))`,
);

/** The transactions of booking `$1` with their running balance; `$2` limit, `$3` offset. */
export const BOOKING_ENTRIES = statement(
  'reports.ledger-of-booking',
  `with txns as (
     select txn, min(occurred_at) as at,
            coalesce(sum(cents) filter (where account in (${MONEY_ACCOUNTS})), 0) as cents,
            coalesce(sum(cents) filter (where account = 'provider_fees'), 0) as fee,
            coalesce(sum(cents) filter (where account = 'disputed'), 0) as disputed,
            bool_or(account = 'owed_to_payers') as owed,
            array_position(array['pay', 'fee', 'dispute', 'dispute-lost', 'dispute-regained', 'left', 'ref', 'ref-failed'],
                           split_part(txn, ':', 1)) as place
       from ledger_entries where booking_id = $1::uuid group by txn)
   select t.txn as id, t.at, t.cents, t.fee, t.disputed, t.owed as "isOwed",
          split_part(t.txn, ':', 2) as reference,
          case when t.place = 1 then p.purpose when t.place >= 7 then r.reason end as concept,
          sum(t.cents) over (order by t.at, t.place, t.txn) as balance
     from txns t
     left join payments p on t.place <= 2 and p.intent_id = split_part(t.txn, ':', 2)
     left join refunds r on t.place >= 7 and r.booking_id = $1::uuid
                        and split_part(t.txn, ':', 2) in (r.provider_id, r.failed_provider_id)
    order by t.at, t.place, t.txn limit $2 offset $3`,
);

/** The balance of each account of booking `$1`, and the number of its transactions. */
export const BOOKING_ACCOUNTS = statement(
  'reports.accounts-of-booking',
  `select count(distinct txn)::int as total,
          coalesce(sum(cents) filter (where account in (${MONEY_ACCOUNTS})), 0) as balance,
          coalesce(-sum(cents) filter (where account = 'booking_revenue'), 0) as earned,
          coalesce(-sum(cents) filter (where account = 'owed_to_payers'), 0) as owed,
          coalesce(sum(cents) filter (where account = 'provider_fees'), 0) as fees,
          coalesce(sum(cents) filter (where account = 'disputed'), 0) as disputed
     from ledger_entries where booking_id = $1::uuid`,
);
