import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { userMessageOf } from '../../../shared/api/api-error';
import type { components } from '../../../shared/api/schema';
import { texts } from './texts';

type Schemas = components['schemas'];
type Browser = typeof import('@simplewebauthn/browser');

/** The browser has no passkey for us; the message says why. */
class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

/** Lets the browser create a passkey. `options` come from the server. */
export async function createPasskey(options: object): Promise<Omit<Schemas['CreatedPasskeyBody'], 'name'>> {
  const { id, response }: RegistrationResponseJSON = await asked(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as Parameters<Browser['startRegistration']>[0]['optionsJSON'] }),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Lets the browser prove that it has a passkey. `options` come from the server. */
export async function provePasskey(options: object): Promise<Schemas['UsedPasskeyBody']> {
  const { id, response }: AuthenticationResponseJSON = await asked(({ startAuthentication }) =>
    startAuthentication({
      optionsJSON: options as Parameters<Browser['startAuthentication']>[0]['optionsJSON'],
    }),
  );
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** Returns the sentence to show for what a passkey or the server has refused. */
export function problemOf(error: unknown): string {
  return error instanceof PasskeyError ? error.message : userMessageOf(error);
}

/** Loads the library only now: few people use it. */
async function asked<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await import('@simplewebauthn/browser');
  if (!browser.browserSupportsWebAuthn()) throw new PasskeyError(texts.passkeyUnsupported);
  try {
    return await work(browser);
  } catch (error) {
    throw new PasskeyError(reasonOf(error instanceof Error ? error.name : ''));
  }
}

function reasonOf(name: string): string {
  if (name === 'InvalidStateError') return texts.passkeyHere;
  if (name === 'SecurityError') return texts.passkeyWrongAddress;
  return texts.passkeyCancelled;
}
