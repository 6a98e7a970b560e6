import { CLUB_INVARIANTS } from './club-invariants.js';
import { DISCOUNT_INVARIANTS } from './discount-invariants.js';
import { type Invariant, OWED } from './invariant.js';
import { RESALE_INVARIANTS } from './resale-invariants.js';
import { strangerInvariants } from './stranger-invariants.js';
import { WAITING_INVARIANTS } from './waiting-invariants.js';
import { isCounted } from '../modules/payments/sql.js';

/** The account where the money of the payment `p` is. */
const ACCOUNT = `case when p.method = 'card' then 'provider' else p.method end`;

/**
 * Each payment that a released booking counted: the amount to refund, our refunds, and refunds made
 * elsewhere.
 */
const RELEASED = `
  select b.id as what, b.due, p.amount_cents, coalesce(b.due::numeric * p.amount_cents / nullif(b.paid_cents, 0), 0) as part,
         coalesce(sum(r.amount_cents) filter (where r.reason in ('cancelled', 'expired')), 0) as ours,
         coalesce(sum(r.amount_cents) filter (where r.reason = 'outside'), 0) as outside, coalesce((
           select sum(d.withheld_cents) from disputes d where d.payment_id = p.id and d.status = 'lost'), 0) as lost
    from (select *, (paid_cents * close_percentage + 50) / 100 as due from bookings
           where status in ('cancelled', 'expired')) b
    left join payments p on p.booking_id = b.id and ${isCounted('p')}
    left join refunds r on r.payment_id = p.id and r.status in ${OWED}
   group by b.id, b.due, b.paid_cents, p.id, p.amount_cents`;

/**
 * The rules that always hold for money and hours. `npm run ledger:check` and every test check them.
 */
