import type { Cents } from '../../../kernel/domain/money.js';

export const GAME_TYPES = ['singles', 'doubles'] as const;
/** Singles are played by two, doubles by four. */
export type GameType = (typeof GAME_TYPES)[number];

export const TARIFFS = ['day', 'night'] as const;
export type Tariff = (typeof TARIFFS)[number];

/** The prices of a court for one hour, by tariff and game type. */
export type PriceTable = Record<Tariff, Record<GameType, Cents>>;

/** Returns the number of players who share a booking. */
export function playersOf(gameType: GameType): number {
  return gameType === 'singles' ? 2 : 4;
}
