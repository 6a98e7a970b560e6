import { type Invariant, OWED } from './invariant.js';

/** The rules that always hold for refunds after a resale (docs/adr/0065). */
export const RESALE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'I17 a booking that keeps money has one promise of a resale if its terms say so, and no other booking has one',
    sql: `select coalesce(kept.id, w.booking_id) as what
           from (select id from bookings where resale_refund and status = 'cancelled' and close_kind = 'player'
                    and paid_cents > (paid_cents * close_percentage + 50) / 100) kept
           full join resale_promises w on w.booking_id = kept.id where kept.id is null or w.booking_id is null`,
  },
  {
    name: 'I17a a resale brings back at most what the terms kept, of each payment',
    sql: `select g.booking_id as what from (select booking_id, payment_id, sum(amount_cents) as cents
             from resale_refunds group by booking_id, payment_id) g
           join payments p on p.id = g.payment_id join bookings b on b.id = g.booking_id
           group by g.booking_id, b.paid_cents, b.close_percentage
           having sum(g.cents) > b.paid_cents - (b.paid_cents * b.close_percentage + 50) / 100
               or bool_or(g.cents > p.amount_cents or p.booking_id <> g.booking_id)`,
  },
  {
    name: 'I17b a resale brings back at most what the later booking left to the venue',
    sql: `select b.id as what from resale_refunds g join bookings b on b.id = g.resold_by
           group by b.id having sum(g.amount_cents) > b.paid_cents - case when b.status = 'cancelled'
                                  then (b.paid_cents * b.close_percentage + 50) / 100 else 0 end`,
  },
  {
    name: 'I17c only a later booking of the same time brings something back, and only by a decided promise',
    sql: `select g.booking_id as what from resale_refunds g join resale_promises w using (booking_id)
           join bookings a on a.id = g.booking_id join bookings b on b.id = g.resold_by
           where w.decided_at is null or b.court_id <> a.court_id or b.slot_date <> a.slot_date
              or b.start_minute >= a.start_minute + a.duration_minutes
              or a.start_minute >= b.start_minute + b.duration_minutes or b.closed_at < a.closed_at`,
  },
  {
    name: 'I17d what a resale brings back is refunded, less what came back in another way after the decision',
    sql: `select p.id as what from payments p
            left join (select payment_id, sum(amount_cents) as cents, max(gone_before_cents) as gone
                         from resale_refunds group by 1) g on g.payment_id = p.id
            left join (select payment_id, sum(amount_cents) filter (where reason = 'resale') as ours,
                              bool_or(status in ('requested', 'manual', 'to_hand_over')) filter (where reason = 'resale') as is_idle,
                              sum(amount_cents) filter (where reason <> 'resale') as others
                         from refunds where status in ${OWED} group by 1) r on r.payment_id = p.id
           cross join lateral (select coalesce(sum(d.withheld_cents), 0) as cents from disputes d
                                where d.payment_id = p.id and d.status = 'lost') lost
           cross join lateral (select greatest(0, g.cents - greatest(0, coalesce(r.others, 0) + lost.cents - g.gone)) as cents) due
           where (g.cents is not null or r.ours is not null)
             and (coalesce(r.ours, 0) > coalesce(g.cents, 0) or coalesce(r.ours, 0) < due.cents
                  or (r.is_idle and r.ours > due.cents))`,
  },
];
