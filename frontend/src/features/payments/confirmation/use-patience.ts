import { useEffect, useState } from 'react';
import { deviceNow } from '../../../shared/time/server-time';

/** The pauses between two checks, by the time since the first one. All in milliseconds. */
const steps = [
  { until: 30_000, pause: 3000 },
  { until: 120_000, pause: 10_000 },
  { until: 300_000, pause: 30_000 },
] as const;

/** After this time the screen stops checking by itself. */
const patience = steps[2].until;

/** Returns the pause before the next check, or false if the screen no longer checks by itself. */
export function pauseAfter(elapsed: number): number | false {
  return steps.find(({ until }) => elapsed < until)?.pause ?? false;
}

/**
 * Limits how long a screen waits for the server to confirm something. `pause` is the interval of
 * the query that checks; it grows, and is false after some minutes. Then `isOver` is true, until
 * the player starts again.
 */
export function usePatience() {
  const [since, setSince] = useState<number | null>(null);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setIsOver(true), patience);
    return () => clearTimeout(timer);
  }, [since]);

  const start = () => {
    setIsOver(false);
    setSince(deviceNow());
  };
  const pause = () => (since === null || isOver ? false : pauseAfter(deviceNow() - since));
  return { start, isOver, pause };
}
