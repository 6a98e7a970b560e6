import { statement } from '../../../../kernel/adapters/persistence/database.js';
import { isUnpaid } from '../../sql.js';

export const CLOSING_SINCE = statement(
  'bookings.closing-since',
  `select id from bookings where status = 'closing' and closed_at < $1 order by closed_at`,
);

/**
 * How many deadlines or reminders one statement returns. It is a part of the SQL, because for an
 * unknown limit PostgreSQL plans to read the whole table.
 */
export const BATCH_SIZE = 500;

/** Reads `bookings_unpaid` from where the batch before ended. */
export const DEADLINES = statement(
  'bookings.deadlines',
  `select id as "bookingId", payment_due_at as "paymentDueAt", payment_due_at::text as position from bookings
    where ${isUnpaid('bookings')} and pays_at_club_since is null and payment_due_at < $1
      and (payment_due_at, id) > ($2::timestamptz, $3::uuid)
    order by payment_due_at, id limit ${BATCH_SIZE}`,
);
export const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/** Several workers may take reminders at once: each one skips the bookings of the others. */
export const TAKE_REMINDERS = statement(
  'bookings.take-reminders',
  `with due as materialized (
     select id, remind_at,
            ${isUnpaid('bookings')} and payment_due_at > $1 as still_applies
       from bookings where remind_at < $2 order by remind_at limit ${BATCH_SIZE} for no key update skip locked
   )
   update bookings b set remind_at = null from due where b.id = due.id
   returning b.id as "bookingId", due.remind_at as "remindAt", due.still_applies as "stillApplies"`,
);
