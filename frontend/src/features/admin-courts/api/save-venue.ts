import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';
import type { SaveVenueCommand } from '../types';
import { useForgetCourts } from './forget-courts';

/** Makes a venue, or with a `venueId` changes the one that is there. */
export function useSaveVenue(venueId: string | null) {
  const forget = useForgetCourts();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: (body: SaveVenueCommand) =>
      venueId === null
        ? unwrap(
            client.POST('/api/venues', { body, params: { header: { 'Idempotency-Key': keyFor(body) } } }),
          )
        : unwrap(client.PUT('/api/venues/{venueId}', { body, params: { path: { venueId } } })),
    onSuccess: forget,
  });
}
