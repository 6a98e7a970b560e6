import { dayInWords, shiftDay, type LocalDay } from '../../../shared/model/dates';
import { texts } from '../texts';

/** Names a day within a sentence: "hoy", "mañana", "el jueves 26 de noviembre". */
export function when(day: LocalDay, today: LocalDay | null): string {
  if (day === today) return texts.today;
  if (today !== null && day === shiftDay(today, 1)) return texts.tomorrow;
  return texts.onDay(dayInWords(day));
}
