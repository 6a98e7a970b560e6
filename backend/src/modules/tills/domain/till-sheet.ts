import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { type Cents, formatAmount, toCents } from '../../../kernel/domain/money.js';

/** The sums of a shift, in cents. */
export interface ShiftSums {
  /** Counted when the shift began. */
  readonly opening: Cents;
  /** Cash that customers have paid. */
  readonly taken: Cents;
  /** Cash that was handed back to customers. */
  readonly givenBack: Cents;
  /** Cash that was put in, less what was taken out, for a reason. */
  readonly moved: number;
}

/** Returns what has to be in the till, in cents. */
export function expectedIn({ opening, taken, givenBack, moved }: ShiftSums): number {
  return opening + taken - givenBack + moved;
}

/** Formats cents that may be negative: -450 becomes `"-4.50"`. */
export function signedAmount(cents: number): string {
  return `${cents < 0 ? '-' : ''}${formatAmount(toCents(Math.abs(cents)))}`;
}

/** The hour of the night until which a shift may last without being marked. */
const LAST_HOUR = 4;

/** Returns true if a shift is still open after the first four in the morning since it began. */
export function isOverdue(openedAt: Date, now: Date, timeZone: string): boolean {
  const midnight = startOfDay(new TZDate(openedAt, timeZone));
  const candidates = [midnight, addDays(midnight, 1)].map((day) => {
    const end = new TZDate(day, timeZone);
    end.setHours(LAST_HOUR);
    return end;
  });
  const end = candidates.find((one) => one.getTime() > openedAt.getTime());
  return end !== undefined && now.getTime() >= end.getTime();
}
