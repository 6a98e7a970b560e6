import { readFileSync } from 'node:fs';

/**
 * Returns the milliseconds of this process, for limits of time in tests. The time in which it could
 * run but other processes had the cores does not count, where the system tells it (Linux).
 */
export function ownTime(): number {
  return performance.now() - waitedForACore();
}

function waitedForACore(): number {
  try {
    const [, nanoseconds] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
    return (Number(nanoseconds) || 0) / 1_000_000;
  } catch {
    return 0;
  }
}
