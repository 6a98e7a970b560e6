import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';
import { changedFields } from '../../../shared/model/changed-fields';
import type { ChangedVenue, Venue, VenueDetails } from '../types';
import { useReloadCourts, useReloadWhatIsGone } from './reload-courts';

/**
 * Creates a venue, or changes the venue as it was opened: only what the admin changed is sent.
 */
export function useSaveVenue(venue: Venue | null) {
  const reload = useReloadCourts();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: async (entered: VenueDetails & ChangedVenue) => {
      if (venue === null) {
        const header = { 'Idempotency-Key': keyFor(entered) };
        return unwrap(client.POST('/api/venues', { body: entered, params: { header } }));
      }
      const body = changedFields<ChangedVenue>(entered, venue);
      return unwrap(client.PUT('/api/venues/{venueId}', { body, params: { path: { venueId: venue.id } } }));
    },
    onSuccess: reload,
    onError: useReloadWhatIsGone(),
  });
}
