import { tz, TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { es } from 'date-fns/locale/es';
import { parseISO } from 'date-fns/parseISO';

/** Opening hours of every venue: the first and the last hour that can be booked (specification §9). */
export const FIRST_HOUR = 6;
export const LAST_HOUR = 21;

/** The 16 hours of a day that can be booked. */
export const SLOT_HOURS: readonly number[] = Array.from(
  { length: LAST_HOUR - FIRST_HOUR + 1 },
  (_, index) => FIRST_HOUR + index,
);

/** One hour of one day on the venue's wall clock. `date` is `yyyy-MM-dd`. */
export interface Slot {
  readonly date: string;
  readonly hour: number;
}

/** `"18:00"` → 18; `null` for anything that is not one of the 16 hours. */
export function parseTimeSlot(text: string): number | null {
  const match = /^(\d{2}):00$/.exec(text);
  const hour = match ? Number(match[1]) : Number.NaN;
  return SLOT_HOURS.includes(hour) ? hour : null;
}

/** 6 → `"06:00"`. */
export function formatTimeSlot(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** `"2026-11-21"` where that is a day of the calendar between the years 2000 and 2999; else `null`. */
export function parseDay(text: string): string | null {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  return isValid(parseISO(text)) ? text : null;
}

/** The instant at which a slot begins in the given IANA zone. */
export function startOf(slot: Slot, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = slot.date.split('-').map(Number);
  return plain(new TZDate(year, month - 1, day, slot.hour, timeZone));
}

/** The wall-clock form of a slot, without an offset: `2026-11-21T18:00:00`. */
export function wallTime(slot: Slot): string {
  return `${slot.date}T${formatTimeSlot(slot.hour)}:00`;
}

/** The wall-clock form of an instant in a zone: `2026-11-21T18:00:00`. */
export function wallTimeOf(instant: Date, timeZone: string): string {
  return format(instant, "yyyy-MM-dd'T'HH:mm:ss", { in: tz(timeZone) });
}

/** The day that an instant falls on in a zone: `yyyy-MM-dd`. */
export function dayOf(instant: Date, timeZone: string): string {
  return format(instant, 'yyyy-MM-dd', { in: tz(timeZone) });
}

/** The day `days` after another one. */
export function daysAfter(day: string, days: number): string {
  return format(addDays(parseISO(day), days), 'yyyy-MM-dd');
}

/** `"2026-11-21"` → "sábado 21 de noviembre". */
export function dayInWords(day: string): string {
  return format(parseISO(day), "EEEE d 'de' MMMM", { locale: es });
}

function plain(date: TZDate): Date {
  return new Date(date.getTime());
}
