import type { GameType } from './games';
import type { components } from '../api/schema';
import { dayOf, shiftDay, weekdayOf, type LocalDay } from './dates';
import { minutesOf } from './play';
import { minuteOf } from './slots';
import { freeHoursOf, type FreeHour, type VenueDay, type VenueTime } from './venue-day';

type Booking = Pick<
  components['schemas']['BookingBody'],
  'bookingDate' | 'timeSlot' | 'courtId' | 'gameType' | 'status' | 'createdAt'
> & { durationMinutes?: number };

/**
 * Returns the next day with the weekday of a booking, other than its own: today only if its hour is
 * still to come.
 */
export function repeatDay({ bookingDate, timeSlot }: Booking, { today, time }: VenueTime): LocalDay {
  const day = dayOf(bookingDate);
  const first = timeSlot > time ? today : shiftDay(today, 1);
  const next = shiftDay(first, (weekdayOf(day) - weekdayOf(first) + 7) % 7);
  return next === day ? shiftDay(next, 7) : next;
}

/** Returns the player's last booking that was not cancelled and did not expire. */
export function lastBooking<B extends Booking>(bookings: readonly B[]): B | null {
  const kept = bookings.filter(({ status }) => status === 'active' || status === 'completed');
  return kept.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0] ?? null;
}

/**
 * Returns the free hour of a day that is nearest to that of a booking, for the same length if the
 * venue still offers it; null if none is free.
 */
export function repeatHour(
  booking: Booking & { gameType: GameType },
  date: LocalDay,
  day: VenueDay,
  at: VenueTime,
): FreeHour | null {
  const { courtId, timeSlot, gameType } = booking;
  const distance = ({ slot }: FreeHour) => Math.abs(minuteOf(slot) - minuteOf(timeSlot));
  const asLong = freeHoursOf(courtId, date, day, at, gameType, minutesOf(booking));
  const free = asLong.length > 0 ? asLong : freeHoursOf(courtId, date, day, at, gameType);
  return free.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
