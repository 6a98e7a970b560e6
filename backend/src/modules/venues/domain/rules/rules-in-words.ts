import { formatAmount } from '../../../../kernel/domain/money.js';
import { GAME_TYPES, nameOfGame } from '../../../../kernel/domain/games.js';
import type { CourtId } from '../../../../kernel/domain/ids.js';
import type { Category } from './category.js';
import type { StoredRule } from './rules-document.js';
import { formatTimeOfDay } from './time-of-day.js';
import {
  isWholeDay,
  type OpeningException,
  type OpenInterval,
  type PriceRule,
  type RefundStep,
  type TransferRule,
  type VenueRules,
  type Weekday,
  WEEKDAYS,
} from './venue-rules.js';

const DAYS: Record<Weekday, string> = {
  mon: 'lunes',
  tue: 'martes',
  wed: 'miércoles',
  thu: 'jueves',
  fri: 'viernes',
  sat: 'sábado',
  sun: 'domingo',
};

/**
 * Writes rules in Spanish, as the audit log shows them to the owner of a venue.
 * @param courtNames the names of the venue's courts by id; a court that is gone has none
 */
export function inWords(
  rules: VenueRules,
  courtNames: ReadonlyMap<CourtId, string>,
): Record<StoredRule, string> {
  const { maxActivePerPlayer: limit } = rules;
  return {
    openingHours: weekInWords(rules.openingHours),
    exceptions: rules.exceptions.map(exceptionInWords).join('; '),
    lengths: `${listed(rules.lengths.map(String))} minutos`,
    startsEvery: `cada ${rules.startsEvery} minutos`,
    nightFrom: formatTimeOfDay(rules.nightFrom),
    priceRules: rules.priceRules.map((rule) => priceInWords(rule, courtNames)).join('; '),
    refundSteps: rules.refundSteps.map(stepInWords).join('; '),
    regretMinutes: counted(rules.regretMinutes, 'minuto'),
    windowDays: counted(rules.windowDays, 'día'),
    leadMinutes: counted(rules.leadMinutes, 'minuto'),
    paymentMinutes: counted(rules.paymentMinutes, 'minuto'),
    maxActivePerPlayer: limit === null ? 'sin límite' : counted(limit, 'reserva'),
    payAtClub: rules.payAtClub ? 'sí' : 'no',
    transfer: rules.transfer ? transferInWords(rules.transfer) : 'no',
    resaleRefund: rules.resaleRefund ? 'sí' : 'no',
    splitUntil: rules.splitUntil === 'after_play' ? 'hasta después de jugar' : 'el plazo de pago',
    receptionPrices: rules.receptionPrices ? 'sí' : 'no',
    categories: rules.categories.map(categoryInWords).join('; '),
  };
}

/** "Socio: 20 % menos, 14 días de anticipación, hasta 3 reservas, paga en el club" */
function categoryInWords({ name, price, windowDays, maxActive, payAtClub }: Category): string {
  const words = [
    'percentage' in price
      ? `${price.percentage}% menos`
      : GAME_TYPES.map((game) => `${nameOfGame(game)} $${formatAmount(price[game])} por hora`).join(' y '),
    windowDays && `${counted(windowDays, 'día')} de anticipación`,
    maxActive && `hasta ${counted(maxActive, 'reserva')}`,
    payAtClub && 'paga en el club',
  ];
  return `${name}: ${words.filter(Boolean).join(', ')}`;
}

/** "Club Norte, Banco Andino, cuenta 2200123456 (RUC 1790012345001), 12 horas" */
function transferInWords({ holder, bank, number, note, hours }: TransferRule): string {
  const account = `${holder}, ${bank}, cuenta ${number}${note === null ? '' : ` (${note})`}`;
  return `${account}, ${counted(hours, 'hora')}`;
}

/** "lunes a viernes 06:00–22:00; sábado y domingo cerrado" */
function weekInWords(hours: VenueRules['openingHours']): string {
  const groups: { days: Weekday[]; hours: string }[] = [];
  for (const day of WEEKDAYS) {
    const words = hoursInWords(hours[day]);
    const last = groups.at(-1);
    if (last?.hours === words) last.days.push(day);
    else groups.push({ days: [day], hours: words });
  }
  return groups.map((group) => `${daysInWords(group.days)} ${group.hours}`).join('; ');
}

function hoursInWords(intervals: readonly OpenInterval[]): string {
  return intervals.length === 0 ? 'cerrado' : listed(intervals.map(intervalInWords));
}

/** "25/12/2026 cerrado (Navidad)" */
function exceptionInWords({ date, open, reason }: OpeningException): string {
  return `${dateInWords(date)} ${hoursInWords(open)} (${reason})`;
}

/** "sábado y domingo, 08:00–12:00, dobles, Cancha 2, desde el 01/12/2026: $18.00 por hora" */
function priceInWords(rule: PriceRule, courtNames: ReadonlyMap<CourtId, string>): string {
  const conditions = [
    daysInWords(rule.weekdays),
    isWholeDay(rule) ? null : intervalInWords(rule),
    rule.gameType && nameOfGame(rule.gameType).toLowerCase(),
    rule.courtIds && listed(rule.courtIds.map((id) => courtNames.get(id) ?? 'una cancha eliminada')),
    rule.dateFrom && `desde el ${dateInWords(rule.dateFrom)}`,
    rule.dateTo && `hasta el ${dateInWords(rule.dateTo)}`,
  ];
  return `${conditions.filter(Boolean).join(', ')}: $${formatAmount(rule.pricePerHour)} por hora`;
}

/** "más de 24 horas: 100%" for the first step, "desde 12 horas: 50%" for the others. */
function stepInWords({ hoursBefore, percentage }: RefundStep, index: number): string {
  return `${index === 0 ? 'más de' : 'desde'} ${counted(hoursBefore, 'hora')}: ${percentage}%`;
}

/** "todos los días", "lunes a viernes" or "lunes y miércoles" */
function daysInWords(days: readonly Weekday[]): string {
  if (days.length === WEEKDAYS.length) return 'todos los días';
  const [first, last] = [days[0], days.at(-1)];
  const isRange = first && last && WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === days.length - 1;
  if (days.length > 2 && isRange) return `${DAYS[first]} a ${DAYS[last]}`;
  return listed(days.map((day) => DAYS[day]));
}

function intervalInWords({ from, to }: OpenInterval): string {
  return `${formatTimeOfDay(from)}–${formatTimeOfDay(to)}`;
}

const dateInWords = (date: string): string => date.split('-').reverse().join('/');

function counted(count: number, unit: string): string {
  return `${String(count).replace('.', ',')} ${unit}${count === 1 ? '' : 's'}`;
}

/** "a", "a y b", "a, b y c" */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} y ${last}`;
}
