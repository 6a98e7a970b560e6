import type { CourtId } from '../../../kernel/domain/ids.js';
import { formatAmount } from '../../../kernel/domain/money.js';
import type { PriceTable, Tariff } from '../../../kernel/domain/tariff.js';
import { openingOf, pricingOf, startsOf, tariffAt, type VenueRules } from '../../venues/index.js';
import { clockOf, HALF_HOUR, halfHoursOf, instantsOfDay, type Play } from '../domain/slot.js';
import type { DurationView, SlotStatus } from './calendar-queries.js';
import { areChargeable, pricesOf } from './play-offer.js';

/** A day of a venue, its rules, and the length that the caller wants; any length if undefined. */
export interface DayOfRules {
  readonly rules: VenueRules;
  /** `yyyy-MM-dd`. */
  readonly date: string;
  readonly timeZone: string;
  readonly now: Date;
  readonly durationMinutes?: number | undefined;
}

/**
 * A court on that day. `claims` maps its taken half hours to true if a booking or an offer holds
 * them, and to false if a block does.
 */
export interface CourtOfDay {
  readonly id: CourtId;
  readonly isInService: boolean;
  readonly prices: PriceTable;
  readonly claims: Readonly<Record<number, boolean>> | null;
}

/** A part of a day, in minutes from midnight. */
export type Stretch = Pick<Play, 'minute' | 'length'>;

/** A start of a court. `status` does not look at the clock. */
export interface CourtStart {
  readonly minute: number;
  readonly tariff: Tariff;
  readonly isPast: boolean;
  readonly status: Exclude<SlotStatus, 'past'>;
  /** Of an available start those that are free, of any other start all that the venue offers. */
  readonly durations: DurationView[];
}

/**
 * Lists the starts that a venue offers on one of its courts, in order. A free start within the lead
 * time of the venue is no longer offered.
 */
export function startsOfCourt(court: CourtOfDay, day: DayOfRules): CourtStart[] {
  const { rules, date, timeZone, now, durationMinutes } = day;
  const instants = instantsOfDay(date, timeZone);
  const offerOf = offersOf(court, day);
  return startsOf(rules, date).flatMap(({ minute, lengths }) => {
    const wanted =
      durationMinutes === undefined ? lengths : lengths.filter((each) => each === durationMinutes);
    const offered = wanted.flatMap((length) => offerOf({ minute, length }));
    if (offered.length === 0) return [];
    const free = offered.filter(({ minutes }) => !firstClaim(court, minute, minutes));
    const status = statusOf(court, minute, { offered, free });
    const instant = instants[minute / HALF_HOUR] ?? 0;
    const isPast = instant <= now.getTime();
    if (!isPast && status === 'available' && isTooSoon(instant, day)) return [];
    return {
      minute,
      tariff: tariffAt(rules, minute),
      isPast,
      status,
      durations: status === 'available' ? free : offered,
    };
  });
}

/**
 * Returns how many minutes of a day can still be booked on a court, in plays of the venue's
 * shortest length one after the other. `isTaken` says so of a half hour.
 */
export function bookableMinutes(day: DayOfRules, isTaken: (halfHour: number) => boolean): number {
  const { rules, date, timeZone, now } = day;
  const instants = instantsOfDay(date, timeZone);
  const isOnTheClock = clockOf(date, timeZone);
  const length = Math.min(...rules.lengths);
  let bookable = 0;
  for (const { from, to } of openingOf(rules, date).intervals)
    for (let minute = from; minute + length <= to;) {
      const instant = instants[minute / HALF_HOUR] ?? 0;
      const isBookable = instant > now.getTime() && !isTooSoon(instant, day);
      const isOffered = isBookable && isOnTheClock({ minute, length });
      const isFree = isOffered && !halfHoursOf({ minute, length }).some(isTaken);
      bookable += isFree ? length : 0;
      const step = isFree ? Math.ceil(length / rules.startsEvery) * rules.startsEvery : rules.startsEvery;
      minute += step;
    }
  return bookable;
}

/** Returns true for an instant within the lead time, in which players can no longer book. */
export function isTooSoon(instant: number, { rules, now }: Pick<DayOfRules, 'rules' | 'now'>): boolean {
  return instant < now.getTime() + rules.leadMinutes * 60_000;
}

/**
 * Returns the next instant, in milliseconds, at which the clock alone changes the starts of a day:
 * a half hour begins, or comes within the lead time.
 */
export function nextChange({ rules, date, timeZone, now }: DayOfRules): number {
  const time = now.getTime();
  const lead = rules.leadMinutes * 60_000;
  // A start is too late to book one millisecond after the lead time began.
  const ahead = instantsOfDay(date, timeZone).flatMap((instant) => [instant, instant - lead + 1]);
  return ahead.reduce((next, instant) => (instant > time ? Math.min(next, instant) : next), Infinity);
}

/** The desk shows free time in stretches of an hour. */
const CELL = 60;
const END_OF_DAY = 24 * 60;

