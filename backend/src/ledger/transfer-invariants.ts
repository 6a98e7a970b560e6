import type { Invariant } from './invariant.js';

/** The invariants of bookings that are paid by transfer (docs/adr/0101). */
export const TRANSFER_INVARIANTS: readonly Invariant[] = [
  {
    name: 'B1 a booking that waits for a transfer has a deadline, and no places that friends pay',
    sql: `select b.id as what from bookings b where b.transfer is not null
            and (b.pays_at_club_since is not null or b.payment_due_at > b.starts_at
                 or exists (select from shared_links l where l.booking_id = b.id))`,
  },
  {
    name: 'B2 no saved card pays what a club expects as a transfer',
    sql: `select p.id as what from payments p join bookings b on b.id = p.booking_id
           where p.purpose in ('deadline', 'guarantee') and b.transfer is not null
             and p.created_at > (b.transfer ->> 'since')::timestamptz`,
  },
  {
    name: 'B3 a reference belongs to money that the desk has taken',
    sql: `select id as what from payments where desk_reference is not null and purpose <> 'desk'`,
  },
];
