import { clockTime } from './local-time';

/**
 * Returns true if the reader's own clock shows another time at an instant (ISO with offset) than
 * the clock of the venue. Only for the browser: the server does not know the reader's zone.
 */
export function differsHere(instant: string, timeZone: string): boolean {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return clockTime(instant, here) !== clockTime(instant, timeZone);
}
