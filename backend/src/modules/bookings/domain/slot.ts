import { TZDate, tzOffset } from '@date-fns/tz';
import { addHours } from 'date-fns/addHours';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { es } from 'date-fns/locale/es';
import { parseISO } from 'date-fns/parseISO';

/**
 * Opening hours of every venue: the first and the last hour that can be booked (specification §9).
 */
const FIRST_HOUR = 6;
const LAST_HOUR = 21;

/** Every booking lasts this long. */
const SLOT_LENGTH_HOURS = 1;

/** The 16 hours of a day that can be booked. */
export const SLOT_HOURS: readonly number[] = Array.from(
  { length: LAST_HOUR - FIRST_HOUR + 1 },
  (_, index) => FIRST_HOUR + index,
);

/** The length of every booking, in minutes. */
export const SLOT_MINUTES = SLOT_LENGTH_HOURS * 60;

/** When every venue is open: the last booking begins at 21:00 and ends at 22:00. */
export const OPENING_HOURS: readonly [from: string, to: string] = [
  formatTimeSlot(FIRST_HOUR),
  formatTimeSlot(LAST_HOUR + SLOT_LENGTH_HOURS),
];

/** One hour of one day in the venue's local time. `date` is `yyyy-MM-dd`. */
export interface Slot {
  readonly date: string;
  readonly hour: number;
}

/** Parses `"18:00"` to 18. Returns `null` if the text is not one of the 16 hours. */
export function parseTimeSlot(text: string): number | null {
  const match = /^(\d{2}):00$/.exec(text);
  const hour = match ? Number(match[1]) : Number.NaN;
  return SLOT_HOURS.includes(hour) ? hour : null;
}

/** Formats 6 as `"06:00"`. */
export function formatTimeSlot(hour: number): string {
  return `${hour < 10 ? '0' : ''}${hour}:00`;
}

/** Returns the time at which a slot ends: `"06:00"` gives `"07:00"`. */
function endOfSlot(timeSlot: string): string {
  return formatTimeSlot(Number(timeSlot.slice(0, 2)) + SLOT_LENGTH_HOURS);
}

/** Returns the instant at which a slot ends that begins at the given instant. */
export function endOf(startsAt: Date): Date {
  return addHours(startsAt, SLOT_LENGTH_HOURS);
}

/** Formats a slot as the letters show it: `"06:00"` gives `"06:00 a 07:00"`. */
export function formatSlotRange(timeSlot: string): string {
  return `${timeSlot} a ${endOfSlot(timeSlot)}`;
}

/** Returns the text if it is a calendar day (`yyyy-MM-dd`) from 2000 to 2999, or `null` if not. */
export function parseDay(text: string): string | null {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  return isValid(parseISO(text)) ? text : null;
}

/** Returns the instant at which a slot begins in the given IANA time zone. */
export function startOf(slot: Slot, timeZone: string): Date {
  const start = startsOfDay(slot.date, timeZone)[slot.hour - FIRST_HOUR];
  return new Date(start ?? computedStart(slot, timeZone));
}

const REMEMBERED_DAYS = 1_000;
const startsByDay = new Map<string, readonly number[]>();

/**
 * Returns the instants, in milliseconds, at which the 16 slots of a day begin in a time zone. It
 * remembers the days computed last, because computing with zones costs more than the rest of a
 * court's day.
 */
export function startsOfDay(date: string, timeZone: string): readonly number[] {
  const day = `${date} ${timeZone}`;
  const known = startsByDay.get(day);
  if (known) return known;
  const starts = SLOT_HOURS.map((hour) => computedStart({ date, hour }, timeZone));
  if (startsByDay.size >= REMEMBERED_DAYS) startsByDay.clear();
  startsByDay.set(day, starts);
  return starts;
}

/** Formats a slot as local time without an offset: `2026-11-21T18:00:00`. */
export function wallTime(slot: Slot): string {
  return `${slot.date}T${formatTimeSlot(slot.hour)}:00`;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Formats an instant as local time in a zone, without an offset: `2026-11-21T18:00:00`. */
export function wallTimeOf(instant: Date, timeZone: string): string {
  const shifted = instant.getTime() + tzOffset(timeZone, instant) * MINUTE_MS;
  return new Date(shifted).toISOString().slice(0, -'.000Z'.length);
}

/** Returns the calendar day of an instant in a zone: `yyyy-MM-dd`. */
export function dayOf(instant: Date, timeZone: string): string {
  return wallTimeOf(instant, timeZone).slice(0, 'yyyy-MM-dd'.length);
}

/** Returns the day that comes `days` after the given one. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'yyyy-MM-dd'.length);
}

/** Returns the days of the month that begins with the given day. */
export function daysOfMonth(firstDay: string): string[] {
  const next = new Date(firstDay);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const count = Math.round((next.getTime() - Date.parse(firstDay)) / DAY_MS);
  return Array.from({ length: count }, (_, index) => daysAfter(firstDay, index));
}

/** Formats `"2026-11-21"` as "sábado 21 de noviembre". */
export function dayInWords(day: string): string {
  return format(parseISO(day), "EEEE d 'de' MMMM", { locale: es });
}

/** Returns milliseconds. */
function computedStart({ date, hour }: Slot, timeZone: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new TZDate(year, month - 1, day, hour, timeZone).getTime();
}
