import type { GameType } from './games';
import { shiftDay, weekdayOf, type LocalDay } from './dates';
import type { TariffType } from './slots';

/** The days of a week as the rules of a venue name them, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Parts of a day, each from a time up to another one: `[["08:00", "14:00"]]`. */
export type Intervals = readonly (readonly string[])[];

/** A date with other hours. Without an interval the venue is closed. */
interface OpeningException {
  date: LocalDay;
  open: Intervals;
  reason: string;
}

/** A price per hour that replaces that of the court where all of its conditions hold. */
export interface PriceRule {
  weekdays: readonly Weekday[];
  from: string;
  to: string;
  dateFrom: LocalDay | null;
  dateTo: LocalDay | null;
  gameType: GameType | null;
  courtIds: readonly string[] | null;
  pricePerHour: string;
}

/** The rules of a venue that its players read (club.md §2). */
export interface VenueRules {
  openingHours: Readonly<Record<Weekday, Intervals>>;
  exceptions: readonly OpeningException[];
  /** In minutes, the usual one first. */
  lengths: readonly number[];
  startsEvery: number;
  nightFrom: string;
  /** Oldest first. */
  priceRules: readonly PriceRule[];
  /** Most notice first. The first needs more than its hours, each later one at least its hours. */
  refundSteps: readonly { hoursBefore: number; percentage: number }[];
  regretMinutes: number;
  /** Whether a cancelled hour that is sold again brings back what the terms kept. */
  resaleRefund: boolean;
  /** Until when friends pay once a card guarantees the total. */
  splitUntil: 'grace' | 'after_play';
  /** How many days ahead players can book; null if only the installation says it. */
  windowDays: number | null;
  /** True if some customers have prices of their own, which they see when they are signed in. */
  hasCategories?: boolean;
}

const specifiedDay: Intervals = [['06:00', '22:00']];

/** The values of the specification. */
const specified: VenueRules = {
  openingHours: Object.fromEntries(weekdays.map((day) => [day, specifiedDay])) as Record<Weekday, Intervals>,
  exceptions: [],
  lengths: [60],
  startsEvery: 60,
  nightFrom: '18:00',
  priceRules: [],
  refundSteps: [
    { hoursBefore: 24, percentage: 100 },
    { hoursBefore: 12, percentage: 50 },
  ],
  regretMinutes: 0,
  resaleRefund: false,
  splitUntil: 'grace',
  windowDays: null,
};

/** Returns the rules of a venue. Until it is known, those of the specification apply. */
export function rulesOf(venue: ({ id: string } & Partial<VenueRules>) | undefined): VenueRules {
  return { ...specified, ...venue };
}

/** Returns true if a venue opens, and lets plays begin, as the specification says. */
export function hasSpecifiedHours({ openingHours, lengths, startsEvery }: VenueRules): boolean {
  return (
    weekdays.every((day) => same(openingHours[day], specifiedDay)) &&
    same(lengths, specified.lengths) &&
    startsEvery === specified.startsEvery
  );
}

/** Returns true if a venue refunds as the specification says. */
export function hasSpecifiedTerms({ refundSteps, regretMinutes, resaleRefund }: VenueRules): boolean {
  const pairs = (steps: VenueRules['refundSteps']) =>
    steps.map((step) => [step.hoursBefore, step.percentage]);
  return regretMinutes === 0 && !resaleRefund && same(pairs(refundSteps), pairs(specified.refundSteps));
}

/** Returns true if a venue is open at some time of the week at which a tariff applies. */
export function isOpenAtTariff({ openingHours, nightFrom }: VenueRules, tariff: TariffType): boolean {
  return weekdays.some((day) =>
    openingHours[day].some(([from = '', to = '']) => (tariff === 'day' ? from < nightFrom : to > nightFrom)),
  );
}

/** Lists the dates with other hours from `today` on, in order. */
export function exceptionsFrom({ exceptions }: VenueRules, today: LocalDay): readonly OpeningException[] {
  return exceptions
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** When a venue is open on a day, and why that differs from the week; null if it does not. */
interface OpeningOfDay {
  open: Intervals;
  reason: string | null;
}

/** Returns the hours of a day: those of its exception, or those of its day of the week. */
export function openingOn({ openingHours, exceptions }: VenueRules, day: LocalDay): OpeningOfDay {
  const exception = exceptions.find(({ date }) => date === day);
  if (exception) return exception;
  const weekday = weekdays[weekdayOf(day) - 1] ?? 'mon';
  return { open: openingHours[weekday], reason: null };
}

/** Returns the next day up to `last` on which a venue opens, or null if there is none. */
export function nextOpenDay(rules: VenueRules, after: LocalDay, last: LocalDay): LocalDay | null {
  for (let day = shiftDay(after, 1); day <= last; day = shiftDay(day, 1))
    if (openingOn(rules, day).open.length > 0) return day;
  return null;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
