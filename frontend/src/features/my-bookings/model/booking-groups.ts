import type { components } from '../../../shared/api/schema';
import { usualMinutes } from '../../../shared/model/play';

type Dated = Pick<components['schemas']['BookingBody'], 'status' | 'startsAt'>;
export type DatedBooking = Dated & { durationMinutes?: number };

export interface BookingGroups<Booking> {
  upcoming: Booking[];
  past: Booking[];
  released: Booking[];
}

const minuteInMs = 60_000;

/**
 * Groups the bookings into upcoming ones, the next one first, and past and released ones, the
 * latest first. A booking is past when its play has ended.
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
  const isOver = booking.status === 'completed' || endOf(booking) <= now.getTime();
  return isOver ? 'past' : 'upcoming';
}

function endOf(booking: DatedBooking): number {
  return startOf(booking) + (booking.durationMinutes ?? usualMinutes) * minuteInMs;
}

function startOf(booking: DatedBooking): number {
  return Date.parse(booking.startsAt);
}
