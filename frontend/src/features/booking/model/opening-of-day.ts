import { shiftDay, type LocalDay } from '../../../shared/model/dates';
import { openingOn, type VenueRules } from '../../../shared/model/venue-rules';
import { intervalsInWords } from '../../../shared/texts/opening-words';
import type { BookingWindow } from './booking-draft';

/** Writes the hours of a day that have the day tariff: "de 06:00 a 18:00". */
export function dayHoursHint(rules: VenueRules, day: LocalDay): string {
  const { nightFrom } = rules;
  const byDay = openingOn(rules, day).open.filter(([from = '']) => from < nightFrom);
  return intervalsInWords(byDay.map(([from = '', to = '']) => [from, to < nightFrom ? to : nightFrom]));
}

/** Returns the next day of the window on which the venue opens, or null if there is none. */
export function nextOpenDay(rules: VenueRules, after: LocalDay, { lastDay }: BookingWindow): LocalDay | null {
  for (let day = shiftDay(after, 1); day <= lastDay; day = shiftDay(day, 1))
    if (openingOn(rules, day).open.length > 0) return day;
  return null;
}
