import { longDay } from '../../../shared/model/dates';
import { durationInWords } from '../../../shared/model/duration';
import { texts as transferTexts } from '../transfer-texts';
import { texts } from '../texts';
import { WEEKDAYS, type Court, type Interval, type Rules } from '../types';
import { priceRuleInWords } from './price-words';
import { termsInWords } from './refund-steps';
import type { Part } from './rule-parts';
import { capitalised, hoursInWords, weekdaysInWords } from './week-words';

/** Returns "06:00–22:00" or "cerrado", inside a sentence. */
const openingOf = (intervals: readonly Interval[]) =>
  intervals.length === 0 ? texts.closed.toLowerCase() : hoursInWords(intervals);

const list = new Intl.ListFormat('es', { type: 'conjunction' });

interface Known {
  rules: Rules;
  courts: readonly Court[];
  /** The current day at the venue, `yyyy-MM-dd`. */
  today: string;
}

/** One sentence about each part of the rules of a venue. */
export const summaries: Record<Exclude<Part, 'categories'>, (known: Known) => string> = {
  hours: ({ rules: { openingHours, nightFrom } }) => {
    const hours = WEEKDAYS.map((day) => ({ day, hours: openingOf(openingHours[day]) }));
    const different = [...new Set(hours.map((each) => each.hours))];
    const rows = different.map((each) => {
      const days = hours.filter((row) => row.hours === each).map(({ day }) => day);
      return `${weekdaysInWords(days)} ${each}`;
    });
    return `${capitalised(rows.join('; '))}. ${texts.nightFrom} ${texts.atTime(nightFrom)}.`;
  },
  exceptions: ({ rules: { exceptions }, today }) => {
    const [next, ...others] = exceptions
      .filter(({ date }) => date >= today)
      .sort((one, other) => one.date.localeCompare(other.date));
    if (!next) return texts.noExceptions;
    const day = texts.titled(longDay(next.date), `${openingOf(next.open)} (${next.reason})`);
    return others.length === 0 ? `${day}.` : `${day}, ${texts.andMore(others.length)}.`;
  },
  plays: ({ rules: { lengths, startsEvery } }) =>
    `${list.format(lengths.map(texts.minutes))}; ${texts.startsEvery.toLowerCase()} ${startsEvery === 30 ? texts.everyHalfHour : texts.everyHour}.`,
  prices: ({ rules: { priceRules }, courts }) => {
    const [first, ...others] = priceRules;
    if (!first) return texts.noPrices;
    const price = priceRuleInWords(first, courts);
    return others.length === 0 ? `${price}.` : `${price}, ${texts.andMore(others.length)}.`;
  },
  terms: ({ rules: { refundSteps, resaleRefund } }) =>
    [...termsInWords(refundSteps), ...(resaleRefund ? [texts.resaleOn] : [])].join('. ') + '.',
  booking: ({ rules: { windowDays, paymentMinutes, payAtClub } }) =>
    texts.bookingSummary(
      texts.days(windowDays),
      durationInWords(paymentMinutes * 60),
      payAtClub ? texts.cardOrClub : texts.cardOnly,
    ),
  transfer: ({ rules: { transfer } }) =>
    transfer
      ? `${transferTexts.inWords(transfer.bank, transfer.number, transfer.holder)}.`
      : transferTexts.none,
};
