import type { Cents } from '../../../kernel/domain/money.js';

export const GAME_TYPES = ['singles', 'doubles'] as const;
/** Singles are played by two, doubles by four. */
export type GameType = (typeof GAME_TYPES)[number];

export const TARIFFS = ['day', 'night'] as const;
export type Tariff = (typeof TARIFFS)[number];

/** What a court costs for an hour, by tariff and game type. */
export type PriceTable = Record<Tariff, Record<GameType, Cents>>;

const FIRST_NIGHT_HOUR = 18;

/** Hours from 18:00 on are played under artificial light and cost the night tariff (specification §9). */
export function tariffOf(hour: number): Tariff {
  return hour >= FIRST_NIGHT_HOUR ? 'night' : 'day';
}

/** What the given hour costs. */
export function priceOf(prices: PriceTable, hour: number, gameType: GameType): Cents {
  return prices[tariffOf(hour)][gameType];
}

/** How many people share a booking. */
export function playersOf(gameType: GameType): number {
  return gameType === 'singles' ? 2 : 4;
}
