import { MINIMUM_CHARGE } from '../kernel/domain/money.js';
import type { Invariant } from './invariant.js';

/** The price by the category of the booking `b`, before its limits, rounded half up to the cent. */
const ASKED = `case when b.category -> 'price' ? 'percentage'
    then ((b.category ->> 'publicCents')::int * (100 - (b.category #>> '{price,percentage}')::int) + 50) / 100
    else ((b.category -> 'price' ->> b.game_type)::int * b.duration_minutes * 2 + 60) / 120 end`;

/** The rules for bookings that the category of a customer has priced (docs/adr/0098). */
export const CATEGORY_INVARIANTS: readonly Invariant[] = [
  {
    name: 'C1 a booking with a category costs what the category said when it was booked',
    sql: `select b.id as what from bookings b where b.category is not null
             and b.base_cents <> least((b.category ->> 'publicCents')::int, greatest(${MINIMUM_CHARGE}, ${ASKED}))`,
  },
  {
    name: 'C2 a customer has no last day without a category, and a part of another one has none',
    sql: `select id as what from customers
           where category_id is null and category_until is not null or merged_into is not null and category_id is not null`,
  },
];
