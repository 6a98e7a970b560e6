import { forEachGame, type GameType } from './games';
import { centsOf } from './money';
import type { TariffType } from './slots';

/** The four prices of a court as the API returns them: decimal strings. */
export interface CourtPrices {
  daySinglesPrice: string;
  dayDoublesPrice: string;
  nightSinglesPrice: string;
  nightDoublesPrice: string;
}

export interface LowestPrice {
  cents: number;
  /**
   * True if the courts of the venue have different prices; the price is then shown with "desde".
   */
  varies: boolean;
}

export type TariffTable = Record<TariffType, Record<GameType, LowestPrice>>;

/** Returns the price of one hour of a court, in cents. */
export function priceOf(prices: CourtPrices, tariff: TariffType, gameType: GameType): number {
  const byTariff = {
    day: { singles: prices.daySinglesPrice, doubles: prices.dayDoublesPrice },
    night: { singles: prices.nightSinglesPrice, doubles: prices.nightDoublesPrice },
  };
  return centsOf(byTariff[tariff][gameType]);
}

/** Returns the lowest price of each tariff and game type, or null if there are no courts. */
export function tariffTable(courts: readonly CourtPrices[]): TariffTable | null {
  if (courts.length === 0) return null;
  const lowest = (tariff: TariffType, gameType: GameType): LowestPrice => {
    const prices = courts.map((court) => priceOf(court, tariff, gameType));
    return { cents: Math.min(...prices), varies: new Set(prices).size > 1 };
  };
  return {
    day: forEachGame((gameType) => lowest('day', gameType)),
    night: forEachGame((gameType) => lowest('night', gameType)),
  };
}