type OpeningRules = Pick<VenueRules, 'openingHours' | 'exceptions'>;

/** Splits the open hours of a venue's day into hours; the last of an interval may be shorter. */
export function openCells(rules: OpeningRules, date: string): Stretch[] {
  return openingOf(rules, date).intervals.flatMap(cellsOf);
}

/** An hour of a day, or a part of it. */
export interface UsedCell extends Stretch {
  readonly isOpen: boolean;
}

/**
 * Returns the open hours of a venue's day, and the closed hours of these booked half hours: what
 * was sold stays when a venue opens less.
 */
export function usedCells(rules: OpeningRules, date: string, booked: readonly number[]): UsedCell[] {
  const open = openCells(rules, date);
  const isUsed = (cell: Stretch) => halfHoursOf(cell).some((halfHour) => booked.includes(halfHour));
  const closed = freeCells(cellsOf({ from: 0, to: END_OF_DAY }), open).filter(isUsed);
  return [
    ...open.map((cell) => ({ ...cell, isOpen: true })),
    ...closed.map((cell) => ({ ...cell, isOpen: false })),
  ].sort((one, other) => one.minute - other.minute);
}

/** Splits a part of a day into its half hours. */
export function halvesOf<Cell extends Stretch>(cell: Cell): Cell[] {
  return halfHoursOf(cell).map((halfHour) => ({ ...cell, minute: halfHour * HALF_HOUR, length: HALF_HOUR }));
}

function cellsOf({ from, to }: { from: number; to: number }): Stretch[] {
  return Array.from({ length: Math.ceil((to - from) / CELL) }, (_, index) => {
    const minute = from + index * CELL;
    return { minute, length: Math.min(CELL, to - minute) };
  });
}

/** Returns what the taken stretches leave of the cells: whole cells, or the rest of them. */
export function freeCells(cells: readonly Stretch[], taken: readonly Stretch[]): Stretch[] {
  const isTaken = new Set(taken.flatMap(halfHoursOf));
  return cells.flatMap((cell) => {
    const free = halfHoursOf(cell).filter((halfHour) => !isTaken.has(halfHour));
    return free.reduce<Stretch[]>((stretches, halfHour) => {
      const last = stretches.at(-1);
      if (last && last.minute + last.length === halfHour * HALF_HOUR)
        return [...stretches.slice(0, -1), { ...last, length: last.length + HALF_HOUR }];
      return [...stretches, { minute: halfHour * HALF_HOUR, length: HALF_HOUR }];
    }, []);
  });
}

/** Returns a function with the view of a length at a start, or none if it is not offered. */
function offersOf(court: CourtOfDay, day: DayOfRules): (stretch: Stretch) => DurationView[] {
  const { rules, date, timeZone } = day;
  const priceOf = pricingOf(rules, court, date);
  const publicPriceOf = publicPricesOf(court, day);
  const isOnTheClock = clockOf(date, timeZone);
  return (stretch) => {
    const prices = pricesOf(priceOf, stretch);
    if (!areChargeable(prices, stretch.length) || !isOnTheClock(stretch)) return [];
    return [
      {
        minutes: stretch.length,
        singlesPrice: formatAmount(prices.singles),
        doublesPrice: formatAmount(prices.doubles),
        ...publicPriceOf?.(stretch),
      },
    ];
  };
}

/** Returns a function with the public price of a length, or null for rules of everyone. */
function publicPricesOf(
  { id, prices }: CourtOfDay,
  { rules, date }: DayOfRules,
): ((stretch: Stretch) => Required<Pick<DurationView, 'publicPrice'>>) | null {
  const [category] = rules.heldCategories ?? [];
  if (!category) return null;
  const priceOf = pricingOf({ ...rules, heldCategories: [] }, { id, prices }, date);
  return (stretch) => {
    const { singles, doubles } = pricesOf(priceOf, stretch);
    return {
      publicPrice: {
        category: category.name,
        singles: formatAmount(singles),
        doubles: formatAmount(doubles),
      },
    };
  };
}

/**
 * Returns the status of a start: `available`, or that of the first claim in the way. A closed court
 * is blocked.
 */
function statusOf(
  court: CourtOfDay,
  minute: number,
  { offered, free }: Record<'offered' | 'free', readonly DurationView[]>,
): CourtStart['status'] {
  const shortest = Math.min(...offered.map(({ minutes }) => minutes));
  if (free.length > 0) return court.isInService ? 'available' : 'blocked';
  return firstClaim(court, minute, shortest) ?? 'blocked';
}

function firstClaim(
  { claims }: CourtOfDay,
  minute: number,
  length: number,
): 'booked' | 'blocked' | undefined {
  for (let at = minute; at < minute + length; at += HALF_HOUR) {
    const isBooking = claims?.[at / HALF_HOUR];
    if (isBooking !== undefined) return isBooking ? 'booked' : 'blocked';
  }
  return undefined;
}
