import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { asQuery, client } from '../../../../shared/api/client';
import { manageKeys } from '../../../../shared/api/keys';
import { unwrap } from '../../../../shared/api/unwrap';
import { outwaitOutages } from '../../../payments/confirmation/record-payment';
import { showPage } from './changes';

/**
 * The intent for what is missing. It is a POST, but the server returns the same intent to this
 * browser as long as the amount stays.
 */
export const restOfferQuery = (manageToken: string) =>
  queryOptions({
    queryKey: manageKeys.rest(manageToken),
    queryFn: () =>
      unwrap(
        client.POST('/api/manage/{manageToken}/payment-intent', {
          params: { path: { manageToken } },
          ...asQuery,
        }),
      ),
    staleTime: Infinity,
  });

/** Reports to the server which intent paid what was missing. */
export function useRecordRest(manageToken: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (stripePaymentIntentId: string) =>
      unwrap(
        client.POST('/api/manage/{manageToken}/payments', {
          params: { path: { manageToken } },
          body: { stripePaymentIntentId },
        }),
      ),
    ...outwaitOutages,
    onSuccess: (page) => showPage(queryClient, manageToken, page),
  });
}
