import { monthOf, type LocalDay, type LocalMonth } from '../../../shared/model/dates';

/** The first and the last day that can be booked. */
export interface BookableDays {
  today: LocalDay;
  lastDay: LocalDay;
}

/**
 * Whether a month is over, has days that can be booked, cannot be booked yet, or has nothing to
 * book because the venue has no courts.
 */
export type MonthPhase = 'over' | 'open' | 'later' | 'without_courts';

export function phaseOf(month: LocalMonth, courtCount: number, { today, lastDay }: BookableDays): MonthPhase {
  if (month < monthOf(today)) return 'over';
  if (courtCount === 0) return 'without_courts';
  return month > monthOf(lastDay) ? 'later' : 'open';
}
