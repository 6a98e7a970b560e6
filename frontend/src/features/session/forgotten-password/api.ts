import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { staffKeys } from '../../../shared/api/admin-keys';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { adminCheckQuery } from '../admin-session';

/** Asks for a link. The response says nothing about the address. */
export function useForgotten() {
  return useMutation({
    mutationFn: (email: string) => unwrap(client.POST('/api/admin/password-resets', { body: { email } })),
  });
}

/** Whose password the link changes. Reading it does not use the link up. */
export const resetQuery = (resetToken: string) =>
  queryOptions({
    queryKey: staffKeys.passwordReset(resetToken),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/admin/password-resets/{resetToken}', { params: { path: { resetToken } }, signal }),
      ),
    // A form that is being filled in must not change.
    staleTime: Infinity,
  });

/** Sets the password. The admin is then signed in, or goes on with the second step. */
export function useReset(resetToken: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      unwrap(
        client.POST('/api/admin/password-resets/{resetToken}', {
          params: { path: { resetToken } },
          body: { password },
        }),
      ),
    onSuccess: (check) => queryClient.setQueryData(adminCheckQuery().queryKey, check),
  });
}
