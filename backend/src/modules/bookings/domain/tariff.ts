import type { Cents } from '../../../kernel/domain/money.js';

export const GAME_TYPES = ['singles', 'doubles'] as const;
/** Singles are played by two, doubles by four. */
export type GameType = (typeof GAME_TYPES)[number];

export const TARIFFS = ['day', 'night'] as const;
export type Tariff = (typeof TARIFFS)[number];

/** The prices of a court for one hour, by tariff and game type. */
export type PriceTable = Record<Tariff, Record<GameType, Cents>>;

const FIRST_NIGHT_HOUR = 18;

/** Returns the tariff of an hour: `night` from 18:00 on (artificial light, specification §9). */
export function tariffOf(hour: number): Tariff {
  return hour >= FIRST_NIGHT_HOUR ? 'night' : 'day';
}

/** Returns the price of the given hour. */
export function priceOf(prices: PriceTable, hour: number, gameType: GameType): Cents {
  return prices[tariffOf(hour)][gameType];
}

/** Returns the number of players who share a booking. */
export function playersOf(gameType: GameType): number {
  return gameType === 'singles' ? 2 : 4;
}
