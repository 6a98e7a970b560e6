import { formatAmount, toCents } from '../../../kernel/domain/money.js';

/** The number of booked hours at which a court counts as full (specification §9). */
const FULL_DAY_HOURS = 15;

/**
 * Returns bookings ÷ (courts × 15) in whole percent, at most 100 (decisions §5), or `null` if there
 * are no courts.
 */
export function occupancyOf(bookings: number, courts: number): number | null {
  if (courts === 0) return null;
  return Math.min(100, Math.round((bookings * 100) / (courts * FULL_DAY_HOURS)));
}

/** Formats a balance, which may be negative: -1450 cents become `"-14.50"`. */
export function formatBalance(cents: number): string {
  return `${cents < 0 ? '-' : ''}${formatAmount(toCents(Math.abs(cents)))}`;
}
