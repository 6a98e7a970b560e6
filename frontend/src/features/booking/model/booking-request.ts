import type { BookingDraft } from './booking-draft';

/**
 * Returns the body of `POST /api/bookings` (specification §7). `me` is the player of the current
 * session.
 */
export function bookingRequest(courtId: string, { date, gameType }: BookingDraft, timeSlot: string) {
  return { courtId, bookingDate: `${date}T${timeSlot}:00`, timeSlot, gameType, userId: 'me' };
}

export type BookingRequest = ReturnType<typeof bookingRequest>;
