import { skipToken, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error';
import { bookingQuery } from '../../shared/api/booking-query';
import type { components } from '../../shared/api/schema';
import { canMove } from '../../shared/model/can-move';
import { movedParameter } from '../../shared/config/paths';

export type MovedBooking = components['schemas']['BookingBody'];

/**
 * The move that the address of the page names: none, a booking that can move to this venue, or one
 * that can no longer move.
 */
export type Moving =
  { state: 'none' | 'loading' | 'impossible' } | { state: 'moving'; booking: MovedBooking };

/** Returns the booking that the player is moving to an hour of this venue. */
export function useMovedBooking(venueId: string): Moving {
  const [params] = useSearchParams();
  const bookingId = params.get(movedParameter);
  const query = bookingQuery(bookingId ?? '');
  const { data, error } = useQuery({ ...query, queryFn: bookingId ? query.queryFn : skipToken });
  if (!bookingId) return { state: 'none' };
  // An unreachable server says nothing about the booking, and is asked again by itself.
  if (!data && !isNotFound(error)) return { state: 'loading' };
  return data && canMove(data) && data.venueId === venueId
    ? { state: 'moving', booking: data }
    : { state: 'impossible' };
}
