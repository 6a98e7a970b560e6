import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { accountKeys } from '../../../shared/api/admin-keys';
import type { components } from '../../../shared/api/schema';
import { unwrap } from '../../../shared/api/unwrap';
import { createPasskey, provePasskey } from '../passkeys/browser-passkeys';

type Schemas = components['schemas'];

/** The current password or a code of the app. Empty while the first factor is set up. */
export type Confirmation = Schemas['ConfirmationBody'];

export type SecondStepMethods = Schemas['SecondStepView'];
export type AdminCheck = Schemas['AdminCheckView'];

/** Completes a sign-in with a code of the app. */
export function useCodeStep() {
  return useMutation({
    mutationFn: (appCode: string) =>
      unwrap(client.POST('/api/admin/second-step/code', { body: { appCode: digitsOf(appCode) } })),
  });
}

/** Completes a sign-in with a recovery code. */
export function useRecoveryStep() {
  return useMutation({
    mutationFn: (recoveryCode: string) =>
      unwrap(client.POST('/api/admin/second-step/recovery-code', { body: { recoveryCode } })),
  });
}

/** Completes a sign-in with a passkey: the browser asks the person. */
export function usePasskeyStep() {
  return useMutation({
    mutationFn: async () => {
      const options = await unwrap(client.POST('/api/admin/second-step/passkey/options'));
      const body = await provePasskey(options);
      return unwrap(client.POST('/api/admin/second-step/passkey', { body }));
    },
  });
}

/** Lets the browser prove that a person who changes factors is the admin. */
export async function confirmByPasskey(): Promise<Schemas['UsedPasskeyBody']> {
  return provePasskey(await unwrap(client.POST('/api/admin/second-factor/confirmation/options')));
}

/** Asks for the key of a new app. */
export function useAppKey() {
  return useMutation({
    mutationFn: (body: Confirmation) => unwrap(client.POST('/api/admin/second-factor/app/key', { body })),
  });
}

/** Adds the app that shows this code. */
export function useConfirmApp() {
  return useChange((appCode: string) =>
    unwrap(client.PUT('/api/admin/second-factor/app', { body: { appCode: digitsOf(appCode) } })),
  );
}

/** Adds a passkey: the browser asks the person and the device. */
export function useAddPasskey() {
  return useChange(async ({ name, ...confirmation }: Confirmation & { name: string }) => {
    const options = await unwrap(
      client.POST('/api/admin/second-factor/passkeys/options', { body: confirmation }),
    );
    const body = { name, ...(await createPasskey(options)) };
    return unwrap(client.POST('/api/admin/second-factor/passkeys', { body }));
  });
}

export function useRemoveApp() {
  return useChange((body: Confirmation) =>
    unwrap(client.POST('/api/admin/second-factor/app/remove', { body })),
  );
}

export function useRemovePasskey() {
  return useChange((body: Schemas['RemovePasskeyBody']) =>
    unwrap(client.POST('/api/admin/second-factor/passkeys/remove', { body })),
  );
}

export function useRenewCodes() {
  return useChange((body: Confirmation) =>
    unwrap(client.POST('/api/admin/second-factor/recovery-codes', { body })),
  );
}

/** A change of the second factors, after which the account is fetched again. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.own }),
  });
}

/** People type the space that their app shows in the middle. */
function digitsOf(code: string): string {
  return code.replace(/\s/g, '');
}