const INVARIANTS: readonly Invariant[] = [
  {
    name: 'I1 a half hour of a court is sold once',
    sql: `select min(b.id::text) as what from bookings b
            cross join generate_series(b.start_minute / 30, (b.start_minute + b.duration_minutes) / 30 - 1) half_hour
           where b.status in ('active', 'closing') group by b.court_id, b.slot_date, half_hour having count(*) > 1`,
  },
  {
    name: 'I1b every active or closing booking holds exactly its half hours, and no other booking holds one',
    sql: `select coalesce(named.id, held.booking_id) as what
           from (select b.id, b.court_id, b.slot_date, half_hour from bookings b
                  cross join generate_series(b.start_minute / 30, (b.start_minute + b.duration_minutes) / 30 - 1) half_hour
                  where b.status in ('active', 'closing')) named
           full join (select * from half_hour_claims where booking_id is not null) held
             on held.booking_id = named.id and held.court_id = named.court_id
            and held.slot_date = named.slot_date and held.half_hour = named.half_hour
           where named.id is null or held.booking_id is null`,
  },
  {
    name: 'I1c a block holds exactly its half hours until it is removed',
    sql: `select coalesce(named.id, held.block_id) as what
           from (select b.id, b.court_id, day::date as slot_date, half_hour from hour_blocks b
                  cross join generate_series(b.first_date::timestamp, b.last_date, '1 day') day
                  cross join generate_series(b.start_minute / 30, b.end_minute / 30 - 1) half_hour where b.removed_at is null) named
           full join (select * from half_hour_claims where block_id is not null) held
             on held.block_id = named.id and held.court_id = named.court_id
            and held.slot_date = named.slot_date and held.half_hour = named.half_hour
           where named.id is null or held.block_id is null`,
  },
  {
    name: 'I1d the half hours of a booking that was cancelled in favour of a block went to that block',
    sql: `select b.id as what from bookings b left join hour_blocks k on k.id = (b.next_block ->> 'id')::uuid
           where b.status = 'cancelled' and b.next_block is not null
             and (k.court_id, k.first_date, k.last_date, k.start_minute, k.end_minute) is distinct from
                 (b.court_id, b.slot_date, b.slot_date, b.start_minute, b.start_minute + b.duration_minutes)`,
  },
  {
    name: 'I2 the paid amount of a booking is the sum of its payments',
    sql: `select b.id as what from bookings b left join payments p
           on p.booking_id = b.id and ${isCounted('p')}
           group by b.id having b.paid_cents <> coalesce(sum(p.amount_cents), 0)`,
  },
  {
    name: 'I3 the paid amount is at most the total',
    sql: `select id as what from bookings where paid_cents > total_cents`,
  },
  {
    name: 'I4 the refunds of a payment are at most its amount',
    sql: `select p.id as what from payments p join refunds r on r.payment_id = p.id and r.status in ${OWED}
           group by p.id having sum(r.amount_cents) > p.amount_cents`,
  },
  {
    name: 'I5 only received payments are refunded',
    sql: `select r.id as what from refunds r join payments p on p.id = r.payment_id where p.status not in ('succeeded', 'contradicted')`,
  },
  {
    name: 'I6 a code counts its uses correctly and stays within its limit',
    sql: `select c.id as what from discount_codes c
           left join redemptions r on r.code_id = c.id and r.status = 'live' group by c.id
           having c.usage_count <> count(r.id) or count(r.id) > c.max_usage`,
  },
  {
    name: 'I7 the shares of a link add up to its total and differ by one cent at most',
    sql: `select l.id as what from shared_links l join shares s on s.link_id = l.id
           join bookings b on b.id = l.booking_id group by l.id, b.total_cents
           having sum(s.amount_cents) <> b.total_cents or max(s.amount_cents) - min(s.amount_cents) > 1`,
  },
  {
    name: 'I8 the paid places of a payment cost exactly its amount, and it counts for their booking',
    sql: `select s.link_id as what from shares s join shared_links l on l.id = s.link_id
            left join payments p on p.id = s.payment_id and p.booking_id = l.booking_id
                                and ${isCounted('p')}
           where s.status = 'paid' group by s.link_id, s.payment_id, p.id, p.amount_cents
           having p.id is null or sum(s.amount_cents) <> p.amount_cents`,
  },
  {
    name: 'I8a reserved places have an unfinished payment of their price, and a player reserves with one payment',
    sql: `select s.link_id as what from shares s left join payments p
           on p.id = s.payment_id and p.status in ('creating', 'open', 'processing')
           where s.status = 'reserved' group by s.link_id, s.player_id
           having count(distinct s.payment_id) > 1 or count(p.id) < count(*) or sum(s.amount_cents) <> max(p.asked_cents)`,
  },
  {
    name: 'I8c a payment of places that counts has its places',
    sql: `select p.id as what from payments p where p.purpose = 'share' and ${isCounted('p')}
            and not exists (select from shares s where s.payment_id = p.id and s.status = 'paid')`,
  },
  {
    name: 'I8b the rest and a place of a link are never paid at the same time',
    sql: `select p.id as what from payments p join shared_links l on l.booking_id = p.booking_id
           join shares s on s.link_id = l.id and s.status = 'reserved'
           where p.purpose = 'full' and p.status in ('creating', 'open', 'processing')`,
  },
  {
    name: 'I9 an expired booking keeps no money, and a cancelled one keeps what its terms say',
    sql: `select what from (${RELEASED}) released group by what, due
           having sum(outside) = 0 and sum(lost) = 0 and sum(ours) <> due`,
  },
  {
    name: 'I9a after a refund at the provider or a lost dispute each payer has what the terms say, and the server sent only the rest',
    sql: `select what from (${RELEASED}) released where outside + lost > 0 and
           (ours + outside + lost < floor(part) or ours > ceil(part) or ours + outside > amount_cents)`,
  },
  {
    name: 'I9b a payment in excess is refunded in full',
    sql: `select p.id as what from payments p left join refunds r on r.payment_id = p.id and r.status in ${OWED}
           where p.status in ('succeeded', 'contradicted') and p.excess group by p.id
           having coalesce(sum(r.amount_cents), 0) + coalesce((select sum(d.withheld_cents) from disputes d
                    where d.payment_id = p.id and d.status = 'lost'), 0) <> p.amount_cents`,
  },
  {
    name: 'I10 a released booking has no payment in progress',
    sql: `select p.id as what from payments p join bookings b on b.id = p.booking_id
           where b.status in ('cancelled', 'expired') and p.status in ('creating', 'open', 'processing', 'held')`,
  },
  {
    name: 'I11 every transaction of the ledger balances',
    sql: `select txn as what from ledger_entries group by txn having sum(cents) <> 0`,
  },
  {
    name: 'I12 every payment is in the ledger, with its amount',
    sql: `select p.id as what from payments p left join ledger_entries l
           on l.txn = 'pay:' || p.intent_id and l.account = ${ACCOUNT}
           where (p.status = 'succeeded' or p.taken_currency = 'USD')
             and l.cents is distinct from p.amount_cents`,
  },
  {
    name: 'I12b every payment in the ledger exists',
    sql: `select l.txn as what from ledger_entries l where l.txn like 'pay:%' and not exists
           (select from payments p where 'pay:' || p.intent_id = l.txn
               and (p.status = 'succeeded' or p.taken_currency = 'USD'))`,
  },
  {
    name: 'I12c every completed refund is in the ledger, with its amount',
    sql: `select r.id as what from refunds r join payments p on p.id = r.payment_id left join ledger_entries l
           on l.txn = 'ref:' || r.provider_id and l.account = ${ACCOUNT}
           where r.status = 'succeeded' and coalesce(p.taken_currency, 'USD') = 'USD' and l.cents is distinct from -r.amount_cents`,
  },
  {
    name: 'I12d every refund in the ledger exists or has failed',
    sql: `select l.txn as what from ledger_entries l where l.txn like 'ref:%' and not exists
           (select from refunds r where 'ref:' || r.provider_id = l.txn and r.status = 'succeeded') and not exists
           (select from ledger_entries f where f.txn = 'ref-failed:' || substr(l.txn, 5))`,
  },
  {
    name: 'I12e the ledger contains the fee of every charge and dispute',
    sql: `select booking_id as what from (
             select booking_id, cents from ledger_entries where account = 'provider_fees'
             union all select booking_id, -fee_cents from payments where fee_cents is not null
             union all select d.booking_id, -d.fee_cents from disputes d join payments p on p.id = d.payment_id
               where coalesce(p.taken_currency, 'USD') = 'USD') fee
           group by booking_id having sum(cents) <> 0`,
  },
  {
    name: 'I12f the disputed money in the ledger is what banks withhold in disputes that are not lost',
    sql: `select booking_id as what from (
             select booking_id, cents from ledger_entries where account = 'disputed'
             union all select d.booking_id, -d.withheld_cents from disputes d
               join payments p on p.id = d.payment_id
              where d.status <> 'lost' and coalesce(p.taken_currency, 'USD') = 'USD') held
           group by booking_id having sum(cents) <> 0`,
  },
  {
    name: 'I12g every payment that contradicts ours was reported to the admins',
    sql: `select p.id as what from payments p where p.status = 'contradicted' and not exists (
             select from reconciliation_findings f where f.kind = 'contradiction' and f.provider_id = p.intent_id)`,
  },
  {
    name: 'I12i what the ledger owes to payers is what arrived for no booking and has not gone back',
    sql: `select booking_id as what from (
             select booking_id, cents from ledger_entries where account = 'owed_to_payers'
             union all select booking_id, amount_cents from payments
               where (excess or status = 'contradicted') and coalesce(taken_currency, 'USD') = 'USD'
             union all select p.booking_id, -r.amount_cents from refunds r join payments p on p.id = r.payment_id
               where r.status = 'succeeded' and (p.excess or p.status = 'contradicted') and coalesce(p.taken_currency, 'USD') = 'USD'
             union all select d.booking_id, -d.withheld_cents from disputes d join payments p on p.id = d.payment_id
               where d.status = 'lost' and (p.excess or p.status = 'contradicted') and coalesce(p.taken_currency, 'USD') = 'USD') owed
           group by booking_id having sum(cents) <> 0`,
  },
  {
    name: "I13 the start of a booking ahead is its minute in the venue's local time",
    sql: `select b.id as what from bookings b join venues v on v.id = b.venue_id
           where b.status in ('active', 'closing') and b.starts_at > now()
             and b.starts_at <> (b.slot_date + make_interval(mins => b.start_minute)) at time zone v.time_zone`,
  },
  {
    name: 'I12h money is in an account of the desk exactly if an admin has taken it or given it back there',
    sql: `select l.txn as what from ledger_entries l
           left join payments p on l.txn = 'pay:' || p.intent_id
           left join refunds r on l.txn = 'ref:' || r.provider_id
           left join counter_sales s on l.booking_id is null and s.id::text = split_part(l.txn, ':', 2)
           where l.account in ('cash', 'transfer', 'terminal')
             and p.taken_by is null and r.handed_over_by is null and s.sold_by is null`,
  },
  {
    name: 'I16 a booking that pays at the club never ends at a deadline',
    sql: `select id as what from bookings where pays_at_club_since is not null and close_kind = 'deadline'`,
  },
  {
    name: 'I14 a deleted court has no future booking',
    sql: `select b.id as what from bookings b join courts c on c.id = b.court_id
           where c.archived_at is not null and b.status = 'active' and b.starts_at > c.archived_at`,
  },
  {
    name: 'I15 the discount of a booking is the amount of its live redemption',
    sql: `select b.id as what from bookings b left join redemptions r on r.booking_id = b.id and r.status = 'live'
           where b.status in ('active', 'closing') and b.discount_cents <> coalesce(r.amount_cents, 0)`,
  },
];

/** An invariant and its present violations; none if it holds. */
export interface InvariantReport {
  readonly name: string;
  readonly violations: string[];
}

/**
 * Checks every invariant. `query` runs SQL and returns its rows.
 * @param unpaidPerAddress the limit of the installation (`UNPAID_HOLDS_PER_ADDRESS`)
 */
export async function checkInvariants(
  query: (sql: string) => Promise<{ what: string }[]>,
  unpaidPerAddress: number,
): Promise<InvariantReport[]> {
  const reports: InvariantReport[] = [];
  const strangers = strangerInvariants(unpaidPerAddress);
  for (const { name, sql } of INVARIANTS.concat(
    DISCOUNT_INVARIANTS,
    RESALE_INVARIANTS,
    WAITING_INVARIANTS,
    CLUB_INVARIANTS,
    strangers,
  )) {
    reports.push({ name, violations: (await query(sql)).map(({ what }) => what) });
  }
  return reports;
}
