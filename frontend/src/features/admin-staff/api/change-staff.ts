import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountKeys, staffKeys } from '../../../shared/api/admin-keys';
import { client } from '../../../shared/api/client';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';
import { changedFields } from '../../../shared/model/changed-fields';
import type { StaffMember } from './staff-query';

type NewMember = components['schemas']['NewStaffBody'];

/**
 * Invites a person, or changes a person as they were opened: only the name and the roles that the
 * admin changed are sent.
 */
export function useSaveMember(opened: StaffMember | null) {
  return useStaffChange(({ email, name, roles }: NewMember) => {
    if (opened === null) return unwrap(client.POST('/api/admin/staff', { body: { email, name, roles } }));
    const params = { path: { staffId: opened.id } };
    const body = {
      ...changedFields({ name }, opened),
      changedRoles: changedRoles(roles, opened.roles),
    };
    return unwrap(client.PATCH('/api/admin/staff/{staffId}', { params, body }));
  });
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

/** Changes the staff. Admins may have changed their own rights. */
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

type Roles = readonly Pick<StaffMember['roles'][number], 'venueId' | 'role'>[];

/** Returns the roles that differ from the opened ones; null for one that is taken away. */
function changedRoles(entered: Roles, opened: Roles) {
  const roleOf = (roles: Roles) => Object.fromEntries(roles.map(({ venueId, role }) => [venueId, role]));
  const none = Object.fromEntries(opened.map(({ venueId }) => [venueId, null]));
  const changed = changedFields({ ...none, ...roleOf(entered) }, roleOf(opened));
  return Object.entries(changed).map(([venueId, role = null]) => ({ venueId, role }));
}
