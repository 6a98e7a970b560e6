import type { LocalDay } from '../../../shared/model/dates';
import { openingOn, type VenueRules } from '../../../shared/model/venue-rules';
import { intervalsInWords } from '../../../shared/texts/opening-words';

/** Writes the hours of a day that have the day tariff: "de 06:00 a 18:00". */
export function dayHoursHint(rules: VenueRules, day: LocalDay): string {
  const { nightFrom } = rules;
  const byDay = openingOn(rules, day).open.filter(([from = '']) => from < nightFrom);
  return intervalsInWords(byDay.map(([from = '', to = '']) => [from, to < nightFrom ? to : nightFrom]));
}
