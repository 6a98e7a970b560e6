import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { deskKeys } from '../../../shared/api/admin-keys';
import { unwrap } from '../../../shared/api/unwrap';
import { useAttemptKey } from '../../../shared/api/use-attempt-key';
import type { BlockHoursCommand } from '../types';

/**
 * Blocks hours. A retry with the same body carries the same idempotency key, so that hours are not
 * blocked twice if the first response was lost.
 */
export function useBlockHours() {
  const queryClient = useQueryClient();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: (body: BlockHoursCommand) => {
      const header = { 'Idempotency-Key': keyFor(body) };
      return unwrap(client.POST('/api/admin/blocks', { body, params: { header } }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKeys.all }),
  });
}

/** Removes a block: players can book all of its hours again. */
export function useUnblockHours() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (blockId: string) =>
      client.DELETE('/api/admin/blocks/{blockId}', { params: { path: { blockId } } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKeys.all }),
  });
}
