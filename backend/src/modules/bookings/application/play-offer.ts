import { type Cents, MINIMUM_CHARGE } from '../../../kernel/domain/money.js';
import { forEachGame, GAME_TYPES, type GameType } from '../../../kernel/domain/games.js';
import {
  isEverOffered,
  isOffered,
  type PricedCourt,
  priceOfPlay,
  type Pricing,
  pricingOf,
  tariffAt,
  type VenueRules,
} from '../../venues/index.js';
import type { PlayOffer } from '../domain/booked-play.js';
import type { Play, Slot } from '../domain/slot.js';

/** Returns a play of the wanted length; without one, of the first length that the venue offers. */
export function playOf(slot: Slot, length: number | undefined, { lengths }: VenueRules): Play {
  return { ...slot, length: length ?? lengths[0] ?? 60 };
}

/** Returns what the rules of a venue say about a play on one of its courts. */
export function offerOf(rules: VenueRules, court: PricedCourt, play: Play, gameType: GameType): PlayOffer {
  const { date, minute, length } = play;
  const prices = pricesOf(pricingOf(rules, court, date), play);
  const isOpen = isOffered(rules, date, minute, length) && areChargeable(prices, length);
  const elsewhere = isEverOffered(rules, minute) ? 'closed' : 'unknown';
  return {
    availability: isOpen ? 'offered' : elsewhere,
    tariff: tariffAt(rules, minute),
    baseCents: prices[gameType],
    category: priceOfPlay(rules, court, { date, minute, length, gameType }).category,
    windowDays: rules.windowDays,
    leadMinutes: rules.leadMinutes,
    refundSteps: rules.refundSteps,
    regretMinutes: rules.regretMinutes,
    resaleRefund: rules.resaleRefund,
    splitUntil: rules.splitUntil,
  };
}

/** Returns what a play costs by game type. */
export function pricesOf(
  priceOf: Pricing,
  { minute, length }: Pick<Play, 'minute' | 'length'>,
): Record<GameType, Cents> {
  return forEachGame((gameType) => priceOf({ minute, length, gameType }));
}

/** A court can always be booked for an hour, however cheap it is. */
export const AN_HOUR = 60;

/**
 * Returns true if the provider can charge a play, whatever is played. A venue does not offer a
 * shorter play than an hour if its price is above zero and below the provider's minimum.
 */
export function areChargeable(prices: Record<GameType, Cents>, length: number): boolean {
  if (length >= AN_HOUR) return true;
  return GAME_TYPES.every((gameType) => prices[gameType] === 0 || prices[gameType] >= MINIMUM_CHARGE);
}
