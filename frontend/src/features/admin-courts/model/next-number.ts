import type { Court } from '../types';

/** Returns the lowest number that no court of the venue has. */
export function nextNumber(courts: readonly Pick<Court, 'courtNumber'>[]): number {
  const taken = new Set(courts.map(({ courtNumber }) => courtNumber));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}
