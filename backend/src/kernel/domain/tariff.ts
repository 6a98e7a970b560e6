import type { GameType } from './games.js';
import type { Cents } from './money.js';

export const TARIFFS = ['day', 'night'] as const;
export type Tariff = (typeof TARIFFS)[number];

/** The prices of a court for one hour, by tariff and game type. */
export type PriceTable = Readonly<Record<Tariff, Readonly<Record<GameType, Cents>>>>;
