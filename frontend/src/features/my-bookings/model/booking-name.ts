import { dayOf, spokenDay } from '../../../shared/model/dates';
import { words } from '../../../shared/texts/words';
import { texts } from '../texts';
import type { Booking } from './booking';

/**
 * Returns the accessible name of a booking: "Cancha 2 · Central, 20 de noviembre de 2026, 18:00".
 */
export function nameOf({
  court,
  bookingDate,
  timeSlot,
}: Pick<Booking, 'court' | 'bookingDate' | 'timeSlot'>): string {
  return texts.bookingName(
    words.courtName(court.courtNumber, court.name),
    spokenDay(dayOf(bookingDate)),
    timeSlot,
  );
}
