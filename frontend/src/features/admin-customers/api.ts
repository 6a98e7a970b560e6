import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { customerKeys } from '../../shared/api/admin-keys';
import { client } from '../../shared/api/client';
import type { components } from '../../shared/api/schema';
import { unwrap } from '../../shared/api/unwrap';

type NewCustomer = components['schemas']['NewCustomerBody'];

/** The latest bookings of a customer. */
export const bookingsOfCustomerQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerKeys.bookings(customerId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/admin/bookings', { params: { query: { customerId } }, signal })),
    staleTime: 0,
  });

/** Adds a customer, or changes the one with this id. */
export function useSaveCustomer(customerId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ venueId, ...details }: NewCustomer) =>
      unwrap(
        customerId === null
          ? client.POST('/api/admin/customers', { body: { venueId, ...details } })
          : client.PATCH('/api/admin/customers/{customerId}', {
              params: { path: { customerId } },
              body: details,
            }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: customerKeys.all }),
  });
}

/** Makes another customer a part of this one. */
export function useMerge(customerId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (otherId: string) =>
      unwrap(
        client.POST('/api/admin/customers/{customerId}/merge', {
          params: { path: { customerId } },
          body: { otherId },
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: customerKeys.all }),
  });
}
