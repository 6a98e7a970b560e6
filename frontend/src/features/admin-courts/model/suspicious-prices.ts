import { centsOf, formatMoney } from '../../../shared/model/money';
import { isSuspicious } from '../../../shared/model/typed-number';
import { words } from '../../../shared/texts/words';
import { texts } from '../texts';
import type { Court, CourtDetails } from '../types';

const prices = [
  ['daySinglesPrice', texts.priceOf(words.tariff.day, words.game.singles)],
  ['dayDoublesPrice', texts.priceOf(words.tariff.day, words.game.doubles)],
  ['nightSinglesPrice', texts.priceOf(words.tariff.night, words.game.singles)],
  ['nightDoublesPrice', texts.priceOf(words.tariff.night, words.game.doubles)],
] as const;

/**
 * Returns a sentence for each price that is far from the former one. A new court has no former
 * prices.
 */
export function suspiciousPricesOf(court: Court | null, details: CourtDetails): string[] {
  if (!court) return [];
  return prices.flatMap(([name, label]) => {
    const [former, price] = [centsOf(court[name]), centsOf(details[name])];
    return isSuspicious(former, price)
      ? [texts.priceJump(label, formatMoney(former), formatMoney(price))]
      : [];
  });
}
