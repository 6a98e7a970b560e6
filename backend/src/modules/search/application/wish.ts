import type { Cents } from '../../../kernel/domain/money.js';
import type { GameType } from '../../../kernel/domain/games.js';
import type { Surface } from '../../courts/index.js';
import type { Coordinates } from '../../venues/index.js';

/** Which courts a player would play on, and what it may cost. Undefined means that any fits. */
export interface CourtWish {
  readonly surface?: Surface | undefined;
  /** True leaves out the courts that do not say that they have lights. */
  readonly lights?: true | undefined;
  /** The most that the whole play may cost. */
  readonly maxCents?: Cents | undefined;
}

/** The search of a player. */
export interface Wish extends CourtWish {
  /** `yyyy-MM-dd`, on the clock of each venue. */
  readonly date: string;
  /** The first and the last minute of the day at which the player would start. */
  readonly within: readonly [number, number];
  /** The length of play; undefined means the first length of each venue that is free at a start. */
  readonly durationMinutes: number | undefined;
  readonly gameType: GameType;
  /** A venue's name or place, perhaps with a mistake; null means anywhere. */
  readonly place: string | null;
  /** Where the player is. The nearest venues come first, and those that name no point never. */
  readonly near: Coordinates | null;
}
