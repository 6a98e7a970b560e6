import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { useEntrance } from '../../session/code/sign-in-by-code';
import { provePasskey } from '../../session/passkeys/browser-passkeys';
import type { Session } from '../../../shared/api/own-session';

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
