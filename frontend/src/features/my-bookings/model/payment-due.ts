import { clockTime, todayIn, weekdayAndDay } from '../../../shared/model/dates';
import { words } from '../../../shared/texts/words';
import { texts } from '../texts';

/** "Paga hasta las 15:40", with the day where that is not today, on the venue's clock. */
export function dueText(paymentDueAt: string, timeZone: string, now: Date): string {
  const due = new Date(paymentDueAt);
  const time = clockTime(due, timeZone);
  if (due <= now) return texts.overdue(time);
  const day = todayIn(timeZone, due);
  return day === todayIn(timeZone, now) ? words.payUntil(time) : texts.dueOn(weekdayAndDay(day), time);
}
