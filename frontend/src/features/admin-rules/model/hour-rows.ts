import { WEEKDAYS, type Interval, type OpeningHours, type Weekday } from '../types';
import { dayOfIntervals, intervalsOfDay } from './week';

/** The days of a week that share their hours. Without an interval they are closed. */
export interface HourRow {
  days: readonly Weekday[];
  open: readonly Interval[];
}

/** Returns the rows of a week in the order of their first days. */
export function rowsOfHours(hours: OpeningHours): HourRow[] {
  const keyOf = (day: Weekday) => JSON.stringify(hours[day]);
  return [...new Set(WEEKDAYS.map(keyOf))].map((key) => {
    const days = WEEKDAYS.filter((day) => keyOf(day) === key);
    return { days, open: days[0] ? hours[days[0]] : [] };
  });
}

/**
 * Gives a row its new days and hours. A day that leaves the row closes; one that joins it leaves
 * its own row. `before` is null for a new row.
 */
export function withRow(hours: OpeningHours, before: HourRow | null, after: HourRow): OpeningHours {
  const open = intervalsOfDay(dayOfIntervals(after.open));
  const gone = (before?.days ?? []).filter((day) => !after.days.includes(day));
  return {
    ...hours,
    ...Object.fromEntries(gone.map((day) => [day, []])),
    ...Object.fromEntries(after.days.map((day) => [day, open])),
  };
}
