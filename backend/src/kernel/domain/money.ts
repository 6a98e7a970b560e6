declare const cents: unique symbol;

/** A whole number of cents of the installation's one currency. Never negative, never a fraction. */
export type Cents = number & { readonly [cents]: true };

/** Takes a whole, non-negative number as cents; anything else is a programming error. */
export function toCents(value: number): Cents {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not an amount in cents: ${value}`);
  return value as Cents;
}

/** One per installation (decisions §2); ISO code. */
export const CURRENCY = 'USD';

export const ZERO = toCents(0);

/** The provider takes no charge below this (Stripe's minimum in USD). */
export const MINIMUM_CHARGE = toCents(50);

/** `1450` → `"14.50"`: the API's form of an amount. */
export function formatAmount(amount: Cents): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `"14.5"` → `1450`. Takes at most six digits before and two after the point; `null` for anything else. */
export function parseAmount(text: string): Cents | null {
  const match = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  return toCents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
}

/** The part of `amount` that `percentage` (0 to 100, two decimals at most) names, rounded half up to the cent. */
export function percentageOf(amount: Cents, percentage: number): Cents {
  const hundredths = Math.round(percentage * 100);
  return toCents(Math.floor((amount * hundredths + 5_000) / 10_000));
}

/** `a − b`; never below zero. */
export function subtract(a: Cents, b: Cents): Cents {
  return toCents(Math.max(0, a - b));
}

/** Adds amounts. */
export function sum(amounts: readonly Cents[]): Cents {
  return toCents(amounts.reduce((total: number, amount) => total + amount, 0));
}

/**
 * Splits `total` over `places` shares that add up to it exactly and differ by at most one cent.
 * The cheaper ones come first, because the first place is handed out first.
 */
export function split(total: Cents, places: number): Cents[] {
  const share = Math.floor(total / places);
  const dearer = total % places;
  return Array.from({ length: places }, (_, place) => toCents(share + (place >= places - dearer ? 1 : 0)));
}

/**
 * Distributes `total` over parts in proportion to `weights` (largest remainder): the results add up to
 * `total` exactly, and none exceeds its weight as long as `total` does not exceed their sum.
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
