import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { useReloadCourts } from './reload-courts';

/** Deletes a venue with its courts. Resolves to the cancelled bookings and their refunds. */
export function useRemoveVenue(venueId: string) {
  return useMutation({
    mutationFn: () => unwrap(client.DELETE('/api/venues/{venueId}', { params: { path: { venueId } } })),
    onSuccess: useReloadCourts(),
  });
}

/** Deletes a court. Resolves to the cancelled bookings and their refunds. */
export function useRemoveCourt(courtId: string) {
  return useMutation({
    mutationFn: () => unwrap(client.DELETE('/api/courts/{courtId}', { params: { path: { courtId } } })),
    onSuccess: useReloadCourts(),
  });
}
