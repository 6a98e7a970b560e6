import { type GameType, gameTypes } from '../../../shared/model/games';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { isSuspicious } from '../../../shared/model/typed-number';
import { words } from '../../../shared/texts/words';
import { texts } from '../texts';
import type { Court, PriceRule, Rules } from '../types';

/**
 * Returns a sentence for each new price that is far from what those hours cost before: by a rule
 * for the same hours, or else by the tariffs of the courts.
 */
export function suspiciousPrices(before: Rules, after: Rules, courts: readonly Court[]): string[] {
  const known = before.priceRules.map((rule) => JSON.stringify(rule));
  const jumps = after.priceRules
    .filter((rule) => !known.includes(JSON.stringify(rule)))
    .flatMap((rule) =>
      gamesOf(rule).flatMap((game) => jumpOf(rule, game, formersOf(rule, game, before, courts))),
    );
  return [...new Set(jumps)];
}

function jumpOf({ pricePerHour }: PriceRule, game: GameType, formers: readonly number[]): string[] {
  const price = centsOf(pricePerHour);
  const nearest = price > Math.max(...formers) ? Math.max(...formers) : Math.min(...formers);
  const isJump = formers.length > 0 && formers.every((former) => isSuspicious(former, price));
  return isJump ? [texts.priceJump(words.game[game], formatMoney(nearest), formatMoney(price))] : [];
}

function formersOf(rule: PriceRule, game: GameType, { priceRules }: Rules, courts: readonly Court[]) {
  const same = priceRules.filter(
    (other) => whereOf(other) === whereOf(rule) && gamesOf(other).includes(game),
  );
  if (same.length > 0) return same.map(({ pricePerHour }) => centsOf(pricePerHour));
  return courts
    .filter(({ id }) => rule.courtIds?.includes(id) ?? true)
    .flatMap((court) => [court[`day${capitalised(game)}Price`], court[`night${capitalised(game)}Price`]])
    .map(centsOf);
}

function whereOf({ weekdays, from, to, dateFrom, dateTo, courtIds }: PriceRule): string {
  return JSON.stringify([weekdays, from, to, dateFrom, dateTo, courtIds]);
}

function gamesOf({ gameType }: PriceRule): readonly GameType[] {
  return gameType ? [gameType] : gameTypes;
}

function capitalised(game: GameType): 'Singles' | 'Doubles' {
  return game === 'singles' ? 'Singles' : 'Doubles';
}
