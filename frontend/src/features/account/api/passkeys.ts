import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { playerKeys } from '../../../shared/api/keys';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';
import { createPasskey } from '../../session/passkeys/browser-passkeys';

export type Passkey = components['schemas']['PlayerPasskeyView'];

/** The passkeys of the player. */
export const passkeysQuery = (userId: string) =>
  queryOptions({
    queryKey: playerKeys.passkeys(userId),
    queryFn: ({ signal }) => unwrap(client.GET('/api/session/passkeys', { signal })),
    staleTime: 0,
  });

/** Adds a passkey: the browser asks the person and the device. */
export function useAddPasskey(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const options = await unwrap(client.POST('/api/session/passkeys/options'));
      const body = { name, ...(await createPasskey(options)) };
      return unwrap(client.POST('/api/session/passkeys', { body }));
    },
    onSuccess: (passkeys) => queryClient.setQueryData(playerKeys.passkeys(userId), passkeys),
  });
}

export function useRemovePasskey(userId: string) {
  const queryClient = useQueryClient();
  const queryKey = playerKeys.passkeys(userId);
  return useMutation({
    mutationFn: (passkeyId: string) =>
      client.DELETE('/api/session/passkeys/{passkeyId}', { params: { path: { passkeyId } } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
