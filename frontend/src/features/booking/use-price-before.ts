import { useState } from 'react';

/**
 * Returns the price in cents with which something was chosen, if its price is another by now.
 * Otherwise null.
 * @param choice names what is chosen
 * @param cents its present price, or null while it is not known
 */
export function usePriceBefore(choice: string, cents: number | null): number | null {
  const [seen, setSeen] = useState<{ choice: string; cents: number } | null>(null);
  if (cents !== null && seen?.choice !== choice) setSeen({ choice, cents });
  return seen?.choice === choice && cents !== null && seen.cents !== cents ? seen.cents : null;
}
