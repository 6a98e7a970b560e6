import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';
import { withChangesOfOthers } from '../model/changes-of-others';
import type { Court, CourtDetails } from '../types';
import { courtsQuery } from './courts-query';
import { useReloadCourts, useReloadWhatIsGone } from './reload-courts';

/** Creates a court, or changes the given court. Only what the admin changed is overwritten. */
export function useSaveCourt(court: Court | null) {
  const queryClient = useQueryClient();
  const reload = useReloadCourts();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: async (entered: CourtDetails) => {
      if (court === null) {
        const header = { 'Idempotency-Key': keyFor(entered) };
        return unwrap(client.POST('/api/courts', { body: entered, params: { header } }));
      }
      const courts = await queryClient.fetchQuery(courtsQuery(court.venueId));
      const current = courts.find(({ id }) => id === court.id) ?? court;
      const body = withChangesOfOthers<CourtDetails>(entered, court, current);
      return unwrap(client.PUT('/api/courts/{courtId}', { body, params: { path: { courtId: court.id } } }));
    },
    onSuccess: reload,
    onError: useReloadWhatIsGone(),
  });
}
