import { useEffect, useState } from 'react';

/**
 * Returns true once `active` has lasted `delay` milliseconds, so that fast work shows no indicator.
 */
export function useSlow(active: boolean, delay: number): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = window.setTimeout(() => setSlow(true), delay);
    return () => {
      window.clearTimeout(timer);
      setSlow(false);
    };
  }, [active, delay]);
  return active && slow;
}
