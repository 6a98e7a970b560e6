import { isUnpaid } from '../modules/bookings/sql.js';
import type { Invariant } from './invariant.js';

/** The invariants of bookings whose friends pay until after the play (docs/adr/0102). */
export const GUARANTEE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'G1 no booking ends at a deadline that came after its start',
    sql: `select id as what from bookings where status = 'expired' and payment_due_at > starts_at`,
  },
  {
    name: 'G2 a booking whose deadline a guarantee has moved has a hold on a card until it is paid',
    sql: `select b.id as what from bookings b
           where b.guaranteed_at is not null and ${isUnpaid('b')}
             and not exists (select from payments p
                              where p.booking_id = b.id and p.purpose = 'guarantee' and p.status = 'held')`,
  },
];
