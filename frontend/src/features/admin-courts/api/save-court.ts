import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';
import type { CourtDetails } from '../types';
import { useReloadCourts } from './reload-courts';

/** Creates a court, or changes the court with the given id. */
export function useSaveCourt(courtId: string | null) {
  const reload = useReloadCourts();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: (body: CourtDetails) =>
      courtId === null
        ? unwrap(
            client.POST('/api/courts', { body, params: { header: { 'Idempotency-Key': keyFor(body) } } }),
          )
        : unwrap(client.PUT('/api/courts/{courtId}', { body, params: { path: { courtId } } })),
    onSuccess: reload,
  });
}
