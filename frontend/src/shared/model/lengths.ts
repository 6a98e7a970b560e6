import type { components } from '../api/schema';

/** A length of play with its prices, as every list of starts names it. */
export type Length = components['schemas']['DurationBody'];

/**
 * Returns the lengths that a day offers anywhere, in minutes and in the order of the venue: the
 * usual one first. Each list has those of one start, which lacks the ones that do not fit there.
 */
export function lengthsOfDay(starts: readonly (readonly Length[])[]): number[] {
  const longestFirst = starts.toSorted((one, other) => other.length - one.length);
  return [...new Set(longestFirst.flat().map(({ minutes }) => minutes))];
}
