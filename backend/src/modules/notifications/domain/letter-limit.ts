import { subHours } from 'date-fns/subHours';

/**
 * The outcome of a letter. `sending`: it may have left. `refused`: the mail server of the address
 * does not take it. `no_address`: the player had left none.
 */
export type LetterOutcome = 'sending' | 'sent' | 'over_limit' | 'blocked' | 'refused' | 'no_address';

/** How many letters an address gets whose owner has not verified it (club.md §1 "Letters"). */
const LETTERS_A_DAY = 3;

/** Returns the instant from which letters count at another one: a day before it. */
export function countedSince(at: Date): Date {
  return subHours(at, 24);
}

/**
 * How much a letter matters. `paid`: money has arrived for its booking, so it does not count and is
 * always sent. `minor`: it may not take the last place of the day.
 */
export type LetterWeight = 'paid' | 'ordinary' | 'minor';

/**
 * Returns what to do with a letter to an address that got `others` counted letters within the last
 * hours. What ends a booking matters more than a minor letter.
 */
export function outcomeFor(
  state: 'unverified' | 'verified' | 'blocked',
  others: number,
  weight: LetterWeight,
): Extract<LetterOutcome, 'sending' | 'over_limit' | 'blocked'> {
  if (state === 'blocked') return 'blocked';
  if (state === 'verified' || weight === 'paid') return 'sending';
  return others < LETTERS_A_DAY - (weight === 'minor' ? 1 : 0) ? 'sending' : 'over_limit';
}
