const FIRST_MS = 200;

/**
 * Returns how long to wait after the given failure in a row, which counts from 1. The pause doubles
 * each time up to the longest one. Chance takes up to half of it, so that processes that failed
 * together do not try again together.
 */
export function pauseAfter(failure: number, longestMs = 10_000): number {
  const pause = Math.min(FIRST_MS * 2 ** (failure - 1), longestMs);
  return pause * (1 - Math.random() / 2);
}
