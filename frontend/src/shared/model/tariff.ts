import { centsOf } from './money';
import type { TariffType } from './slots';

export type GameType = 'singles' | 'doubles';

/** The four prices of a court as the API has them: decimal strings. */
export interface CourtPrices {
  daySinglesPrice: string;
  dayDoublesPrice: string;
  nightSinglesPrice: string;
  nightDoublesPrice: string;
}

export interface LowestPrice {
  cents: number;
  /** True where courts of the venue ask different prices, so that the figure is a "desde". */
  varies: boolean;
}

export type TariffTable = Record<TariffType, Record<GameType, LowestPrice>>;

/** What one hour of a court costs, in cents. */
export function priceOf(prices: CourtPrices, tariff: TariffType, gameType: GameType): number {
  const byTariff = {
    day: { singles: prices.daySinglesPrice, doubles: prices.dayDoublesPrice },
    night: { singles: prices.nightSinglesPrice, doubles: prices.nightDoublesPrice },
  };
  return centsOf(byTariff[tariff][gameType]);
}

/** The lowest price of each tariff and game type over some courts; null where there are none. */
export function tariffTable(courts: readonly CourtPrices[]): TariffTable | null {
  if (courts.length === 0) return null;
  const lowest = (tariff: TariffType, gameType: GameType): LowestPrice => {
    const prices = courts.map((court) => priceOf(court, tariff, gameType));
    return { cents: Math.min(...prices), varies: new Set(prices).size > 1 };
  };
  return {
    day: { singles: lowest('day', 'singles'), doubles: lowest('day', 'doubles') },
    night: { singles: lowest('night', 'singles'), doubles: lowest('night', 'doubles') },
  };
}
