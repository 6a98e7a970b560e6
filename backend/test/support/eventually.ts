import { setTimeout as delay } from 'node:timers/promises';
import { ownTime } from './own-time.js';

const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 100;

/**
 * Repeats the assertion until it holds and returns its result. Throws the last failure when the
 * time is up.
 * @param withinMs the longest time to wait, not counting that in which others had the cores
 */
export async function eventually<T>(assertion: () => T | Promise<T>, withinMs = 10_000): Promise<T> {
  const deadline = ownTime() + withinMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    try {
      return await assertion();
    } catch (failure) {
      if (ownTime() > deadline) throw failure;
      await delay(pause);
    }
  }
}
