import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';
import { changedFields } from '../../../shared/model/changed-fields';
import type { Court, CourtDetails } from '../types';
import { useReloadCourts, useReloadWhatIsGone } from './reload-courts';

/**
 * Creates a court, or changes the court as it was opened: only what the admin changed is sent.
 */
export function useSaveCourt(court: Court | null) {
  const reload = useReloadCourts();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: async (entered: CourtDetails) => {
      if (court === null) {
        const header = { 'Idempotency-Key': keyFor(entered) };
        return unwrap(client.POST('/api/courts', { body: entered, params: { header } }));
      }
      const body = changedFields<CourtDetails>(entered, court);
      return unwrap(client.PUT('/api/courts/{courtId}', { body, params: { path: { courtId: court.id } } }));
    },
    onSuccess: reload,
    onError: useReloadWhatIsGone(),
  });
}
