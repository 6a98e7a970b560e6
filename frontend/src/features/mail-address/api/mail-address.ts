import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { mailAddressKeys } from '../../../shared/api/keys';
import { unwrap } from '../../../shared/api/unwrap';
import { texts } from '../texts';
import { userMessageOf } from '../../../shared/api/api-error';
import { useToast } from '../../../shared/ui/toast/toast-context';
import type { components } from '../../../shared/api/schema';

export type MailAddress = components['schemas']['MailAddressBody'];

/** A decision of the owner of an address, as the path of the call names it. */
export type Decision = 'block' | 'verify';

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
  return useSaved(mailToken, (decision: Decision) =>
    client.POST(`/api/mail-addresses/{mailToken}/${decision}`, { params: { path: { mailToken } } }),
  );
}

/** Turns the reminders of games to the address on or off. */
export function useReminders(mailToken: string) {
  return useSaved(mailToken, (wanted: boolean) =>
    client.PUT('/api/mail-addresses/{mailToken}/reminders', {
      params: { path: { mailToken } },
      body: { wanted },
    }),
  );
}

function useSaved<Choice>(
  mailToken: string,
  save: (choice: Choice) => Promise<{ data?: MailAddress; error?: unknown; response: Response }>,
) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (choice: Choice) => unwrap(save(choice)),
    onSuccess: (address) => queryClient.setQueryData(mailAddressQuery(mailToken).queryKey, address),
    onError: (error) =>
      showToast({ tone: 'error', title: texts.failedTitle, description: userMessageOf(error) }),
  });
}
