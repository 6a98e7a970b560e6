import { dayOf, type LocalDay } from '../../../shared/model/dates';
import type { components } from '../../../shared/api/schema';

export type CalendarEntry = components['schemas']['CalendarEntryBody'];

/** The bookings of each day that has any, sorted by day and hour. */
export type BookingsByDay = ReadonlyMap<LocalDay, readonly CalendarEntry[]>;

/** How many bookings a cell of the calendar names; it only counts the others (specification §9). */
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

/** Returns what a cell shows: the first three bookings and the number of the others. */
export function dayExcerpt(entries: readonly CalendarEntry[]): {
  named: readonly CalendarEntry[];
  more: number;
} {
  return { named: entries.slice(0, namedPerDay), more: Math.max(0, entries.length - namedPerDay) };
}
