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
    ...(wrongInterval(entered.open) === -1 ? {} : { open: texts.intervalWrong }),
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

/** Returns the place of the first interval that ends too early or cuts one before it, or -1. */
export function wrongInterval(intervals: readonly Interval[]): number {
  return intervals.findIndex(([from, to], index) => {
    const cutsAnother = intervals.slice(0, index).some(([start, end]) => from < end && start < to);
    return from >= to || cutsAnother;
  });
}
