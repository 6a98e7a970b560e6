import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { tillKeys } from '../../shared/api/admin-keys';
import { client } from '../../shared/api/client';
import type { components } from '../../shared/api/schema';
import { unwrap } from '../../shared/api/unwrap';
import { useAttemptKey } from '../../shared/api/use-attempt-key';

export type TillDetail = components['schemas']['TillDetailBody'];
export type Sheet = components['schemas']['SheetBody'];

/** A till with its open shift and its last sheets. */
export const tillQuery = (tillId: string) =>
  queryOptions({
    queryKey: tillKeys.one(tillId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/admin/tills/{tillId}', { params: { path: { tillId } }, signal })),
    staleTime: 0,
  });

/** A closed sheet. It never changes. */
export const sheetQuery = (tillId: string, sheetNumber: number) =>
  queryOptions({
    queryKey: tillKeys.sheet(tillId, sheetNumber),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/admin/tills/{tillId}/sheets/{sheetNumber}', {
          params: { path: { tillId, sheetNumber } },
          signal,
        }),
      ),
    staleTime: Infinity,
  });

/** Puts cash into a till or takes it out. A retry carries the same key. */
export function useMoveCash(tillId: string) {
  const keyFor = useAttemptKey();
  return useTillMutation((body: components['schemas']['MoveCashBody']) => {
    const params = { path: { tillId }, header: { 'Idempotency-Key': keyFor(body) } };
    return unwrap(client.POST('/api/admin/tills/{tillId}/movements', { params, body }));
  });
}

/** Closes a till, or hands it over. A retry carries the same key. */
export function useCloseTill(tillId: string) {
  const keyFor = useAttemptKey();
  return useTillMutation((body: components['schemas']['CloseTillBody']) => {
    const params = { path: { tillId }, header: { 'Idempotency-Key': keyFor(body) } };
    return unwrap(client.POST('/api/admin/tills/{tillId}/close', { params, body }));
  });
}

/** Gives a venue its first till. */
export function useAddTill() {
  const keyFor = useAttemptKey();
  return useTillMutation((body: components['schemas']['AddTillBody']) => {
    const params = { header: { 'Idempotency-Key': keyFor(body) } };
    return unwrap(client.POST('/api/admin/tills', { params, body }));
  });
}

function useTillMutation<Body, Result>(mutationFn: (body: Body) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: tillKeys.all }),
  });
}
