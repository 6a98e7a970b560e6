import { decimalOf } from '../../../shared/model/money';
import type { BookingDraft } from './booking-draft';

/**
 * Returns the body of `POST /api/bookings` (specification §7). `me` is the player of the current
 * session. The length is named if the player could choose, or if it is not one hour. The server
 * refuses another price than the one on the screen, in cents.
 */
export function bookingRequest(
  courtId: string,
  { date, gameType }: BookingDraft,
  { timeSlot, cents }: { timeSlot: string; cents: number },
  durationMinutes?: number,
) {
  const length = durationMinutes === undefined ? {} : { durationMinutes };
  return {
    courtId,
    bookingDate: `${date}T${timeSlot}:00`,
    timeSlot,
    gameType,
    ...length,
    userId: 'me',
    expectedAmount: decimalOf(cents),
  };
}

export type BookingRequest = ReturnType<typeof bookingRequest>;
