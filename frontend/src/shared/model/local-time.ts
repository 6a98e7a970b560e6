import { serverNow } from '../time/server-time';

/** A calendar day of the venue, "yyyy-MM-dd", without a zone. */
export type LocalDay = string;
/** A calendar month, "yyyy-MM". */
export type LocalMonth = string;

/** Returns the current day in a time zone. */
export function todayIn(timeZone: string, now = new Date(serverNow())): LocalDay {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

/** Returns the time of an instant (ISO with offset, or a Date) in a time zone, e.g. "18:05". */
export function clockTime(instant: string | Date, timeZone: string): string {
  const clock = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('es', clock).format(new Date(instant));
}

/** Returns the day of a local time: "2026-11-21T18:00:00" → "2026-11-21". */
export function dayOf(bookingDate: string): LocalDay {
  return bookingDate.slice(0, 10);
}

/** Returns the time of a local time: "2026-11-21T18:00:00" → "18:00". */
export function timeOf(localTime: string): string {
  return localTime.slice(11, 16);
}

export function monthOf(day: LocalDay): LocalMonth {
  return day.slice(0, 7);
}
