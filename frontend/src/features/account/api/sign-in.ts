import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { forgetPerson } from '../../../shared/api/person';
import { unwrap } from '../../../shared/api/unwrap';
import { provePasskey } from '../../session/passkeys/browser-passkeys';
import { sessionQuery } from '../../session/session-query';
import type { Session } from '../types';

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

/** Signs in with a passkey, for which the browser asks the person. */
export function usePasskeySignIn() {
  const enter = useEntrance();
  return useMutation({
    mutationFn: async () => sendPasskey(await provePasskey(await passkeyOptions())),
    onSuccess: enter,
  });
}

/** Returns what the browser needs to use a passkey. */
export function passkeyOptions(): Promise<object> {
  return unwrap(client.POST('/api/session/passkey-sign-in/options'));
}

/** Signs in with a passkey that the person has already chosen. */
export function useChosenPasskey() {
  const enter = useEntrance();
  return useMutation({ mutationFn: sendPasskey, onSuccess: enter });
}

function sendPasskey(body: Awaited<ReturnType<typeof provePasskey>>): Promise<Session> {
  return unwrap(client.POST('/api/session/passkey-sign-in', { body }));
}

/** Shows the new person and nothing of the one before. */
function useEntrance(): (session: Session) => void {
  const queryClient = useQueryClient();
  return (session) => {
    forgetPerson(queryClient, 'entered');
    queryClient.setQueryData(sessionQuery().queryKey, session);
  };
}
