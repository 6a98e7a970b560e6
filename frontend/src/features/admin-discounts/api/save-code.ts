import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { discountKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import type { DiscountDetails } from '../types';

/** Creates a discount code, or changes the one with this id, whose text cannot change. */
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
