import { GAME_TYPES } from '../../kernel/domain/games.js';
import { TARIFFS } from '../../kernel/domain/tariff.js';

/** The columns of a court as SQL, for the statements of other modules. */

const GAMES_OF = (column: (gameType: string) => string) => GAME_TYPES.map(column).join(', ');

/** The `PriceTable` of a court, in JSON. @param court the alias of the table */
export const priceTableOf = (court: string): string => {
  const tariffs = TARIFFS.map((tariff) => {
    const prices = GAMES_OF((gameType) => `'${gameType}', ${court}.${tariff}_${gameType}_cents`);
    return `'${tariff}', json_build_object(${prices})`;
  });
  return `json_build_object(${tariffs.join(', ')})`;
};

/** The lowest price of the table of a court, in cents. @param court the alias of the table */
export const lowestTablePriceOf = (court: string): string =>
  `least(${TARIFFS.map((tariff) => GAMES_OF((gameType) => `${court}.${tariff}_${gameType}_cents`)).join(', ')})`;
