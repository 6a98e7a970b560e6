import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { reportKeys } from '../../../shared/api/admin-keys';

const findingPath = '/api/admin/ledger/findings/{findingId}' as const;

/** Resolves a difference with a note. The response has no body. */
export function useResolveFinding(findingId: string) {
  const queryClient = useQueryClient();
  const params = { path: { findingId } };
  return useMutation({
    mutationFn: (note: string) => client.PUT(`${findingPath}/resolution`, { params, body: { note } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportKeys.ledger }),
  });
}

/** Gives the money of a payment that contradicts ours back in full. The response has no body. */
export function useGiveBack(findingId: string) {
  const queryClient = useQueryClient();
  const params = { path: { findingId } };
  return useMutation({
    mutationFn: () => client.PUT(`${findingPath}/refund`, { params }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportKeys.ledger }),
  });
}
