import { useNow } from './clock';
import { clockTime, todayIn } from './local-time';
import type { VenueTime } from './venue-day';

/** Returns the day and the time of the venue. They change with the clock. */
export function useVenueTime(timeZone: string): VenueTime {
  const now = useNow();
  return { today: todayIn(timeZone, now), time: clockTime(now, timeZone) };
}
