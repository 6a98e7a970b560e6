import { formatAmount } from '../../../../kernel/domain/money.js';
import type { OwnHour, TakenHour } from '../../application/calendar-queries.js';
import { paymentStatusOf } from '../../domain/booking-status.js';
import { formatTimeSlot, wallTime } from '../../domain/slot.js';

type Hour = Pick<TakenHour, 'slotDate' | 'startMinute' | 'courtNumber'>;

/**
 * Writes the taken hours as the JSON of `CalendarEntryBody[]`. A busy month has 600 of them, and
 * building an object for each costs more than its text.
 */
export function monthJson(hours: readonly TakenHour[]): string {
  const courts = new Map<number, string>();
  const courtOf = ({ courtNumber, courtName }: TakenHour) => {
    const known = courts.get(courtNumber);
    if (known !== undefined) return known;
    const court = JSON.stringify({ courtNumber, name: courtName });
    courts.set(courtNumber, court);
    return court;
  };
  let entries = '';
  for (const hour of hours) {
    const time = localTimeOf(hour);
    const status = paymentStatusOf(hour.paidCents, hour.totalCents);
    entries +=
      (entries ? ',' : '') +
      `{${idOf(listKey(hour, time))},"bookingDate":"${time}","timeSlot":"${formatTimeSlot(hour.startMinute)}",` +
      `"durationMinutes":${hour.durationMinutes},` +
      `"gameType":"${hour.gameType}","totalAmount":"${formatAmount(hour.totalCents)}",` +
      `"paymentStatus":"${status}","court":${courtOf(hour)}}`;
  }
  return `[${entries}]`;
}

/**
 * Puts the real ids of the caller's own bookings into the JSON of a month. The text that it
 * replaces occurs once: inside of a JSON string, its quotes would be escaped.
 */
export function withOwnIds(json: string, own: readonly OwnHour[]): string {
  return own.reduce(
    (text, hour) => text.replace(idOf(listKey(hour, localTimeOf(hour))), idOf(hour.bookingId)),
    json,
  );
}

/** A key for lists. It says no more than the entry itself: which court and when. */
function listKey({ courtNumber }: Hour, time: string): string {
  return `${courtNumber}-${time}`;
}

function localTimeOf({ slotDate, startMinute }: Hour): string {
  return wallTime({ date: slotDate, minute: startMinute });
}

function idOf(id: string): string {
  return `"id":"${id}"`;
}
