import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { endOfMonth } from 'date-fns/endOfMonth';
import { format } from 'date-fns/format';
import { getISODay } from 'date-fns/getISODay';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { es } from 'date-fns/locale/es';
import { clockTime, todayIn, type LocalDay, type LocalMonth } from './local-time';
import { serverNow } from '../time/server-time';

export * from './local-time';

const dayPattern = 'yyyy-MM-dd';
const monthPattern = 'yyyy-MM';

/** Returns the current day in this device's time zone. */
export function todayHere(): LocalDay {
  return format(serverNow(), dayPattern);
}

/** Returns a day as a Spanish reader types it: "31/12/2026". An empty string stays empty. */
export function typedDay(day: string): string {
  return day === '' ? '' : day.split('-').reverse().join('/');
}

/** Returns the day that was typed, such as "1/12/2026" or "01122026", or null if there is none. */
export function dayOfTyped(text: string): LocalDay | null {
  const parts =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/.exec(text.trim()) ??
    /^(\d\d)(\d\d)(\d{4})$/.exec(text.trim());
  const [, day = '', month = '', year = ''] = parts ?? [];
  const typed = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(typed) && year >= '2000' && year < '3000' ? typed : null;
}

/** Returns true for a day that exists; "2026-02-31" does not. */
export function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && isValid(parseISO(value));
}

export function isMonth(value: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(value);
}

/** "2026-11" → { year: 2026, month: 11 }, as the API expects a month (1 to 12). */
export function yearAndMonth(month: LocalMonth): { year: number; month: number } {
  return { year: Number(month.slice(0, 4)), month: Number(month.slice(5, 7)) };
}

export function shiftDay(day: LocalDay, days: number): LocalDay {
  return format(addDays(parseISO(day), days), dayPattern);
}

/** Returns the same day some months later, or the last day of that month if it is shorter. */
export function shiftDayByMonths(day: LocalDay, months: number): LocalDay {
  return format(addMonths(parseISO(day), months), dayPattern);
}

export function shiftMonth(month: LocalMonth, months: number): LocalMonth {
  return format(addMonths(parseISO(`${month}-01`), months), monthPattern);
}

/** Returns 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: LocalDay): number {
  return getISODay(parseISO(day));
}

/**
 * Returns the weeks of a month, starting on Monday, with nulls before the first and after the last
 * day.
 */
export function weeksOf(month: LocalMonth): (LocalDay | null)[][] {
  const first = `${month}-01`;
  const count = endOfMonth(parseISO(first)).getDate();
  const days = Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
  const cells: (LocalDay | null)[] = [...Array<null>(weekdayOf(first) - 1).fill(null), ...days];
  const trailing = (7 - (cells.length % 7)) % 7;
  cells.push(...Array<null>(trailing).fill(null));
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** "Viernes, 20 de noviembre de 2026" */
export function longDay(day: LocalDay): string {
  return capitalised(format(parseISO(day), "EEEE, d 'de' MMMM 'de' yyyy", { locale: es }));
}

/** "20 de noviembre, 2026", the specification's 'd de MMMM, yyyy' */
export function plainDay(day: LocalDay): string {
  return format(parseISO(day), "d 'de' MMMM, yyyy", { locale: es });
}

/** "20 de noviembre de 2026", the name of a day in a grid */
export function spokenDay(day: LocalDay): string {
  return format(parseISO(day), "d 'de' MMMM 'de' yyyy", { locale: es });
}

/** "Viernes 20" */
export function weekdayAndDay(day: LocalDay): string {
  return capitalised(format(parseISO(day), 'EEEE d', { locale: es }));
}

/** Returns "15:40", with the day if it is not today: "15:40 del viernes 20". */
export function clockMoment(instant: string | Date, timeZone: string): string {
  const day = todayIn(timeZone, new Date(instant));
  const time = clockTime(instant, timeZone);
  return day === todayIn(timeZone) ? time : `${time} del ${weekdayAndDay(day).toLowerCase()}`;
}

/** "Vie", above the number of a day */
export function weekdayShort(day: LocalDay): string {
  return capitalised(format(parseISO(day), 'EEE', { locale: es }));
}

/** "dic" */
export function monthShort(day: LocalDay): string {
  return format(parseISO(day), 'MMM', { locale: es });
}

/** Returns how many days lie between two days. */
export function daysBetween(first: LocalDay, last: LocalDay): number {
  return differenceInCalendarDays(parseISO(last), parseISO(first));
}

/** "viernes 20 de noviembre" */
export function dayInWords(day: LocalDay): string {
  return format(parseISO(day), "EEEE d 'de' MMMM", { locale: es });
}

/** "Viernes 20 de noviembre" */
export function dayTitle(day: LocalDay): string {
  return capitalised(dayInWords(day));
}

/** "Dom 21 nov" */
export function briefDay(day: LocalDay): string {
  return capitalised(format(parseISO(day), 'EEE d MMM', { locale: es }));
}

/** "noviembre 2026" */
export function monthName(month: LocalMonth): string {
  return format(parseISO(`${month}-01`), 'MMMM yyyy', { locale: es });
}

/** "Noviembre 2026" */
export function monthTitle(month: LocalMonth): string {
  return capitalised(monthName(month));
}

/** { day: "20", month: "NOV" } for the date block of a card. */
export function dayBlock(day: LocalDay): { day: string; month: string } {
  const [dayNumber = '', month = ''] = format(parseISO(day), 'd|MMM', { locale: es }).split('|');
  return { day: dayNumber, month: month.replace('.', '').toUpperCase() };
}

/** Returns the day of an instant on this device's calendar: "31/12/2026". */
export function shortDay(instant: string): string {
  return format(parseISO(instant), 'dd/MM/yyyy');
}

/**
 * Returns an instant as a `datetime-local` field expects it, on this device's clock:
 * "2026-12-31T23:59".
 */
export function inputTime(instant: string): string {
  return format(parseISO(instant), "yyyy-MM-dd'T'HH:mm");
}

/** Returns the instant (ISO, UTC) of a `datetime-local` value on this device's clock. */
export function instantOfInput(time: string): string {
  return parseISO(time).toISOString();
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the day and the time of an instant in a time zone: "20/11/2026" and "18:05". */
export function dayAndTime(instant: string, timeZone: string): { day: string; time: string } {
  return { day: shortDay(todayIn(timeZone, new Date(instant))), time: clockTime(instant, timeZone) };
}
