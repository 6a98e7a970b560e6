import { forEachGame, type GameType } from '../../../../kernel/domain/games.js';
import type { CourtId } from '../../../../kernel/domain/ids.js';
import { formatAmount } from '../../../../kernel/domain/money.js';
import type { Category } from './category.js';
import { formatTimeOfDay } from './time-of-day.js';
import type {
  OpeningException,
  OpenInterval,
  PriceRule,
  RefundStep,
  TransferRule,
  VenueRules,
  Weekday,
} from './venue-rules.js';
import { WEEKDAYS } from './venue-rules.js';

/** A part of a day from a time to another one, such as `["06:00", "24:00"]`. */
type WrittenInterval = [from: string, to: string];

type WrittenHours = Record<Weekday, WrittenInterval[]>;

interface WrittenException extends Pick<OpeningException, 'date' | 'reason'> {
  open: WrittenInterval[];
}

interface WrittenPriceRule extends Pick<PriceRule, 'dateFrom' | 'dateTo' | 'gameType'> {
  weekdays: Weekday[];
  from: string;
  to: string;
  courtIds: CourtId[] | null;
  /** A decimal string. */
  pricePerHour: string;
}

/** The rules of a venue as the API writes them (club.md §5): times as `"HH:mm"`. */
export interface RulesDocument extends Pick<
  VenueRules,
  | 'startsEvery'
  | 'regretMinutes'
  | 'windowDays'
  | 'leadMinutes'
  | 'paymentMinutes'
  | 'maxActivePerPlayer'
  | 'payAtClub'
  | 'transfer'
  | 'resaleRefund'
  | 'splitUntil'
  | 'receptionPrices'
> {
  openingHours: WrittenHours;
  exceptions: WrittenException[];
  lengths: number[];
  nightFrom: string;
  priceRules: WrittenPriceRule[];
  refundSteps: RefundStep[];
}

/** A category as the API writes it (club.md §5). */
export interface CategoryDocument extends Pick<
  Category,
  'id' | 'name' | 'windowDays' | 'maxActive' | 'payAtClub'
> {
  /** The percentage off, or decimal strings per hour. */
  price: { percentage: number } | Record<GameType, string>;
}

/** A rule that a venue can change. Categories have a call of their own. */
export type StoredRule = Exclude<keyof VenueRules, 'heldCategories'>;

type WholeDocument = RulesDocument & { categories: CategoryDocument[] };

/** Writes a category as the API does. */
export function categoryDocumentOf({ price, ...category }: Category): CategoryDocument {
  const { id, name, windowDays, maxActive, payAtClub } = category;
  const written =
    'percentage' in price
      ? { percentage: price.percentage }
      : forEachGame((gameType) => formatAmount(price[gameType]));
  return { id, name, price: written, windowDays, maxActive, payAtClub };
}

/**
 * Writes rules as the API does, without the categories. Fields have a fixed order, so that
 * documents can be compared.
 */
export function documentOf(rules: VenueRules): RulesDocument {
  const [mon, tue, wed, thu, fri, sat, sun] = WEEKDAYS.map((day) =>
    rules.openingHours[day].map(intervalOf),
  ) as EveryDay;
  return {
    openingHours: { mon, tue, wed, thu, fri, sat, sun },
    exceptions: rules.exceptions.map(({ date, open, reason }) => ({
      date,
      open: open.map(intervalOf),
      reason,
    })),
    lengths: [...rules.lengths],
    startsEvery: rules.startsEvery,
    nightFrom: formatTimeOfDay(rules.nightFrom),
    priceRules: rules.priceRules.map(priceRuleOf),
    refundSteps: rules.refundSteps.map(({ hoursBefore, percentage }) => ({ hoursBefore, percentage })),
    regretMinutes: rules.regretMinutes,
    windowDays: rules.windowDays,
    leadMinutes: rules.leadMinutes,
    paymentMinutes: rules.paymentMinutes,
    maxActivePerPlayer: rules.maxActivePerPlayer,
    payAtClub: rules.payAtClub,
    transfer: rules.transfer && transferOf(rules.transfer),
    resaleRefund: rules.resaleRefund,
    splitUntil: rules.splitUntil,
    receptionPrices: rules.receptionPrices,
  };
}

/** Lists the rules that differ between two states. */
export function differingRules(one: VenueRules, other: VenueRules): StoredRule[] {
  const [left, right] = [one, other].map((rules) => ({
    ...documentOf(rules),
    categories: rules.categories.map(categoryDocumentOf),
  })) as [WholeDocument, WholeDocument];
  const fields = Object.keys(left) as StoredRule[];
  return fields.filter((field) => JSON.stringify(left[field]) !== JSON.stringify(right[field]));
}

const transferOf = ({ holder, bank, number, note, hours }: TransferRule): TransferRule => ({
  holder,
  bank,
  number,
  note,
  hours,
});

function intervalOf({ from, to }: OpenInterval): WrittenInterval {
  return [formatTimeOfDay(from), formatTimeOfDay(to)];
}

function priceRuleOf(rule: PriceRule): WrittenPriceRule {
  return {
    weekdays: [...rule.weekdays],
    from: formatTimeOfDay(rule.from),
    to: formatTimeOfDay(rule.to),
    dateFrom: rule.dateFrom,
    dateTo: rule.dateTo,
    gameType: rule.gameType,
    courtIds: rule.courtIds && [...rule.courtIds],
    pricePerHour: formatAmount(rule.pricePerHour),
  };
}

type Hours = WrittenInterval[];
type EveryDay = [Hours, Hours, Hours, Hours, Hours, Hours, Hours];
