import { parseDay } from '../../../bookings/index.js';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const IN_DIGITS = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/;
const IN_WORDS = /^(\d{1,2})(?: de)? ([a-z]{3,10})\.?(?:(?: de| del)? (\d{4}))?$/;

/**
 * Returns the day (`yyyy-MM-dd`) that a searched text names, or null if it names none. A text is
 * `2026-12-05`, `5/12/2026`, `05/12` or `5 de diciembre`. Without a year, it is the day nearest to
 * now.
 */
export function searchedDay(text: string, now: Date): string | null {
  const [, day, monthOrName, year] = IN_DIGITS.exec(text) ?? IN_WORDS.exec(text) ?? [];
  if (day === undefined || monthOrName === undefined) return parseDay(text);
  const month = /^\d/.test(monthOrName) ? Number(monthOrName) : MONTHS.indexOf(monthOrName.slice(0, 3)) + 1;
  const inYear = (one: number) =>
    parseDay(`${one}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (year !== undefined) return inYear(year.length === 2 ? 2000 + Number(year) : Number(year));
  const thisYear = now.getUTCFullYear();
  const days = [thisYear - 1, thisYear, thisYear + 1].map(inYear).filter((one) => one !== null);
  const distance = (one: string) => Math.abs(Date.parse(one) - now.getTime());
  return days.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}
