import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { playerKeys } from '../../../shared/api/keys';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';

type Reminders = components['schemas']['RemindersBody'];

/** Which reminders of games the player wants. */
export const remindersQuery = (userId: string) =>
  queryOptions({
    queryKey: playerKeys.reminders(userId),
    queryFn: ({ signal }) => unwrap(client.GET('/api/session/reminders', { signal })),
    staleTime: 0,
  });

/** Turns reminders on or off. */
export function useChangeReminders(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Reminders) => unwrap(client.PUT('/api/session/reminders', { body })),
    onSuccess: (reminders) => queryClient.setQueryData(playerKeys.reminders(userId), reminders),
  });
}
