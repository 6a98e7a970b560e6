import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { useReloadCourts } from './reload-courts';

/**
 * Deletes a venue with its courts. Resolves to the cancelled bookings and their refunds, or to null
 * if the response was lost and the venue is gone.
 */
export function useRemoveVenue(venueId: string) {
  return useMutation({
    mutationFn: async () =>
      (await client.DELETE('/api/venues/{venueId}', { params: { path: { venueId } } })).data ?? null,
    onSuccess: useReloadCourts(),
  });
}

/** Deletes a court. Resolves to the same. */
export function useRemoveCourt(courtId: string) {
  return useMutation({
    mutationFn: async () =>
      (await client.DELETE('/api/courts/{courtId}', { params: { path: { courtId } } })).data ?? null,
    onSuccess: useReloadCourts(),
  });
}
