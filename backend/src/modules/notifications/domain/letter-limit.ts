import { subHours } from 'date-fns/subHours';

/**
 * What became of a letter. `sending`: it may have left. `refused`: the mail server of the address
 * does not take it.
 */
export type LetterOutcome = 'sending' | 'sent' | 'over_limit' | 'blocked' | 'refused';

/** How many letters an address gets whose owner has not verified it (club.md §1 "Letters"). */
const LETTERS_A_DAY = 3;

/** Returns the instant from which letters count at another one: a day before it. */
export function countedSince(at: Date): Date {
  return subHours(at, 24);
}

/**
 * Returns what to do with a letter to an address that got `others` letters within the last hours. A
 * minor letter may not take the last place: what concerns money or ends a booking matters more.
 */
export function outcomeFor(
  state: 'unverified' | 'verified' | 'blocked',
  others: number,
  isMinor: boolean,
): Extract<LetterOutcome, 'sending' | 'over_limit' | 'blocked'> {
  if (state === 'blocked') return 'blocked';
  if (state === 'verified') return 'sending';
  return others < LETTERS_A_DAY - (isMinor ? 1 : 0) ? 'sending' : 'over_limit';
}
