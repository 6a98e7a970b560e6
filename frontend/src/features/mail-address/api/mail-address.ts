import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { mailAddressKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { texts } from '../texts';
import type { Decision } from '../types';
import { userMessageOf } from '../../../shared/api/api-error';
import { useToast } from '../../../shared/ui/toast/toast-context';

/** The e-mail address of a letter's link, and what its owner has decided. */
export const mailAddressQuery = (mailToken: string) =>
  queryOptions({
    queryKey: mailAddressKeys.one(mailToken),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/mail-addresses/{mailToken}', { params: { path: { mailToken } }, signal })),
    staleTime: 0,
  });

/** Saves what the owner of the address decides. */
export function useDecision(mailToken: string) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const params = { path: { mailToken } };
  return useMutation({
    mutationFn: (decision: Decision) =>
      unwrap(
        decision === 'block'
          ? client.POST('/api/mail-addresses/{mailToken}/block', { params })
          : client.POST('/api/mail-addresses/{mailToken}/verify', { params }),
      ),
    onSuccess: (address) => queryClient.setQueryData(mailAddressQuery(mailToken).queryKey, address),
    onError: (error) =>
      showToast({ tone: 'error', title: texts.failedTitle, description: userMessageOf(error) }),
  });
}
