import type { Cents } from '../../../kernel/domain/money.js';
import type { GameType } from '../../../kernel/domain/games.js';
import {
  type PricedCourt,
  priceOfPlay,
  type Pricing,
  type PricingCategory,
  pricingOf,
  startsOf,
} from '../../venues/index.js';
import { lastBookableDay } from '../domain/booked-play.js';
import { HALF_HOUR, instantsOfDay, isOnTheClock, type Play } from '../domain/slot.js';
import { type DayOfRules, isTooSoon } from './court-day.js';
import { AN_HOUR, areChargeable, pricesOf } from './play-offer.js';

/** The play that a player wants on a day. */
export interface WantedPlay {
  readonly gameType: GameType;
  /** The first and the last minute of the day at which the player would start. */
  readonly within: readonly [number, number];
}

/** A free start, and the court that is cheapest then. */
export interface CheapestStart<Court> {
  minute: number;
  length: number;
  court: Court;
  cents: Cents;
  /** The category of the player that has made the price; absent for everyone else. */
  category?: PricingCategory | null;
}

/**
 * Lists the starts of a venue that players can book now on one of the courts. At each start it
 * takes the first length of the venue that a court has free. Of several such courts it takes the
 * cheapest, and of these the first. It offers what `startsOfCourt` offers, but computes a price
 * only where a court is free: a search asks for many venues.
 * @param takenOf returns a bit for each taken half hour of a court
 */
export function cheapestStarts<Court extends PricedCourt>(
  courts: readonly Court[],
  day: DayOfRules,
  wanted: WantedPlay,
  takenOf: (court: Court) => number,
): CheapestStart<Court>[] {
  const candidates = courts.map((court) => ({
    court,
    taken: halvesOf(takenOf(court)),
    priceOf: pricingOf(day.rules, court, day.date),
  }));
  const { rules } = day;
  return bookableStarts(day, wanted).flatMap((plays) => {
    for (const play of plays) {
      const cheapest = cheapestOf(candidates, play, wanted.gameType);
      if (cheapest) return [rules.heldCategories ? withCategory(cheapest, day, wanted.gameType) : cheapest];
    }
    return [];
  });
}

function withCategory<Court extends PricedCourt>(
  start: CheapestStart<Court>,
  { rules, date }: DayOfRules,
  gameType: GameType,
): CheapestStart<Court> {
  const { minute, length, court } = start;
  return { ...start, category: priceOfPlay(rules, court, { date, minute, length, gameType }).category };
}

/** A court that may take a play. */
interface Candidate<Court> {
  readonly court: Court;
  readonly taken: Halves;
  readonly priceOf: Pricing;
}

function cheapestOf<Court>(
  candidates: readonly Candidate<Court>[],
  { play, needed }: NeededPlay,
  gameType: GameType,
): CheapestStart<Court> | null {
  const { minute, length } = play;
  let cheapest: CheapestStart<Court> | null = null;
  for (const { court, taken, priceOf } of candidates) {
    if (overlap(taken, needed) || !isChargeable(priceOf, play)) continue;
    const cents = priceOf({ minute, length, gameType });
    if (!cheapest || cents < cheapest.cents) cheapest = { minute, length, court, cents };
  }
  return cheapest;
}

/** A play, and the half hours that it needs. */
interface NeededPlay {
  readonly play: Play;
  readonly needed: Halves;
}

/** Lists the starts that are not over, too soon or too far ahead, each with its plays. */
function bookableStarts(day: DayOfRules, { within: [first, last] }: WantedPlay): NeededPlay[][] {
  const { rules, date, timeZone, now, durationMinutes } = day;
  if (date > lastBookableDay(rules.windowDays, timeZone, now)) return [];
  const instants = instantsOfDay(date, timeZone);
  return startsOf(rules, date).flatMap(({ minute, lengths }) => {
    if (minute < first || minute > last) return [];
    const instant = instants[minute / HALF_HOUR] ?? 0;
    if (instant <= now.getTime() || isTooSoon(instant, day)) return [];
    const wanted = lengths.filter((length) => durationMinutes === undefined || length === durationMinutes);
    const plays = wanted.map((length) => ({ date, minute, length }));
    const real = plays.filter((play) => isOnTheClock(play, timeZone));
    return [real.map((play) => ({ play, needed: halvesOf(bitsOf(play)) }))];
  });
}

/** Only a play that is shorter than an hour can be too cheap to be charged. */
function isChargeable(priceOf: Pricing, play: Play): boolean {
  return play.length >= AN_HOUR || areChargeable(pricesOf(priceOf, play), play.length);
}

/** The half hours of a day as bits: JavaScript compares 32 at a time, and a day has 48. */
type Halves = Record<'early' | 'late', number>;

const EARLY = 2 ** 24;

const halvesOf = (bits: number): Halves => ({ early: bits % EARLY, late: Math.floor(bits / EARLY) });

const overlap = (a: Halves, b: Halves): boolean => (a.early & b.early) !== 0 || (a.late & b.late) !== 0;

/** Returns the bits of the half hours of a play. */
function bitsOf({ minute, length }: Play): number {
  return 2 ** (minute / HALF_HOUR) * (2 ** (length / HALF_HOUR) - 1);
}
