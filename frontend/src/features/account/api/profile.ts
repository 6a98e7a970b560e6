import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { sessionQuery } from '../../session/session-query';

/** Saves the name and the phone of the player. An empty text removes a field. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; phone: string }) =>
      unwrap(client.PUT('/api/session/profile', { body })),
    onSuccess: (session) => queryClient.setQueryData(sessionQuery().queryKey, session),
  });
}
