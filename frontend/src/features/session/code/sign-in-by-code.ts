import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { forgetPerson } from '../../../shared/api/person';
import { unwrap } from '../../../shared/api/unwrap';
import { sessionQuery, type Session } from '../../../shared/api/own-session';

/** Sends a code to an address. The response says nothing about the address. */
export function useSendCode() {
  return useMutation({
    mutationFn: (email: string) => unwrap(client.POST('/api/session/email-code', { body: { email } })),
  });
}

/** Signs in with the code that came by e-mail, or gives the account this address. */
export function useVerifyCode() {
  const enter = useEntrance();
  return useMutation({
    mutationFn: (body: { email: string; code: string }) =>
      unwrap(client.POST('/api/session/verify', { body })),
    onSuccess: enter,
  });
}

/** Shows the new person and nothing of the one before. */
export function useEntrance(): (session: Session) => void {
  const queryClient = useQueryClient();
  return (session) => {
    forgetPerson(queryClient, 'entered');
    queryClient.setQueryData(sessionQuery().queryKey, session);
  };
}
