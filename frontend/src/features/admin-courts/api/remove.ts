import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { useForgetCourts } from './forget-courts';

/** Deletes a venue with its courts; answers what that cancelled. */
export function useRemoveVenue(venueId: string) {
  return useMutation({
    mutationFn: () => unwrap(client.DELETE('/api/venues/{venueId}', { params: { path: { venueId } } })),
    onSuccess: useForgetCourts(),
  });
}

/** Deletes a court; answers what that cancelled. */
export function useRemoveCourt(courtId: string) {
  return useMutation({
    mutationFn: () => unwrap(client.DELETE('/api/courts/{courtId}', { params: { path: { courtId } } })),
    onSuccess: useForgetCourts(),
  });
}
