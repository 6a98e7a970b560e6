import type { components } from '../../../shared/api/schema';

export type DatedBooking = Pick<components['schemas']['BookingBody'], 'status' | 'startsAt'>;

export interface BookingGroups<Booking> {
  upcoming: Booking[];
  past: Booking[];
  released: Booking[];
}

const hourInMs = 3_600_000;

/**
 * Groups the bookings into upcoming ones, the next one first, and past and released ones, the
 * latest first. A booking is past when its hour has ended.
 */
export function groupBookings<Booking extends DatedBooking>(
  bookings: readonly Booking[],
  now: Date,
): BookingGroups<Booking> {
  const soonestFirst = [...bookings].sort((one, other) => startOf(one) - startOf(other));
  const latestFirst = soonestFirst.toReversed();
  return {
    upcoming: soonestFirst.filter((booking) => groupOf(booking, now) === 'upcoming'),
    past: latestFirst.filter((booking) => groupOf(booking, now) === 'past'),
    released: latestFirst.filter((booking) => groupOf(booking, now) === 'released'),
  };
}

function groupOf(booking: DatedBooking, now: Date): keyof BookingGroups<unknown> {
  if (booking.status === 'cancelled' || booking.status === 'expired') return 'released';
  const isOver = booking.status === 'completed' || startOf(booking) + hourInMs <= now.getTime();
  return isOver ? 'past' : 'upcoming';
}

function startOf(booking: DatedBooking): number {
  return Date.parse(booking.startsAt);
}
