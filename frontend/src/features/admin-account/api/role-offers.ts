import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../../../shared/api/admin-keys';
import { client } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';

export type RoleOffer = components['schemas']['RoleOfferBody'];

/** The roles that venues offer to the admin who is signed in. */
export const roleOffersQuery = () =>
  queryOptions({
    queryKey: accountKeys.roleOffers,
    queryFn: ({ signal }) => unwrap(client.GET('/api/admin/role-offers', { signal })),
    staleTime: 0,
  });

/** Accepts or declines an offer. The rights differ afterwards, so everything is fetched again. */
export function useDecideOffer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ offerId, accepts }: { offerId: string; accepts: boolean }) => {
      const params = { path: { offerId } };
      return accepts
        ? client.POST('/api/admin/role-offers/{offerId}/accept', { params, body: {} })
        : client.DELETE('/api/admin/role-offers/{offerId}', { params });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.own }),
  });
}
