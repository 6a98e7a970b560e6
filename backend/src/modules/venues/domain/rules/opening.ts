import type { MinuteOfDay } from './time-of-day.js';
import { type OpenInterval, type VenueRules, type Weekday, WEEKDAYS } from './venue-rules.js';

/** When a venue is open on a date. */
export interface OpeningOfDay {
  readonly intervals: readonly OpenInterval[];
  /** Why the hours differ from those of the week; null if they do not. */
  readonly reason: string | null;
}

/** A start and the lengths, in minutes, that end before the venue closes. */
export interface OfferedStart {
  readonly minute: MinuteOfDay;
  readonly lengths: readonly number[];
}

/** Returns the day of the week of a date (`yyyy-MM-dd`). */
export function weekdayOf(date: string): Weekday {
  const mondayFirst = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % WEEKDAYS.length;
  return WEEKDAYS[mondayFirst] as Weekday;
}

/** Returns the hours of a date: those of its exception, or those of its day of the week. */
export function openingOf(
  rules: Pick<VenueRules, 'openingHours' | 'exceptions'>,
  date: string,
): OpeningOfDay {
  const exception = rules.exceptions.find((other) => other.date === date);
  if (exception) return { intervals: exception.open, reason: exception.reason };
  return { intervals: rules.openingHours[weekdayOf(date)], reason: null };
}

/** Lists the starts of a date in order, each with the lengths that the venue offers there. */
export function startsOf(rules: VenueRules, date: string): OfferedStart[] {
  return openingOf(rules, date).intervals.flatMap((interval) => startsWithin(interval, rules));
}

/** Returns true if the venue offers this start and length on this date. */
export function isOffered(rules: VenueRules, date: string, minute: MinuteOfDay, length: number): boolean {
  return openingOf(rules, date).intervals.some(
    ({ from, to }) =>
      minute >= from &&
      (minute - from) % rules.startsEvery === 0 &&
      minute + length <= to &&
      rules.lengths.includes(length),
  );
}

/** Returns true if the venue offers this start on some day, with whatever length. */
export function isEverOffered(rules: VenueRules, minute: MinuteOfDay): boolean {
  const days = [...Object.values(rules.openingHours), ...rules.exceptions.map(({ open }) => open)];
  return days.some((intervals) =>
    intervals.some((interval) => startsWithin(interval, rules).some((start) => start.minute === minute)),
  );
}

/** Returns how many minutes the venue is open on a date. */
export function openMinutesOf(rules: Pick<VenueRules, 'openingHours' | 'exceptions'>, date: string): number {
  return openingOf(rules, date).intervals.reduce((sum, { from, to }) => sum + to - from, 0);
}

function startsWithin({ from, to }: OpenInterval, rules: VenueRules): OfferedStart[] {
  const starts: OfferedStart[] = [];
  for (let minute = from; minute < to; minute += rules.startsEvery) {
    const lengths = rules.lengths.filter((length) => minute + length <= to);
    if (lengths.length > 0) starts.push({ minute, lengths });
  }
  return starts;
}
