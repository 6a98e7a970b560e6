import { monthOf, type LocalDay, type LocalMonth } from '../../../shared/model/dates';

/** The first and the last day that can be booked. */
export interface BookableDays {
  today: LocalDay;
  lastDay: LocalDay;
}

/** Whether a month is over, has days that can be booked, or cannot be booked yet. */
export type MonthPhase = 'over' | 'open' | 'later';

export function phaseOf(month: LocalMonth, { today, lastDay }: BookableDays): MonthPhase {
  if (month < monthOf(today)) return 'over';
  return month > monthOf(lastDay) ? 'later' : 'open';
}
