import { shortDay } from '../../../shared/model/dates';
import { centsOf, formatMoney } from '../../../shared/model/money';
import { texts } from '../texts';
import type { DiscountCode } from '../types';

/** "20%" or "$2.50". */
export function valueInWords({ type, value }: Pick<DiscountCode, 'type' | 'value'>): string {
  return type === 'percentage' ? `${shortValue(value)}%` : formatMoney(centsOf(value));
}

/** 'Sin vencimiento', "31/12/2026", or since when it is over. */
export function expiryInWords({ expiresAt }: Pick<DiscountCode, 'expiresAt'>, now: Date): string {
  if (expiresAt === null) return texts.noExpiry;
  const day = shortDay(expiresAt);
  return new Date(expiresAt) <= now ? texts.expiredOn(day) : day;
}

/** "20.00" → "20", "2.50" stays. */
export function shortValue(value: string): string {
  return value.endsWith('.00') ? value.slice(0, -3) : value;
}
