import { dayInWords, shiftDay, type LocalDay } from '../model/dates';

/** Names a day within a sentence: "hoy", "mañana", "el jueves 26 de noviembre". */
export function when(day: LocalDay, today: LocalDay | null): string {
  if (day === today) return 'hoy';
  if (today !== null && day === shiftDay(today, 1)) return 'mañana';
  return `el ${dayInWords(day)}`;
}
