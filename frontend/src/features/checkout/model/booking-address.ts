import { movedParameter, paths } from '../../../shared/config/paths';
import { dayOf } from '../../../shared/model/dates';
import type { Booking } from '../types';

/**
 * Returns the address of the booking screen with the court, day, hour and game type of a booking.
 */
export function bookingAddress({ courtId, bookingDate, timeSlot, gameType }: Booking): string {
  const draft = new URLSearchParams({ fecha: dayOf(bookingDate), hora: timeSlot, juego: gameType });
  return `${paths.booking(courtId)}?${draft.toString()}`;
}

/** Returns the address at which the player moves the booking to another hour. */
export function movingAddress(booking: Booking): string {
  return `${bookingAddress(booking)}&${movedParameter}=${encodeURIComponent(booking.id)}`;
}
