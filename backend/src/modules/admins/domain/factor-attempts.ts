/** The codes that were tried for one admin, since the last right one. */
export interface FactorAttempts {
  count: number;
  lastAt: Date;
}

const FREE_ATTEMPTS = 5;
const FIRST_LOCK_MS = 60_000;
const LONGEST_LOCK_MS = 3_600_000;

/**
 * Returns for how many milliseconds no further code is accepted, or 0. Five attempts are free.
 * Then each one waits twice as long as the one before: one minute at first, an hour at most. With
 * three valid codes of a million at any time, a year of guessing succeeds in one case of forty.
 */
export function lockedFor({ count, lastAt }: FactorAttempts, now: Date): number {
  if (count < FREE_ATTEMPTS) return 0;
  const lock = Math.min(FIRST_LOCK_MS * 2 ** (count - FREE_ATTEMPTS), LONGEST_LOCK_MS);
  return Math.max(0, lastAt.getTime() + lock - now.getTime());
}
