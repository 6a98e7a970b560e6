import type { GameType } from './games';
import type { components } from '../api/schema';
import { centsOf } from './money';

/** A length of play with its prices, as every list of starts names it. */
type Length = components['schemas']['DurationBody'];

/** A start of a court. Its lengths are those that are free now, if it is free. */
export type AvailableHour = components['schemas']['SlotBody'];

/** Returns the price of a length at a start; null if the start does not have it. */
export function centsOfLength(hour: AvailableHour, minutes: number, gameType: GameType): number | null {
  const length = hour.durations.find((one) => one.minutes === minutes);
  return length ? centsFor(length, gameType) : null;
}

/** Returns the price for a game, in cents. */
export function centsFor(length: Pick<Length, `${GameType}Price`>, gameType: GameType): number {
  return centsOf(length[`${gameType}Price`]);
}

/**
 * Returns the lengths that a day offers anywhere, in minutes and in the order of the venue: the
 * usual one first. Each list has those of one start, which lacks the ones that do not fit there.
 */
export function lengthsOfDay(starts: readonly (readonly Length[])[]): number[] {
  const longestFirst = starts.toSorted((one, other) => other.length - one.length);
  return [...new Set(longestFirst.flat().map(({ minutes }) => minutes))];
}

/** The category that makes the price of a player, and what everyone else pays. */
export interface MemberPrice {
  category: string;
  publicCents: number;
}

/** Returns the public price beside that of a member; null if it is not higher. */
export function memberPriceOf(length: Length | undefined, gameType: GameType): MemberPrice | null {
  if (!length?.publicPrice) return null;
  const publicCents = centsOf(length.publicPrice[gameType]);
  return publicCents > centsFor(length, gameType)
    ? { category: length.publicPrice.category, publicCents }
    : null;
}
