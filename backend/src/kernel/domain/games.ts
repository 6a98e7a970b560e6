/** The games that are played on a court: how many play, and the Spanish name. */
const GAMES = {
  singles: { players: 2, name: 'Singles' },
  doubles: { players: 4, name: 'Dobles' },
} as const;

export type GameType = keyof typeof GAMES;

export const GAME_TYPES = Object.keys(GAMES) as [GameType, ...GameType[]];

/** The game of a search that names none. */
export const USUAL_GAME: GameType = 'singles';

/** Returns the number of players who share a booking. */
export function playersOf(gameType: GameType): number {
  return GAMES[gameType].players;
}

/** How many players can share a booking, ascending. */
export const PLAYER_COUNTS = GAME_TYPES.map(playersOf).sort((one, other) => one - other);

/** Returns the name of a game, which begins with a capital letter. */
export function nameOfGame(gameType: GameType): string {
  return GAMES[gameType].name;
}

/** The refusal of a value that is no game. */
export const CHOOSE_A_GAME = `Elige ${GAME_TYPES.map((gameType) => nameOfGame(gameType).toLowerCase()).join(' o ')}.`;

/** Returns a value for each game. */
export function forEachGame<T>(of: (gameType: GameType) => T): Record<GameType, T> {
  return Object.fromEntries(GAME_TYPES.map((gameType) => [gameType, of(gameType)])) as Record<GameType, T>;
}
