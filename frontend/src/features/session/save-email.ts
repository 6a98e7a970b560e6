import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client';
import { unwrap } from '../../shared/api/unwrap';
import { sessionQuery } from './session-query';

/** Saves the player's e-mail address for confirmations. An empty text removes it. */
export function useSaveEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (email: string) =>
      unwrap(client.PUT('/api/session/email', { body: { email: email === '' ? null : email } })),
    onSuccess: (saved) =>
      queryClient.setQueryData(sessionQuery().queryKey, (session) => session && { ...session, ...saved }),
  });
}
