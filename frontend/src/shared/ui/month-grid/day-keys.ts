import { shiftDay, shiftDayByMonths, weekdayOf, type LocalDay } from '../../model/dates';

/**
 * Returns the day that a key of the ARIA date-grid pattern leads to, or null for every other key.
 */
export function dayAfterKey(key: string, day: LocalDay): LocalDay | null {
  switch (key) {
    case 'ArrowLeft':
      return shiftDay(day, -1);
    case 'ArrowRight':
      return shiftDay(day, 1);
    case 'ArrowUp':
      return shiftDay(day, -7);
    case 'ArrowDown':
      return shiftDay(day, 7);
    case 'Home':
      return shiftDay(day, 1 - weekdayOf(day));
    case 'End':
      return shiftDay(day, 7 - weekdayOf(day));
    case 'PageUp':
      return shiftDayByMonths(day, -1);
    case 'PageDown':
      return shiftDayByMonths(day, 1);
    default:
      return null;
  }
}

/** Returns the nearest day within the limits. */
export function within(day: LocalDay, first: LocalDay, last: LocalDay): LocalDay {
  if (day < first) return first;
  return day > last ? last : day;
}
