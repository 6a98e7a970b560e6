import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountKeys, staffKeys } from '../../../shared/api/admin-keys';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import type { NewMember } from '../types';

/** Invites a person, or changes name and roles of the one with this id. */
export function useSaveMember(id: string | null) {
  return useStaffChange(({ email, name, roles }: NewMember) =>
    id === null
      ? unwrap(client.POST('/api/admin/staff', { body: { email, name, roles } }))
      : unwrap(
          client.PATCH('/api/admin/staff/{staffId}', {
            params: { path: { staffId: id } },
            body: { name, roles },
          }),
        ),
  );
}

/** Takes a person out of the venues of the admin. */
export function useRemoveMember() {
  return useStaffChange((staffId: string) =>
    client.DELETE('/api/admin/staff/{staffId}', { params: { path: { staffId } } }),
  );
}

/** Sends another invitation, which replaces the earlier one. */
export function useInviteAgain() {
  return useStaffChange((staffId: string) =>
    client.POST('/api/admin/staff/{staffId}/invitation', { params: { path: { staffId } }, body: {} }),
  );
}

/** Removes the second factors of a person who has lost them. */
export function useResetFactor() {
  return useStaffChange((staffId: string) =>
    client.POST('/api/admin/staff/{staffId}/second-factor/reset', {
      params: { path: { staffId } },
      body: {},
    }),
  );
}

/** Changes the staff. An admin may have changed the own rights. */
function useStaffChange<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: staffKeys.all }),
        queryClient.invalidateQueries({ queryKey: accountKeys.rights }),
      ]),
  });
}
