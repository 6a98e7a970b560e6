import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { userMessageOf } from '../../../shared/api/api-error';
import type { components } from '../../../shared/api/schema';
import { texts } from './texts';

type Schemas = components['schemas'];
type Browser = typeof import('@simplewebauthn/browser');
type CreateOptions = Parameters<Browser['startRegistration']>[0]['optionsJSON'];
type UseOptions = Parameters<Browser['startAuthentication']>[0]['optionsJSON'];

/** The browser has no passkey for us; the message says why. */
class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}

/** Lets the browser create a passkey. `options` come from the server. */
export async function createPasskey(options: object): Promise<Omit<Schemas['CreatedPasskeyBody'], 'name'>> {
  const { id, response }: RegistrationResponseJSON = await asked(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as CreateOptions }),
  );
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Lets the browser prove that it has a passkey. `options` come from the server. */
export async function provePasskey(options: object): Promise<Schemas['UsedPasskeyBody']> {
  const proof = await asked(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as UseOptions }),
  );
  return bodyOf(proof);
}

/**
 * Lets the browser offer its passkeys below a field with `autocomplete="… webauthn"`. Resolves when
 * the person has chosen one, and to null if something else has ended the offer.
 */
export async function offerPasskeys(options: object): Promise<Schemas['UsedPasskeyBody'] | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options as UseOptions, useBrowserAutofill: true }).then(
    bodyOf,
    () => null,
  );
}

/** Ends what the browser asks or offers. */
export async function endPasskeyOffer(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Returns true if the browser has passkeys at all. It loads nothing. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined';
}

/** Returns true if the browser can offer passkeys below a field. It loads nothing. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!hasPasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) return false;
  return PublicKeyCredential.isConditionalMediationAvailable().catch(() => false);
}

/** Returns the sentence to show for what a passkey or the server has refused. */
export function problemOf(error: unknown): string {
  return error instanceof PasskeyError ? error.message : userMessageOf(error);
}

function bodyOf({ id, response }: AuthenticationResponseJSON): Schemas['UsedPasskeyBody'] {
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** Loads the library only now: few people use it. */
async function asked<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await import('@simplewebauthn/browser');
  if (!browser.browserSupportsWebAuthn()) throw new PasskeyError(texts.unsupported);
  try {
    return await work(browser);
  } catch (error) {
    throw new PasskeyError(reasonOf(error instanceof Error ? error.name : ''));
  }
}

function reasonOf(name: string): string {
  if (name === 'InvalidStateError') return texts.known;
  if (name === 'SecurityError') return texts.wrongAddress;
  return texts.cancelled;
}
