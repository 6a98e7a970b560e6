import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { accountKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';

/** Ends one session of the admin who is signed in. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) =>
      client.DELETE('/api/admin/account/sessions/{sessionId}', { params: { path: { sessionId } } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.own }),
  });
}

/** Ends every session of the admin but the one of this browser. */
export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(client.POST('/api/admin/account/sessions/end-others')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.own }),
  });
}
