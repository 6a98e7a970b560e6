import { useMutation, useQueryClient } from '@tanstack/react-query';
import { customerKeys } from '../../../shared/api/admin-keys';
import { courtKeys, venueKeys } from '../../../shared/api/keys';
import { client } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';

type EnteredCategory = components['schemas']['EnteredCategoryBody'];

/** Replaces the categories of a venue. */
export function useSaveCategories(venueId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EnteredCategory[]) =>
      unwrap(client.PUT('/api/admin/venues/{venueId}/categories', { params: { path: { venueId } }, body })),
    onSuccess: async (saved) => {
      queryClient.setQueryData(customerKeys.categories(venueId), saved);
      const outdated = [customerKeys.all, venueKeys.all, courtKeys.all];
      await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}
