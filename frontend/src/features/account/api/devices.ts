import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { playerKeys } from '../../../shared/api/keys';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';

export type Device = components['schemas']['PlayerDeviceView'];

/** The browsers in which the player is signed in. */
export const devicesQuery = (userId: string) =>
  queryOptions({
    queryKey: playerKeys.devices(userId),
    queryFn: ({ signal }) => unwrap(client.GET('/api/session/devices', { signal })),
    staleTime: 0,
  });

/** Signs one other browser out. */
export function useEndDevice(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = devicesQuery(userId);
  return useMutation({
    mutationFn: (deviceId: string) =>
      client.DELETE('/api/session/devices/{deviceId}', { params: { path: { deviceId } } }),
    onSuccess: (_, deviceId) =>
      queryClient.setQueryData(queryKey, (devices: Device[] | undefined) =>
        devices?.filter(({ id }) => id !== deviceId),
      ),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Signs every other browser out, and removes the passkeys if the person wants that too. */
export function useEndOtherDevices(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (removePasskeys: boolean) =>
      unwrap(client.DELETE('/api/session/devices', { body: { removePasskeys } })),
    onSettled: () =>
      Promise.all(
        [playerKeys.devices(userId), playerKeys.passkeys(userId)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
