import { WEEKDAYS, type Interval, type OpeningHours, type Weekday } from '../types';

/** How many half hours a day has. */
export const HALVES = 48;

/** A day as its half hours: true where the venue is open, or where a price applies. */
export type Day = readonly boolean[];
/** Seven days, Monday first. */
export type Week = readonly Day[];

/** A half hour of a week: the day counts from Monday, the half hour from midnight, both from 0. */
export interface Cell {
  day: number;
  half: number;
}

/** A rectangle of a week. Both ends belong to it. */
export interface Area {
  days: readonly [first: number, last: number];
  halves: readonly [first: number, last: number];
}

/** 06:00. Few venues are open before. */
export const MORNING = 12;

export const noHours: Day = Array<boolean>(HALVES).fill(false);
export const emptyWeek: Week = WEEKDAYS.map(() => noHours);

/** Returns the rectangle between two opposite corners. */
export function areaBetween(one: Cell, other: Cell): Area {
  return {
    days: [Math.min(one.day, other.day), Math.max(one.day, other.day)],
    halves: [Math.min(one.half, other.half), Math.max(one.half, other.half)],
  };
}

export function contains({ days, halves }: Area, { day, half }: Cell): boolean {
  return day >= days[0] && day <= days[1] && half >= halves[0] && half <= halves[1];
}

/** Returns the week with every half hour of an area on or off. */
export function painted(week: Week, area: Area, on: boolean): Week {
  return week.map((halves, day) =>
    halves.map((before, half) => (contains(area, { day, half }) ? on : before)),
  );
}

/** 17 → "08:30"; 48 → "24:00" */
export function timeOfHalf(half: number): string {
  return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
}

/** "08:30" → 17 */
export function halfOfTime(time: string): number {
  return Number(time.slice(0, 2)) * 2 + (time.endsWith('30') ? 1 : 0);
}

/** Returns the half hours that some intervals cover. */
export function dayOfIntervals(intervals: readonly Interval[]): Day {
  return noHours.map((_, half) =>
    intervals.some(([from, to]) => half >= halfOfTime(from) && half < halfOfTime(to)),
  );
}

/** Returns the intervals of a day, each as long as possible. */
export function intervalsOfDay(day: Day): Interval[] {
  const starts = day.flatMap((on, half) => (on && !day[half - 1] ? [half] : []));
  const ends = day.flatMap((on, half) => (on && !day[half + 1] ? [half + 1] : []));
  return starts.map((start, index) => [timeOfHalf(start), timeOfHalf(ends[index] ?? HALVES)]);
}

export function weekOfHours(hours: OpeningHours): Week {
  return WEEKDAYS.map((weekday) => dayOfIntervals(hours[weekday]));
}

export function hoursOfWeek(week: Week): OpeningHours {
  const entries = WEEKDAYS.map((weekday, day) => [weekday, intervalsOfDay(week[day] ?? noHours)]);
  return Object.fromEntries(entries) as Record<Weekday, Interval[]>;
}

/** "00:00" to "23:30" */
export const halfHourTimes: readonly string[] = noHours.map((_, half) => timeOfHalf(half));

/** Returns true if something happens before 06:00. */
export function isEarly(week: Week): boolean {
  return week.some((day) => day.slice(0, MORNING).includes(true));
}
