import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api/client';
import { unwrap } from '../../shared/api/unwrap';
import { sessionQuery } from './session-query';

/** Keeps where this player wants confirmations; an empty text takes the address back. */
export function useSaveEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (email: string) =>
      unwrap(client.PUT('/api/session/email', { body: { email: email === '' ? null : email } })),
    onSuccess: ({ email }) =>
      queryClient.setQueryData(sessionQuery().queryKey, (session) => session && { ...session, email }),
  });
}
