import { type Cents, formatAmount, percentageOf, toCents } from '../../../kernel/domain/money.js';
import { DiscountExhausted, DiscountExpired, DiscountInactive } from './discount-errors.js';

export const DISCOUNT_TYPES = ['percentage', 'fixed'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** A code as stored. `valueHundredths`: percent × 100, or cents. `maxUsage` null: as often as anybody likes. */
export interface DiscountCode {
  id: string;
  code: string;
  type: DiscountType;
  valueHundredths: number;
  maxUsage: number | null;
  usageCount: number;
  expiresAt: Date | null;
  isActive: boolean;
  isPromoted: boolean;
}

/** Codes are kept and compared in upper case, without blanks around them. */
export function normalizeCode(text: string): string {
  return text.trim().toUpperCase();
}

/** What the code takes off a price; never more than the price. */
export function discountOn(
  price: Cents,
  { type, valueHundredths }: Pick<DiscountCode, 'type' | 'valueHundredths'>,
): Cents {
  const off = type === 'percentage' ? percentageOf(price, valueHundredths / 100) : toCents(valueHundredths);
  return toCents(Math.min(price, off));
}

/**
 * Refuses a code that cannot be used at the given instant, naming why.
 * @throws DiscountInactive, DiscountExpired, DiscountExhausted
 */
export function assertUsable(code: DiscountCode, at: Date): void {
  if (!code.isActive) throw new DiscountInactive();
  if (code.expiresAt !== null && code.expiresAt <= at) throw new DiscountExpired();
  if (code.maxUsage !== null && code.usageCount >= code.maxUsage) throw new DiscountExhausted();
}

/** `"10.00"` percent, or `"2.50"` of the currency: the API's form of a code's value. */
export function formatValue(valueHundredths: number): string {
  return formatAmount(toCents(valueHundredths));
}
