import { type MinuteOfDay, parseTimeOfDay } from '../time-of-day.js';
import { type OpeningException, type OpenInterval, type VenueRules, WEEKDAYS } from '../venue-rules.js';
import type { Entered } from './entered.js';

const MAX_EXCEPTIONS = 366;
const MAX_REASON_LENGTH = 200;
const EVERY_HALF_HOUR = 48;
const ANY_HOURS = 'Cada tramo va de una hora a otra, de media en media hora.';

/** A time on the grid of half hours. */
export function timeOf(part: Entered): MinuteOfDay {
  return part.text(parseTimeOfDay, 'Elige una hora en punto o y media, como 08:30.', 0);
}

/** A date of the calendar, `yyyy-MM-dd`. */
export function dateOf(part: Entered): string {
  return part.text((text) => (isDate(text) ? text : null), 'Elige una fecha que exista.', '');
}

/** The hours of some days of the week. */
export function openingHoursOf(part: Entered): Partial<VenueRules['openingHours']> {
  part.object(WEEKDAYS, 'Los horarios de la semana no son válidos.');
  const days = WEEKDAYS.map((day) => [day, part.field(day)] as const);
  return Object.fromEntries(
    days.filter(([, hours]) => hours.value !== undefined).map(([day, hours]) => [day, hoursOf(hours)]),
  );
}

/** Dates with other hours, in the order of the calendar. */
export function exceptionsOf(part: Entered): OpeningException[] {
  const read = () =>
    part
      .list(0, MAX_EXCEPTIONS, `Puedes tener hasta ${MAX_EXCEPTIONS} fechas con otro horario.`)
      .map(exceptionOf)
      .sort((one, other) => one.date.localeCompare(other.date));
  return part.check(read, (exceptions) =>
    hasTwice(exceptions.map(({ date }) => date)) ? 'Cada fecha puede estar una sola vez.' : null,
  );
}

function exceptionOf(part: Entered): OpeningException {
  part.object(['date', 'open', 'reason'], 'La fecha con otro horario no es válida.');
  return {
    date: dateOf(part.field('date')),
    open: hoursOf(part.field('open')),
    reason: part
      .field('reason')
      .text(
        (text) => (text.trim().length > 0 && text.trim().length <= MAX_REASON_LENGTH ? text.trim() : null),
        `Escribe el motivo, con hasta ${MAX_REASON_LENGTH} caracteres.`,
        '',
      ),
  };
}

/** The hours of a day in order. None means that the venue is closed. */
function hoursOf(part: Entered): OpenInterval[] {
  const read = () =>
    part
      .list(0, EVERY_HALF_HOUR, ANY_HOURS)
      .map(intervalOf)
      .sort((one, other) => one.from - other.from);
  return part.check(read, (intervals) =>
    intervals.some(({ from }, index) => from < (intervals[index - 1]?.to ?? 0))
      ? 'Los tramos de un día no pueden cruzarse.'
      : null,
  );
}

function intervalOf(part: Entered): OpenInterval {
  const read = () => {
    const [from, to] = part.list(2, 2, ANY_HOURS);
    return { from: from ? timeOf(from) : 0, to: to ? timeOf(to) : 0 };
  };
  return part.check(read, ({ from, to }) =>
    from < to ? null : 'La hora de cierre va después de la de apertura, hasta las 24:00.',
  );
}

/** Returns true if a value is in the list more than once. */
export function hasTwice(values: readonly unknown[]): boolean {
  return new Set(values).size < values.length;
}

function isDate(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
