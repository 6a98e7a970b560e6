import { typedCount } from '../../../shared/model/typed-number';

/** A length of time as it is typed: an amount, and what it counts. */
export interface Span {
  amount: string;
  unit: 'minutes' | 'hours';
}

/** 120 → 2 hours; 90 → 90 minutes */
export function spanOf(minutes: number): Span {
  return minutes > 0 && minutes % 60 === 0
    ? { amount: String(minutes / 60), unit: 'hours' }
    : { amount: String(minutes), unit: 'minutes' };
}

/** Returns the minutes of a typed span, or null if it is no whole number. */
export function minutesOf({ amount, unit }: Span): number | null {
  const count = typedCount(amount);
  if (count === null) return null;
  return unit === 'hours' ? count * 60 : count;
}
