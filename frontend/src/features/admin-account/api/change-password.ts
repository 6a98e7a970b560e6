import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { accountKeys } from '../../../shared/api/admin-keys';
import { sessionKeys } from '../../../shared/api/keys';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';

type Passwords = components['schemas']['ChangePasswordBody'];

/** Changes the password of the admin who is signed in. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Passwords) => unwrap(client.PUT('/api/admin/account/password', { body })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionKeys.admin });
      await queryClient.invalidateQueries({ queryKey: accountKeys.own });
    },
  });
}
