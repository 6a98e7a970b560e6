import { MINIMUM_CHARGE, parseAmount, ZERO } from '../../../../../kernel/domain/money.js';
import { CHOOSE_A_GAME, GAME_TYPES } from '../../../../../kernel/domain/games.js';
import { type CourtId, idFrom } from '../../../../../kernel/domain/ids.js';
import { type PriceRule, WEEKDAYS } from '../venue-rules.js';
import type { Entered } from './entered.js';
import { dateOf, hasTwice, timeOf } from './hours.js';

const MAX_PRICE_RULES = 100;
const FIELDS = ['weekdays', 'from', 'to', 'dateFrom', 'dateTo', 'gameType', 'courtIds', 'pricePerHour'];
const WRONG_DAYS = 'Elige los días de la semana de este precio, cada uno una vez.';
const WRONG_COURTS = 'Elige canchas de este complejo, cada una una vez.';
const WRONG_PRICE = 'Cada precio debe ser 0 o al menos $0.50, con dos decimales como máximo.';

/** Extra prices, oldest first. `courtIds` are the courts of the venue. */
export function priceRulesOf(part: Entered, courtIds: readonly CourtId[]): PriceRule[] {
  const message = `Puedes tener hasta ${MAX_PRICE_RULES} precios.`;
  return part.list(0, MAX_PRICE_RULES, message).map((rule) => priceRuleOf(rule, courtIds));
}

function priceRuleOf(part: Entered, courtIds: readonly CourtId[]): PriceRule {
  part.object(FIELDS, 'El precio no es válido.');
  const read = (): PriceRule => ({
    weekdays: weekdaysOf(part.field('weekdays')),
    from: timeOf(part.field('from')),
    to: timeOf(part.field('to')),
    dateFrom: part.field('dateFrom').optional(dateOf),
    dateTo: part.field('dateTo').optional(dateOf),
    gameType: part.field('gameType').optional((field) => field.oneOf(GAME_TYPES, CHOOSE_A_GAME)),
    courtIds: part.field('courtIds').optional((field) => courtsOf(field, courtIds)),
    pricePerHour: part.field('pricePerHour').text(priceOf, WRONG_PRICE, ZERO),
  });
  return part.check(read, ({ from, to, dateFrom, dateTo }) => {
    if (from >= to) return 'El precio termina después de empezar, hasta las 24:00.';
    return dateFrom !== null && dateTo !== null && dateFrom > dateTo
      ? 'La última fecha del precio no puede ser anterior a la primera.'
      : null;
  });
}

function weekdaysOf(part: Entered): PriceRule['weekdays'] {
  const read = () => part.list(1, WEEKDAYS.length, WRONG_DAYS).map((day) => day.oneOf(WEEKDAYS, WRONG_DAYS));
  const chosen = part.check(read, (days) => (hasTwice(days) ? WRONG_DAYS : null));
  return WEEKDAYS.filter((day) => chosen.includes(day));
}

function courtsOf(part: Entered, ofVenue: readonly CourtId[]): CourtId[] {
  const known = (text: string) => ofVenue.find((id) => id === text.toLowerCase()) ?? null;
  const read = () =>
    part
      .list(1, Math.max(1, ofVenue.length), WRONG_COURTS)
      .map((court) => court.text(known, WRONG_COURTS, idFrom<CourtId>('')));
  return part.check(read, (courts) => (hasTwice(courts) ? WRONG_COURTS : null));
}

function priceOf(text: string): PriceRule['pricePerHour'] | null {
  const price = parseAmount(text);
  return price === null || (price > 0 && price < MINIMUM_CHARGE) ? null : price;
}
