import { dayOf, type LocalDay } from '../../../shared/model/dates';
import type { CalendarEntry } from '../types';

/** Bookings of each day that has any, days and hours in order. */
export type BookingsByDay = ReadonlyMap<LocalDay, readonly CalendarEntry[]>;

/** How many bookings a day of the calendar names before it only counts them (specification §9). */
const namedPerDay = 3;

export function groupByDay(entries: readonly CalendarEntry[]): BookingsByDay {
  const ordered = entries.toSorted(
    (one, other) =>
      one.bookingDate.localeCompare(other.bookingDate) || one.court.courtNumber - other.court.courtNumber,
  );
  const byDay = new Map<LocalDay, CalendarEntry[]>();
  for (const entry of ordered) {
    const day = dayOf(entry.bookingDate);
    byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  return byDay;
}

/** What a day's cell has room for: the first three, and how many more there are. */
export function dayExcerpt(entries: readonly CalendarEntry[]): {
  named: readonly CalendarEntry[];
  more: number;
} {
  return { named: entries.slice(0, namedPerDay), more: Math.max(0, entries.length - namedPerDay) };
}
