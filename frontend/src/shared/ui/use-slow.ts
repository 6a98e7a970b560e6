import { useEffect, useState } from 'react';

/** True once `active` has lasted `delay` milliseconds, so that what is quick shows nothing at all. */
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
