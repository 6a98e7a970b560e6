import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { discountKeys } from '../../../shared/api/keys';
import { useVenuesOf } from '../../../shared/api/own-rights';
import { unwrap } from '../../../shared/api/unwrap';
import type { DiscountDetails } from '../types';

/**
 * Creates a discount code, or changes the one with this id, whose text cannot change. A new code is
 * valid at the venues whose codes the admin manages.
 */
export function useSaveCode(id: string | null) {
  const queryClient = useQueryClient();
  const venues = useVenuesOf('discounts.edit');
  const limited = Array.isArray(venues) ? { venueIds: venues } : {};
  return useMutation({
    mutationFn: ({ code, ...change }: DiscountDetails) =>
      id === null
        ? unwrap(client.POST('/api/admin/discount-codes', { body: { code, ...change, ...limited } }))
        : unwrap(client.PATCH('/api/admin/discount-codes/{id}', { params: { path: { id } }, body: change })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: discountKeys.all }),
  });
}
