import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { adminCheckQuery } from '../admin-session';
import { createPasskey } from '../passkeys/browser-passkeys';

/** Accepts an invitation with a name and a passkey that the browser creates now. */
export function useAcceptWithPasskey(invitationToken: string) {
  const queryClient = useQueryClient();
  const params = { path: { invitationToken } };
  return useMutation({
    mutationFn: async (name: string) => {
      const options = await unwrap(
        client.POST('/api/admin/invitations/{invitationToken}/passkey/options', { params }),
      );
      const body = { name, ...(await createPasskey(options)) };
      return unwrap(client.POST('/api/admin/invitations/{invitationToken}/passkey', { params, body }));
    },
    onSuccess: (check) => queryClient.setQueryData(adminCheckQuery().queryKey, check),
  });
}
