import { addMinutes } from 'date-fns/addMinutes';
import type { Booking } from '../src/modules/bookings/index.js';
import { randomFrom } from './art/random.js';
import type { VenueWithIds } from './venues-with-ids.js';

/** A row of the table `reviews`. */
export interface Review {
  readonly bookingId: string;
  readonly venueId: string;
  readonly stars: number;
  readonly createdAt: Date;
}

/** The distribution of stars: most reviews are good. */
const STARS = [5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2] as const;

/** Returns reviews of some of the hours that were played before the anchor. */
export function reviewsAt(
  anchor: Date,
  venues: readonly VenueWithIds[],
  bookings: readonly Booking[],
): Review[] {
  const rated = new Set(venues.filter(({ reviewed }) => reviewed).map(({ id }) => id));
  return bookings.flatMap((booking) => {
    const { id, venueId, startsAt, durationMinutes } = booking.snapshot();
    const random = randomFrom(`review:${id}`);
    const createdAt = addMinutes(startsAt, durationMinutes + random.between(10, 1500));
    if (!rated.has(venueId) || createdAt > anchor || !random.chance(0.3)) return [];
    return [{ bookingId: id, venueId, stars: random.pick(STARS), createdAt }];
  });
}
