import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';
import type { SaveCourtCommand } from '../types';
import { useForgetCourts } from './forget-courts';

/** Makes a court, or with a `courtId` changes the one that is there. */
export function useSaveCourt(courtId: string | null) {
  const forget = useForgetCourts();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: (body: SaveCourtCommand) =>
      courtId === null
        ? unwrap(
            client.POST('/api/courts', { body, params: { header: { 'Idempotency-Key': keyFor(body) } } }),
          )
        : unwrap(client.PUT('/api/courts/{courtId}', { body, params: { path: { courtId } } })),
    onSuccess: forget,
  });
}
