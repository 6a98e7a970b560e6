import { addHours } from 'date-fns/addHours';
import type { Booking } from '../src/modules/bookings/index.js';
import type { VenueWithIds } from './venues-with-ids.js';

/** The play is far enough ahead for the whole time that the club gives. */
const EARLIEST_HOURS = 24;
const AT_A_VENUE = 2;

/**
 * Lets the first players whose hour is tomorrow or later pay by transfer, at the venues that take
 * transfers. Returns their bookings: they are not charged.
 */
export function expectTransfers(
  anchor: Date,
  venues: readonly VenueWithIds[],
  bookings: readonly Booking[],
): ReadonlySet<Booking> {
  const earliest = addHours(anchor, EARLIEST_HOURS);
  const expected = venues.flatMap(({ id, rules }) => {
    const rule = rules?.transfer;
    if (!rule) return [];
    const ahead = bookings.filter((booking) => {
      const { venueId, startsAt } = booking.snapshot();
      return venueId === id && startsAt > earliest;
    });
    const chosen = ahead.slice(0, AT_A_VENUE);
    for (const booking of chosen) booking.chooseTransfer(rule, anchor);
    return chosen;
  });
  return new Set(expected);
}
