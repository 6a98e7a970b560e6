import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { discountKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import type { DiscountDetails } from '../types';

/** Makes a code, or with an `id` changes the one that is there; the code itself then stays as it is. */
export function useSaveCode(id: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ code, ...change }: DiscountDetails) =>
      id === null
        ? unwrap(client.POST('/api/admin/discount-codes', { body: { code, ...change } }))
        : unwrap(client.PATCH('/api/admin/discount-codes/{id}', { params: { path: { id } }, body: change })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: discountKeys.all }),
  });
}
