import { formatAmount, toCents } from '../../../kernel/domain/money.js';

/** A court counts as full with 15 of the 16 hours of the specification (§9). */
const FULL_OF_OPEN = 15 / 16;

/**
 * Returns booked ÷ open time in whole percent, at most 100 (decisions §5), or `null` if no court is
 * open. Both are minutes over all courts; a court is full at 15 of 16 parts of its open time.
 */
export function occupancyOf(bookedMinutes: number, openMinutes: number): number | null {
  if (openMinutes === 0) return null;
  return Math.min(100, Math.round((bookedMinutes * 100) / (openMinutes * FULL_OF_OPEN)));
}

/** Formats a balance, which may be negative: -1450 cents become `"-14.50"`. */
export function formatBalance(cents: number): string {
  return `${cents < 0 ? '-' : ''}${formatAmount(toCents(Math.abs(cents)))}`;
}
