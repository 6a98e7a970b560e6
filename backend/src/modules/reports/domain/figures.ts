import { formatAmount, toCents } from '../../../kernel/domain/money.js';

/** Hours of a court's day that count as full in the occupancy (specification §9). */
const FULL_DAY_HOURS = 15;

/** Bookings ÷ (courts × 15) in whole percent, at most 100 (decisions §5); `null` where there are no courts. */
export function occupancyOf(bookings: number, courts: number): number | null {
  if (courts === 0) return null;
  return Math.min(100, Math.round((bookings * 100) / (courts * FULL_DAY_HOURS)));
}

/** `-1450` → `"-14.50"`: a balance may be negative, where more went back than came in. */
export function formatBalance(cents: number): string {
  return `${cents < 0 ? '-' : ''}${formatAmount(toCents(Math.abs(cents)))}`;
}
