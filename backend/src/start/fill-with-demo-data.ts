import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from './start-error.js';

interface Filling {
  /** Loads the data. Returns false if the installation has a venue, or another process loads it. */
  load: () => Promise<boolean>;
  say: (line: string) => void;
  /** In milliseconds; the last one is repeated. */
  pauses?: readonly [number, ...number[]];
}

const PAUSES = [10_000, 20_000, 40_000, 60_000] as const;

/**
 * Fills a new installation with demo data before its site opens. On a slow machine the first
 * attempt may exceed a time limit. Then the site opens without the data, and attempts follow in the
 * background until the data is there: each one continues where the last one ended.
 * @returns a function that ends the attempts
 */
export async function fillWithDemoData({ load, say, pauses = PAUSES }: Filling): Promise<() => void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  /** Returns the pause before the next attempt, or null if there is nothing left to do. */
  const attempt = async (number: number): Promise<number | null> => {
    const began = performance.now();
    try {
      if (await load()) say(`The demo data is there, after ${seconds(performance.now() - began)}.`);
      return null;
    } catch (error) {
      const next = pauses[Math.min(number, pauses.length - 1)] ?? pauses[0];
      if (!signal.aborted)
        say(`The demo data could not be loaded (${reasonOf(error)}); trying again in ${seconds(next)}.`);
      return next;
    }
  };
  const repeat = async (wait: number): Promise<void> => {
    let next: number | null = wait;
    for (let number = 1; next !== null && !signal.aborted; number++) {
      // The wait rejects when the server stops.
      await pause(next, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) next = await attempt(number);
    }
  };

  const wait = await attempt(0);
  if (wait !== null) void repeat(wait);
  return () => stopping.abort();
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
