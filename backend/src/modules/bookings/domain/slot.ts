import { TZDate, tzOffset } from '@date-fns/tz';
import { addMinutes } from 'date-fns/addMinutes';
import { format } from 'date-fns/format';
import { es } from 'date-fns/locale/es';
import { parseISO } from 'date-fns/parseISO';

/** The grid of starts, lengths and claims, in minutes. */
export const HALF_HOUR = 30;

/** Every day has 48 half hours. The last one is 47, from 23:30 to 24:00. */
const HALF_HOURS = 48;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The start of a play in the venue's local time. `date` is `yyyy-MM-dd`, `minute` counts from
 * midnight.
 */
export interface Slot {
  readonly date: string;
  readonly minute: number;
}

/** A start and a length in minutes. */
export interface Play extends Slot {
  readonly length: number;
}

/** Parses `"18:30"` to 1110. Returns `null` if the text is not a half hour of a day. */
export function parseTimeSlot(text: string): number | null {
  const match = /^([01]\d|2[0-3]):([03]0)$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** Formats 390 as `"06:30"`, and 1440 as `"24:00"`. */
export function formatTimeSlot(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

const twoDigits = (number: number): string => `${number < 10 ? '0' : ''}${number}`;

/** Returns the instant at which a play ends that begins at the given instant. */
export function endOf(startsAt: Date, length: number): Date {
  return addMinutes(startsAt, length);
}

/** Formats a play as the letters show it: `"06:00"` and 90 give `"06:00 a 07:30"`. */
export function formatSlotRange(timeSlot: string, length: number): string {
  return `${timeSlot} a ${formatTimeSlot((parseTimeSlot(timeSlot) ?? 0) + length)}`;
}

/** Lists the half hours that a play covers, in order: 600 and 90 give 20, 21 and 22. */
export function halfHoursOf({ minute, length }: Pick<Play, 'minute' | 'length'>): number[] {
  const halfHours: number[] = [];
  for (let at = minute; at < minute + length; at += HALF_HOUR) halfHours.push(at / HALF_HOUR);
  return halfHours;
}

/** Returns the text if it is a calendar day (`yyyy-MM-dd`) from 2000 to 2999, or `null` if not. */
export function parseDay(text: string): string | null {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`); // 31 February would become a day of March
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

/** Returns the instant at which a slot begins in the given IANA time zone. */
export function startOf({ date, minute }: Slot, timeZone: string): Date {
  return new Date(instantsOfDay(date, timeZone)[minute / HALF_HOUR] ?? Number.NaN);
}

/** Returns true if the half hour of a start has passed. Staff may block one that is running. */
export function isOver({ date, minute }: Slot, timeZone: string, now: Date): boolean {
  return endOf(startOf({ date, minute }, timeZone), HALF_HOUR) <= now;
}

/**
 * Returns true if the clock on the venue's wall shows both ends of a play, and at least its length
 * passes between them. In the night in which the clocks go forward, some plays have no such ends.
 */
export function isOnTheClock({ date, ...stretch }: Play, timeZone: string): boolean {
  return clockOf(date, timeZone)(stretch);
}

/** Returns {@link isOnTheClock} for the plays of one day: of nearly every day all are. */
export function clockOf(date: string, timeZone: string): (stretch: Omit<Play, 'date'>) => boolean {
  const instants = instantsOfDay(date, timeZone);
  if (isOf24Hours(instants)) return () => true;
  return (stretch) => isShown(stretch, instants, timeZone);
}

function isShown(stretch: Omit<Play, 'date'>, instants: readonly number[], timeZone: string): boolean {
  const ends = [stretch.minute, stretch.minute + stretch.length].map((minute) => ({
    minute,
    instant: instants[minute / HALF_HOUR] ?? Number.NaN,
  }));
  const [first, last] = ends as [(typeof ends)[0], (typeof ends)[0]];
  if (last.instant - first.instant < stretch.length * MINUTE_MS) return false;
  return ends.every(
    ({ minute, instant }) => minute === 1440 || minuteOf(new Date(instant), timeZone) === minute,
  );
}

const REMEMBERED_DAYS = 1_000;
const instantsByDay = new Map<string, readonly number[]>();

/**
 * Returns the instants, in milliseconds, at which the 48 half hours of a day begin in a time zone,
 * and the end of the day. It remembers the days computed last, because computing with zones costs
 * more than the rest of a court's day.
 */
export function instantsOfDay(date: string, timeZone: string): readonly number[] {
  const day = `${date} ${timeZone}`;
  const known = instantsByDay.get(day);
  if (known) return known;
  const instants = computedInstants(date, timeZone);
  if (instantsByDay.size >= REMEMBERED_DAYS) instantsByDay.clear();
  instantsByDay.set(day, instants);
  return instants;
}

/** Formats a slot as local time without an offset: `2026-11-21T18:00:00`. */
export function wallTime(slot: Slot): string {
  return `${slot.date}T${formatTimeSlot(slot.minute)}:00`;
}

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

/** A day of 24 hours needs no look into the zone for each of its half hours. */
function computedInstants(date: string, timeZone: string): number[] {
  const begin = computedInstant(date, 0, timeZone);
  const isEven = isOf24Hours([begin, computedInstant(date, 1440, timeZone)]);
  return Array.from({ length: HALF_HOURS + 1 }, (_, index) => {
    const minute = index * HALF_HOUR;
    return isEven ? begin + minute * MINUTE_MS : computedInstant(date, minute, timeZone);
  });
}

/** The clocks do not change on such a day. */
function isOf24Hours(instants: readonly number[]): boolean {
  return (instants.at(-1) ?? 0) - (instants[0] ?? 0) === DAY_MS;
}

/** Returns milliseconds. */
function computedInstant(date: string, minute: number, timeZone: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new TZDate(year, month - 1, day, 0, minute, timeZone).getTime();
}

function minuteOf(instant: Date, timeZone: string): number {
  const [hours = 0, minutes = 0] = wallTimeOf(instant, timeZone).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
}
