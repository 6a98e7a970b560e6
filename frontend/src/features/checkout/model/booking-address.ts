import { paths } from '../../../shared/config/paths';
import { dayOf } from '../../../shared/model/dates';
import type { Booking } from '../types';

/** The booking screen of the same court with the same day, hour and game chosen. */
export function bookingAddress({ courtId, bookingDate, timeSlot, gameType }: Booking): string {
  const draft = new URLSearchParams({ fecha: dayOf(bookingDate), hora: timeSlot, juego: gameType });
  return `${paths.booking(courtId)}?${draft.toString()}`;
}
