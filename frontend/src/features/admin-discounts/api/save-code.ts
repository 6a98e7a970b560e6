import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { discountKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { changedFields } from '../../../shared/model/changed-fields';
import { discountDetailsOf, discountFormOf } from '../model/discount-form';
import type { DiscountCode, DiscountDetails } from '../types';

/**
 * Creates a discount code, or changes the code as it was opened, whose text cannot change: only
 * what the admin changed is sent.
 */
export function useSaveCode(opened: DiscountCode | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entered: DiscountDetails) => {
      if (opened === null) return unwrap(client.POST('/api/admin/discount-codes', { body: entered }));
      const params = { path: { id: opened.id } };
      const body = changeOf(entered, discountDetailsOf(discountFormOf(opened, null)));
      return unwrap(client.PATCH('/api/admin/discount-codes/{id}', { params, body }));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: discountKeys.all }),
  });
}

/** The value of a code means nothing without its type, so both are sent if either changes. */
function changeOf(entered: DiscountDetails, opened: DiscountDetails): Partial<DiscountDetails> {
  const changed = changedFields(entered, opened);
  const { type, value } = entered;
  return 'type' in changed || 'value' in changed ? { ...changed, type, value } : changed;
}
