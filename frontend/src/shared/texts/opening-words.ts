import { weekdays, type Intervals, type VenueRules } from '../model/venue-rules';

const names = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

const plainHour = (time: string) => time.replace(/^0(?=\d)/, '');

/** Writes the hours of a day: "de 8:00 a 14:00 y de 16:00 a 22:00"; "cerrado" without any. */
export function hoursInWords(open: Intervals): string {
  return open.length === 0 ? 'cerrado' : intervalsInWords(open.map((times) => times.map(plainHour)));
}

/** Writes intervals with their times as they are: "de 06:00 a 18:00". */
export function intervalsInWords(open: Intervals): string {
  return listed(open.map(([from = '', to = '']) => `de ${from} a ${to}`));
}

/**
 * Writes the hours of a week, one part for the days with the same hours: "Lunes cerrado", "martes a
 * domingo de 8:00 a 22:00".
 */
export function weekInWords({ openingHours }: Pick<VenueRules, 'openingHours'>): string[] {
  const daysOf = new Map<string, number[]>();
  weekdays.forEach((day, index) => {
    const hours = hoursInWords(openingHours[day]);
    daysOf.set(hours, [...(daysOf.get(hours) ?? []), index]);
  });
  const parts = [...daysOf].map(([hours, days]) => `${daysInWords(days)} ${hours}`);
  return parts.map((part, index) => (index === 0 ? part.charAt(0).toUpperCase() + part.slice(1) : part));
}

/** Writes days of the week, Monday is 0: "todos los días", "martes a viernes", "lunes y jueves". */
function daysInWords(days: readonly number[]): string {
  if (days.length === names.length) return 'todos los días';
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return listed(runs.flatMap((run) => (run.length > 2 ? [endsOf(run)] : run.map(nameOf))));
}

const nameOf = (day: number) => names[day] ?? '';
const endsOf = (run: readonly number[]) => `${nameOf(run[0] ?? 0)} a ${nameOf(run.at(-1) ?? 0)}`;

/** Joins parts in Spanish: "a", "a y b", "a, b y c". */
export function listed(parts: readonly string[], last = 'y'): string {
  const end = parts.at(-1) ?? '';
  return parts.length < 2 ? end : `${parts.slice(0, -1).join(', ')} ${last} ${end}`;
}
