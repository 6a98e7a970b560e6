import { shiftDay, type LocalDay } from './dates';
import { minuteOf } from './slots';
import type { VenueTime } from './venue-day';

/** Later, a freed hour goes on sale at once and is not offered to the line. */
const noticeMinutes = 90;

/** Returns the starts of a day, `HH:mm`, that the server lets a player wait for. */
export function waitableStarts(
  starts: readonly string[],
  date: LocalDay,
  { today, time }: VenueTime,
): string[] {
  if (date > shiftDay(today, 1)) return [...starts];
  const midnight = date === today ? 0 : 24 * 60;
  return starts.filter((start) => midnight + minuteOf(start) - minuteOf(time) >= noticeMinutes);
}
