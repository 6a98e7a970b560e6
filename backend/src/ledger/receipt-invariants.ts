import type { Invariant } from './invariant.js';

/** How customers' money came and went since receipts exist, by the ledger. */
const MOVED = `(
  select l.txn, l.booking_id, l.cents, l.occurred_at, coalesce(b.venue_id, s.venue_id) as venue_id,
         case l.account when 'provider' then 'card' else l.account end as means,
         case split_part(l.txn, ':', 1) when 'pay' then 'payment' when 'sale' then 'payment' when 'ref' then 'refund'
              when 'sale-back' then 'refund' when 'ref-failed' then 'refund_failed' end as kind
    from ledger_entries l left join bookings b on b.id = l.booking_id
    left join counter_sales s on l.booking_id is null and s.id::text = split_part(l.txn, ':', 2)
   where l.since_receipts and (l.account in ('cash', 'transfer', 'terminal')
      or l.account = 'provider' and split_part(l.txn, ':', 1) not in ('fee', 'dispute')))`;
/** The money that a document adds to its day. */
const SIGNED = `case when r.kind = 'refund' then -r.cents else r.cents end`;
const dayOf = (instant: string): string => `(${instant} at time zone v.time_zone)::date`;

/** The rules of receipts and credit notes (docs/adr/0100). */
export const RECEIPT_INVARIANTS: readonly Invariant[] = [
  // A venue may have had an earlier series (docs/operations.md), which no counter names.
  {
    name: 'R1 each series of receipts and credit notes is numbered without gaps, as its venue counts',
    sql: `select coalesce(issued.series, counted.series) as what
            from (select series, min(venue_id::text) as venue, max(venue_id::text) as other, max(number) as last,
                         count(*) as written, count(distinct number) as different
                    from receipts group by series) issued
            full join (
              select c.series, s.venue_id::text as venue, c.last from receipt_series s
               cross join lateral (values
                 (lpad(s.series::text, greatest(3, length(s.series::text)), '0'), s.last_receipt),
                 ('C' || lpad(s.series::text, greatest(3, length(s.series::text)), '0'), s.last_credit_note)) c (series, last)
               where c.last > 0) counted on counted.series = issued.series
           where (issued.venue, issued.last, written, different) is distinct from (other, written, different, issued.last)
              or counted.series is not null
                 and (issued.venue, issued.last) is distinct from (counted.venue, counted.last)`,
  },
  {
    name: 'R2 each movement of a customer’s money has exactly one document, which says the same',
    sql: `select coalesce(l.txn, r.txn) as what from ${MOVED} l full join receipts r on r.txn = l.txn
           where (l.venue_id, l.booking_id, l.kind, l.means, abs(l.cents), l.occurred_at, sign(l.cents)) is distinct from
                 (r.venue_id, r.booking_id, r.kind, r.means, r.cents, r.issued_at, case r.kind when 'refund' then -1 else 1 end)`,
  },
  {
    name: 'R3 receipts less credit notes are the money of each day, venue and means',
    sql: `select concat_ws(' ', venue_id, day, means) as what from (
             select l.venue_id, ${dayOf('l.occurred_at')} as day, l.means, l.cents
               from ${MOVED} l left join venues v on v.id = l.venue_id
             union all
             select r.venue_id, ${dayOf('r.issued_at')}, r.means, -(${SIGNED})
               from receipts r join venues v on v.id = r.venue_id) moved
           group by venue_id, day, means having sum(cents) <> 0`,
  },
  {
    name: 'R4 a credit note names the receipt of its payment, and a returned refund its credit note',
    sql: `select r.txn as what from receipts r left join receipts n on n.txn = r.corrects
           where case split_part(r.txn, ':', 1)
                   when 'sale-back' then n.txn is distinct from 'sale:' || substr(r.txn, 11)
                   when 'ref-failed' then n.txn is distinct from (
                          select l.txn from ledger_entries l
                           where l.txn = 'ref:' || substr(r.txn, 12) and l.since_receipts limit 1)
                   when 'ref' then n.txn is null and not exists (
                          select from ledger_entries l
                           where l.booking_id = r.booking_id and l.txn like 'pay:%' and not l.since_receipts)
                     or n.kind <> 'payment' or exists (
                          select from refunds f join payments p on p.id = f.payment_id
                           where f.booking_id = r.booking_id and substr(r.txn, 5) in (f.provider_id, f.failed_provider_id)
                             and 'pay:' || p.intent_id <> n.txn)
                   else r.corrects is not null end
              or n.booking_id is distinct from r.booking_id and n.txn is not null
              or n.venue_id <> r.venue_id`,
  },
  {
    name: 'R5 the credit notes of a receipt that were not cancelled are at most its amount',
    sql: `select r.txn as what from receipts r join receipts n on n.corrects = r.txn and n.kind = 'refund'
            left join receipts c on c.corrects = n.txn
           group by r.txn, r.cents having sum(n.cents - coalesce(c.cents, 0)) > r.cents`,
  },
  {
    name: 'R7 each sale of the counter and each that was given back is in the ledger once, as it was made',
    sql: `select coalesce(l.txn, made.txn) as what from (
             select 'sale:' || id as txn, method, cents, sold_at as at from counter_sales
             union all
             select 'sale-back:' || s.id, s.method, -s.cents, b.returned_at
               from counter_returns b join counter_sales s on s.id = b.sale_id) made
            full join (select txn, account, cents, occurred_at from ledger_entries
                        where booking_id is null and account <> 'counter_revenue') l on l.txn = made.txn
           where (l.account, l.cents, l.occurred_at) is distinct from (made.method, made.cents, made.at)
          union all
          select txn from ledger_entries where (account = 'counter_revenue') <> (booking_id is null)
             and (account = 'counter_revenue' or account not in ('cash', 'transfer', 'terminal'))`,
  },
  {
    name: 'R6 the lines of a receipt add up to its amount',
    sql: `select r.txn as what from receipts r where r.cents <> (
             select coalesce(sum((line ->> 'cents')::int), 0) from jsonb_array_elements(r.lines) line)`,
  },
];
