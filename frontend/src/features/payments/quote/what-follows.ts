import { clockTime, dayInWords, todayIn } from '../../../shared/model/dates';
import { cardInWords } from '../../../shared/texts/card-words';
import type { Quote } from './quote-query';
import { texts } from './texts';

/** Says what happens if the player books and does not pay: the press of the button agrees to it. */
export function whatFollows({ paymentDueAt, createdAt, timeZone, savedCard }: Quote): string {
  const time = clockTime(paymentDueAt, timeZone);
  const day = todayIn(timeZone, new Date(paymentDueAt));
  const isToday = day === todayIn(timeZone, new Date(createdAt));
  const when = isToday ? texts.dueAt(time) : texts.dueOn(dayInWords(day), time);
  return savedCard ? texts.charged(when, cardInWords(savedCard)) : texts.freed(when);
}
