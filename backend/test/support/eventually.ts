import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 20;

/**
 * Repeats the assertion until it holds and answers what it returns; when the time is up, the last failure is thrown.
 * @param withinMs how long to wait at most
 */
export async function eventually<T>(assertion: () => T | Promise<T>, withinMs = 10_000): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      return await assertion();
    } catch (failure) {
      if (performance.now() > deadline) throw failure;
      await delay(PAUSE_MS);
    }
  }
}
