/**
 * The rules of bookings as SQL, for the statements of this module and of those after it. Each
 * function takes the alias of the table.
 */

/** True if something of the price is missing (`Booking.missingCents`). */
export const isIncomplete = (booking: string): string => `${booking}.paid_cents < ${booking}.total_cents`;

/** True if nothing is missing. */
export const isPaid = (booking: string): string => `${booking}.paid_cents >= ${booking}.total_cents`;

/** True if the booking is held and something is missing. `bookings_unpaid` has the same words. */
export const isUnpaid = (booking: string): string =>
  `${booking}.status = 'active' and ${isIncomplete(booking)}`;

/** True if the venue, or the category that has priced the booking, lets its player settle there. */
export const mayPayAtClub = (booking: string, venue: string): string =>
  `coalesce((${venue}.rules ->> 'payAtClub')::boolean, false)
     or coalesce((${booking}.category ->> 'payAtClub')::boolean, false)`;
