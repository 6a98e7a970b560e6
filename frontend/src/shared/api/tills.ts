import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { tillKeys } from './admin-keys';
import { client } from './client';
import type { components } from './schema';
import { unwrap } from './unwrap';
import { useAttemptKey } from './use-attempt-key';

export type Till = components['schemas']['TillBody'];

/** The tills of a venue; none if it takes cash without a till. */
export const tillsQuery = (venueId: string) =>
  queryOptions({
    queryKey: tillKeys.ofVenue(venueId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/admin/tills', { params: { query: { venueId } }, signal })),
    staleTime: 0,
  });

/** Opens a till with what was counted in it. A retry carries the same key. */
export function useOpenTill() {
  const queryClient = useQueryClient();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: ({ tillId, counted }: { tillId: string; counted: string }) => {
      const header = { 'Idempotency-Key': keyFor({ tillId, counted }) };
      const params = { path: { tillId }, header };
      return unwrap(client.POST('/api/admin/tills/{tillId}/open', { params, body: { counted } }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: tillKeys.all }),
  });
}
