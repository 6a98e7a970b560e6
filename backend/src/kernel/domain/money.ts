declare const cents: unique symbol;

/** A whole, non-negative number of cents in the installation's currency. */
export type Cents = number & { readonly [cents]: true };

/** Returns the number as cents. Throws a `RangeError` if it is negative or not a whole number. */
export function toCents(value: number): Cents {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not an amount in cents: ${value}`);
  return value as Cents;
}

/** The ISO code of the installation's currency (decisions §2). */
export const CURRENCY = 'USD';

/** No money. */
export const ZERO = toCents(0);

/** The smallest amount that the provider charges (Stripe's minimum in USD). */
export const MINIMUM_CHARGE = toCents(50);

/** Formats an amount as the API does: 1450 cents become `"14.50"`. */
export function formatAmount(amount: Cents): string {
  const rest = amount % 100;
  return `${(amount - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
}

/**
 * Parses an amount: `"14.5"` becomes 1450 cents. Accepts at most six digits before the point and
 * two after it. Returns `null` for any other text.
 */
export function parseAmount(text: string): Cents | null {
  const match = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  return toCents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
}

/**
 * Returns `percentage` percent of the amount (0 to 100, at most two decimals), rounded half up to
 * the cent.
 */
export function percentageOf(amount: Cents, percentage: number): Cents {
  const hundredths = Math.round(percentage * 100);
  return toCents(Math.floor((amount * hundredths + 5_000) / 10_000));
}

/** Returns `a − b`, or zero if `b` is greater. */
export function subtract(a: Cents, b: Cents): Cents {
  return toCents(Math.max(0, a - b));
}

/** Returns the sum of the amounts. */
export function sum(amounts: readonly Cents[]): Cents {
  return toCents(amounts.reduce((total: number, amount) => total + amount, 0));
}

/**
 * Splits `total` into `places` shares that add up to it exactly and differ by at most one cent.
 * The cheaper shares come first, because the first place is given out first.
 */
export function split(total: Cents, places: number): Cents[] {
  const share = Math.floor(total / places);
  const dearer = total % places;
  return Array.from({ length: places }, (_, place) => toCents(share + (place >= places - dearer ? 1 : 0)));
}

/**
 * Distributes `total` over parts in proportion to `weights`, by the method of the largest
 * remainder. The parts add up to `total` exactly. No part exceeds its weight if `total` does not
 * exceed their sum.
 */
export function distribute(total: Cents, weights: readonly Cents[]): Cents[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => ZERO);
  const parts = weights.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight);
    return { index, cents: Number(exact / BigInt(whole)), remainder: Number(exact % BigInt(whole)) };
  });
  let missing = total - parts.reduce((given, part) => given + part.cents, 0);
  for (const part of [...parts].sort((a, b) => b.remainder - a.remainder || a.index - b.index)) {
    if (missing-- <= 0) break;
    part.cents += 1;
  }
  return parts.map((part) => toCents(part.cents));
}
