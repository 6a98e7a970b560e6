import type { GameType } from '../../../shared/model/games';
import { typedDay } from '../../../shared/model/dates';
import { formatMoney } from '../../../shared/model/money';
import { words } from '../../../shared/texts/words';
import { texts } from '../texts';
import type { Court, PriceRule } from '../types';
import { centsOfTyped, type Price } from './prices';
import { capitalised, weekdaysInWords } from './week-words';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

type Courts = readonly Pick<Court, 'id' | 'courtNumber'>[];
type Conditions = Pick<PriceRule | Price, 'courtIds' | 'dateFrom' | 'dateTo'> &
  Partial<Pick<PriceRule, 'gameType'>>;

/** Returns "Sábado y domingo, de 10:00 a 14:00, dobles: $18.00 por hora". */
export function priceRuleInWords(rule: PriceRule, courts: Courts): string {
  const isWholeDay = rule.from === '00:00' && rule.to === '24:00';
  const when = [
    weekdaysInWords(rule.weekdays),
    isWholeDay ? texts.wholeDay : texts.fromTime(rule.from, rule.to),
    ...conditionsInWords(rule, courts),
  ];
  return texts.titled(capitalised(when.join(', ')), texts.perHour(inWords(rule.pricePerHour)));
}

/** Returns "dobles", "Cancha 1 y Cancha 2" and "del 01/12/2026 al 31/12/2026", those that apply. */
export function conditionsInWords(
  { gameType, courtIds, dateFrom, dateTo }: Conditions,
  courts: Courts,
): string[] {
  return [
    gameType ? words.game[gameType].toLowerCase() : '',
    courtIds === null ? '' : courtsInWords(courtIds, courts),
    datesInWords(dateFrom ?? '', dateTo ?? ''),
  ].filter((part) => part !== '');
}

/** Returns "$18.00" if both games cost that, and "singles $18.00 y dobles $29.00" if not. */
export function priceInWords({ singles, doubles }: Pick<Price, GameType>): string {
  const [one, other] = [inWords(singles), inWords(doubles)];
  if (one === other) return one;
  const games = [
    singles.trim() === '' ? '' : texts.priceOfGame(words.game.singles, one),
    doubles.trim() === '' ? '' : texts.priceOfGame(words.game.doubles, other),
  ];
  return list.format(games.filter((game) => game !== ''));
}

/** Returns "$18" or "18/29" for a small place. A game without a price of its own is a dash. */
export function shortPrice({ singles, doubles }: Pick<Price, GameType>): string {
  const [one, other] = [inWords(singles), inWords(doubles)].map((amount) => amount.replace(/\.00$/, ''));
  if (one === other) return one ?? '';
  const figures = [singles, doubles].map((amount, index) =>
    amount.trim() === '' ? '–' : ([one, other][index] ?? '').replace('$', ''),
  );
  return figures.join('/');
}

/** Returns "$18.00", or what was typed if it is no amount. */
function inWords(amount: string): string {
  const cents = centsOfTyped(amount);
  if (cents !== null) return formatMoney(cents);
  return amount.trim() === '' ? texts.noAmount : amount;
}

function courtsInWords(ids: readonly string[], courts: Courts): string {
  const known = courts.filter(({ id }) => ids.includes(id));
  return list.format(known.map(({ courtNumber }) => words.court(courtNumber)));
}

function datesInWords(from: string, to: string): string {
  if (from !== '' && to !== '') return texts.betweenDates(typedDay(from), typedDay(to));
  if (from !== '') return texts.sinceDate(typedDay(from));
  return to === '' ? '' : texts.untilDate(typedDay(to));
}
