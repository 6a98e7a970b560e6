import type { Invariant } from './invariant.js';

/** The rules of the cash in tills (docs/adr/0099). */
export const TILL_INVARIANTS: readonly Invariant[] = [
  {
    name: 'T1 every cash entry of the ledger belongs to exactly one till, or to none if its venue uses none',
    sql: `select coalesce(l.txn, e.txn) as what from (select txn from ledger_entries where account = 'cash') l
            full join till_entries e on e.txn = l.txn where l.txn is null or e.txn is null
          union all
          select e.txn from till_entries e join till_shifts s on s.id = e.shift_id join tills t on t.id = s.till_id
            join ledger_entries l on l.txn = e.txn and l.account = 'cash' left join bookings b on b.id = l.booking_id
            left join counter_sales c on l.booking_id is null and c.id::text = split_part(l.txn, ':', 2)
           where coalesce(b.venue_id, c.venue_id) is distinct from t.venue_id`,
  },
  {
    name: 'T2 a closed sheet says what the ledger and the movements of its shift say',
    sql: `select h.shift_id as what from till_sheets h join till_shifts s on s.id = h.shift_id
            left join lateral (
              select coalesce(sum(l.cents) filter (where l.cents > 0), 0) as taken,
                     coalesce(-sum(l.cents) filter (where l.cents < 0), 0) as back
                from till_entries e join ledger_entries l on l.txn = e.txn and l.account = 'cash'
               where e.shift_id = h.shift_id) cash on true
            left join lateral (
              select coalesce(sum(cents), 0) as moved from till_movements where shift_id = h.shift_id) m on true
           where (h.taken_cents, h.given_back_cents, h.moved_cents, h.expected_cents) is distinct from
                 (cash.taken, cash.back, m.moved, s.opening_cents + cash.taken - cash.back + m.moved)
              or h.till_id <> s.till_id`,
  },
  {
    name: 'T3 a till has one open shift at most, the one that it names, and every other one has a sheet',
    sql: `select s.id as what from till_shifts s join tills t on t.id = s.till_id
            left join till_sheets h on h.shift_id = s.id
           where (h.shift_id is null) <> (t.open_shift_id is not distinct from s.id)`,
  },
  {
    name: 'T4 the sheets of a till are numbered without gaps',
    sql: `select till_id as what from till_sheets group by till_id having max(number) <> count(*) or min(number) <> 1`,
  },
];
