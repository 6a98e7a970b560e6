import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { forgetPerson } from '../../../shared/api/person';
import { unwrap } from '../../../shared/api/unwrap';

/** Signs this browser out. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.DELETE('/api/session'),
    onSuccess: () => forgetPerson(queryClient, 'left'),
  });
}

/** Sends the code that erasing an account needs to its address. */
export function useSendErasingCode() {
  return useMutation({ mutationFn: () => unwrap(client.POST('/api/session/account/code')) });
}

/** Erases the player of this browser. A guest has no code. */
export function useEraseAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string | null) =>
      client.DELETE('/api/session/account', { body: code === null ? {} : { code } }),
    onSuccess: () => forgetPerson(queryClient, 'left'),
  });
}
