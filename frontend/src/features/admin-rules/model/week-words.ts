import { texts } from '../texts';
import { WEEKDAYS, type Interval, type Weekday } from '../types';
import { timeOfHalf, type Area } from './week';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Returns "lunes a viernes", "sábado y domingo" or "todos los días". */
export function weekdaysInWords(days: readonly Weekday[]): string {
  if (days.length === WEEKDAYS.length) return texts.everyDay;
  return list.format(
    runsOf(days).flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)];
      const names = run.map((day) => texts.weekdays[day]);
      return run.length > 2 && first && last
        ? [texts.fromTo(texts.weekdays[first], texts.weekdays[last])]
        : names;
    }),
  );
}

/** Groups days that follow each other. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  let previous = -2;
  for (const [index, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    if (index === previous + 1) runs.at(-1)?.push(day);
    else runs.push([day]);
    previous = index;
  }
  return runs;
}

/** Returns "08:30–13:00 y 16:00–22:00", or "Cerrado" without an interval. */
export function hoursInWords(intervals: readonly Interval[]): string {
  if (intervals.length === 0) return texts.closed;
  return list.format(intervals.map(([from, to]) => `${from}–${to}`));
}

/** Returns "lunes a viernes, de 08:00 a 13:00". */
export function areaInWords({ days: [first, last], halves }: Area): string {
  const days = weekdaysInWords(WEEKDAYS.slice(first, last + 1));
  return `${days}, ${texts.fromTime(timeOfHalf(halves[0]), timeOfHalf(halves[1] + 1))}`;
}

/** "lunes a viernes" → "Lunes a viernes" */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
