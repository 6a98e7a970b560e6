import { dayAndTime, dayInWords } from '../../../shared/model/dates';
import { words } from '../../../shared/texts/words';
import { texts } from '../texts';
import type { MovedBooking } from '../types';

/** Describes a moved booking: its local hour, which stays, and the instant before and after. */
export function movedInWords({ courtNumber, courtName, bookingDate, timeSlot, ...moved }: MovedBooking) {
  return {
    hour: `${dayInWords(bookingDate)}, ${timeSlot} · ${words.courtName(courtNumber, courtName)}`,
    before: universalTime(moved.startsAt),
    after: universalTime(moved.newStartsAt),
    note: moved.hasBegun ? texts.movedHasBegun : null,
  };
}

/** "21/11/2026, 23:00 UTC": the same text for every reader, whatever their own zone is. */
function universalTime(instant: string): string {
  const { day, time } = dayAndTime(instant, 'UTC');
  return `${day}, ${time} UTC`;
}
