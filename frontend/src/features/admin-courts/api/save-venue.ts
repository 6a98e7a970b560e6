import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';
import type { ChangedVenue } from '../types';
import { useReloadCourts } from './reload-courts';

/** Creates a venue, or changes the venue with the given id. */
export function useSaveVenue(venueId: string | null) {
  const reload = useReloadCourts();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: (body: ChangedVenue) =>
      venueId === null
        ? unwrap(
            client.POST('/api/venues', { body, params: { header: { 'Idempotency-Key': keyFor(body) } } }),
          )
        : unwrap(client.PUT('/api/venues/{venueId}', { body, params: { path: { venueId } } })),
    onSuccess: reload,
  });
}
