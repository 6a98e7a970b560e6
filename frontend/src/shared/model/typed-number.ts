import { centsOf } from './money';

/** The lowest amount that the payment provider accepts, in cents. */
export const lowestCharge = 50;

/** From this factor on, a new price looks like a slip of the finger and is asked about. */
const suspiciousFactor = 5;

/**
 * "18", "18.5" and "18,50" → cents. Returns null for every other text: a text with a separator of
 * thousands, such as "1,550", is never read as another amount.
 */
export function typedCents(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? centsOf(plain) : null;
}

/** Returns the cents of a typed price: free, or at least the lowest charge. Otherwise null. */
export function typedPrice(text: string): number | null {
  const cents = typedCents(text);
  return cents === 0 || (cents !== null && cents >= lowestCharge) ? cents : null;
}

/** "12" → 12. Returns null for every text that is no whole number of at most seven digits. */
export function typedCount(text: string): number | null {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;
}

/** Returns true if a price is at least five times the former one, or at most a fifth of it. */
export function isSuspicious(former: number, price: number): boolean {
  if (former === price) return false;
  return price >= former * suspiciousFactor || price * suspiciousFactor <= former;
}
