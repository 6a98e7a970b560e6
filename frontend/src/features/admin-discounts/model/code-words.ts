import { shortDay } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { texts } from '../texts';
import type { DiscountCode } from '../types';

/** Returns the value of a code: "20%" or "$2.50". */
export function valueInWords({ type, value }: Pick<DiscountCode, 'type' | 'value'>): string {
  return type === 'percentage' ? `${shortValue(value)}%` : formatMoney(centsOf(value));
}

/** Returns "Sin vencimiento", "31/12/2026" or, for an expired code, "Venció el 20/11/2026". */
export function expiryInWords({ expiresAt }: Pick<DiscountCode, 'expiresAt'>, now: Date): string {
  if (expiresAt === null) return texts.noExpiry;
  const day = shortDay(expiresAt);
  return new Date(expiresAt) <= now ? texts.expiredOn(day) : day;
}

/** Returns the value without zero decimals: "20" for "20.00", "2.50" for "2.50". */
export function shortValue(value: string): string {
  return value.endsWith('.00') ? value.slice(0, -3) : value;
}
