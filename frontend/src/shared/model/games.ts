/** The games that are played on a court: how many play, and the name. */
const games = {
  singles: { players: 2, name: 'Singles' },
  doubles: { players: 4, name: 'Dobles' },
} as const;

export type GameType = keyof typeof games;

/** In the order in which screens offer them. */
export const gameTypes = Object.keys(games) as GameType[];

/** The game of a screen whose address names none (specification §2). */
export const usualGame: GameType = 'singles';

/** Returns the number of players who share a booking (specification §9). */
export const playersOf = (gameType: GameType) => games[gameType].players;

/** Returns the game that an address names. */
export const gameFrom = (text: string): GameType =>
  gameTypes.find((gameType) => gameType === text) ?? usualGame;

/** Returns a value for each game. */
export function forEachGame<T>(of: (gameType: GameType) => T): Record<GameType, T> {
  return Object.fromEntries(gameTypes.map((gameType) => [gameType, of(gameType)])) as Record<GameType, T>;
}

export const nameOfGame = (gameType: GameType): string => games[gameType].name;
