import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { staffKeys } from '../../../shared/api/admin-keys';
import { client } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';
import { adminCheckQuery } from '../admin-session';

export type Invitation = components['schemas']['InvitationBody'];

/** Who is invited, and to which roles. Reading it does not use the invitation up. */
export const invitationQuery = (invitationToken: string) =>
  queryOptions({
    queryKey: staffKeys.invitation(invitationToken),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/admin/invitations/{invitationToken}', {
          params: { path: { invitationToken } },
          signal,
        }),
      ),
    // A form that is being filled in must not change.
    staleTime: Infinity,
  });

/** Accepts the invitation. The person is then signed in, or goes on with the second step. */
export function useAccept(invitationToken: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: components['schemas']['AcceptedInvitationBody']) =>
      unwrap(
        client.POST('/api/admin/invitations/{invitationToken}', {
          params: { path: { invitationToken } },
          body,
        }),
      ),
    onSuccess: (check) => queryClient.setQueryData(adminCheckQuery().queryKey, check),
  });
}
