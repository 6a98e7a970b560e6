import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { discountKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import type { DiscountCode } from '../types';
import { codesQuery } from './codes-query';

interface Toggle {
  id: string;
  isActive: boolean;
}

/**
 * Activates or deactivates a code. The list shows the change at once and reverts it if the request
 * fails. The request contains only `isActive`.
 */
export function useToggleCode() {
  const queryClient = useQueryClient();
  const { queryKey } = codesQuery();
  const show = ({ id, isActive }: Toggle) =>
    queryClient.setQueryData(queryKey, (codes: DiscountCode[] = []) =>
      codes.map((code) => (code.id === id ? { ...code, isActive } : code)),
    );
  return useMutation({
    mutationFn: ({ id, isActive }: Toggle) =>
      unwrap(
        client.PATCH('/api/admin/discount-codes/{id}', { params: { path: { id } }, body: { isActive } }),
      ),
    onMutate: async (toggle) => {
      await queryClient.cancelQueries({ queryKey });
      show(toggle);
    },
    onError: (_error, { id, isActive }) => show({ id, isActive: !isActive }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: discountKeys.all }),
  });
}
