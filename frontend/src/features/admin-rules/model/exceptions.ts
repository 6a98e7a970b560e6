import { texts } from '../texts';
import type { Exception, Interval } from '../types';
import { dayOfIntervals, intervalsOfDay } from './week';

export interface ExceptionProblems {
  date?: string;
  open?: string;
  reason?: string;
}

/** The longest reason that the server accepts. */
export const longestReason = 120;

/** Says what is wrong with a special date. `taken` are the other dates of the list. */
export function exceptionProblems(entered: Exception, taken: readonly string[]): ExceptionProblems {
  return {
    ...(entered.date === '' ? { date: texts.dateMissing } : {}),
    ...(taken.includes(entered.date) ? { date: texts.dateTaken } : {}),
    ...(areApart(entered.open) ? {} : { open: texts.intervalWrong }),
    ...(entered.reason.trim() === '' ? { reason: texts.reasonMissing } : {}),
  };
}

/** Returns the list in the order of the dates, with intervals that touch joined into one. */
export function withException(list: readonly Exception[], entered: Exception): Exception[] {
  const tidy = {
    ...entered,
    reason: entered.reason.trim(),
    open: intervalsOfDay(dayOfIntervals(entered.open)),
  };
  return [...list.filter(({ date }) => date !== entered.date), tidy].sort((one, other) =>
    one.date.localeCompare(other.date),
  );
}

/** Returns true if each interval ends after it begins and no two share a half hour. */
function areApart(intervals: readonly Interval[]): boolean {
  const inOrder = [...intervals].sort(([one], [other]) => one.localeCompare(other));
  return inOrder.every(([from, to], index) => from < to && to <= (inOrder[index + 1]?.[0] ?? '24:00'));
}
