import { clockTime, todayIn, weekdayAndDay } from '../../../shared/model/dates';
import { words } from '../../../shared/texts/words';
import { texts } from '../texts';

/** Returns "Paga hasta las 15:40" on the venue's clock, with the day if it is not today. */
export function dueText(paymentDueAt: string, timeZone: string, now: Date): string {
  const due = new Date(paymentDueAt);
  const time = clockTime(due, timeZone);
  if (due <= now) return texts.overdue(time);
  const day = todayIn(timeZone, due);
  return day === todayIn(timeZone, now) ? words.payUntil(time) : texts.dueOn(weekdayAndDay(day), time);
}
