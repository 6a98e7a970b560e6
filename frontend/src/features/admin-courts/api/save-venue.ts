import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';
import { venueQuery } from '../../../shared/api/venue-queries';
import { withChangesOfOthers } from '../model/changes-of-others';
import type { ChangedVenue, Venue } from '../types';
import { useReloadCourts, useReloadWhatIsGone } from './reload-courts';

/** Creates a venue, or changes the given venue. Only what the admin changed is overwritten. */
export function useSaveVenue(venue: Venue | null) {
  const queryClient = useQueryClient();
  const reload = useReloadCourts();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: async (entered: ChangedVenue) => {
      if (venue === null) {
        const header = { 'Idempotency-Key': keyFor(entered) };
        return unwrap(client.POST('/api/venues', { body: entered, params: { header } }));
      }
      const current = await queryClient.fetchQuery({ ...venueQuery(venue.id), staleTime: 0 });
      const body = withChangesOfOthers<ChangedVenue>(entered, venue, current);
      return unwrap(client.PUT('/api/venues/{venueId}', { body, params: { path: { venueId: venue.id } } }));
    },
    onSuccess: reload,
    onError: useReloadWhatIsGone(),
  });
}
