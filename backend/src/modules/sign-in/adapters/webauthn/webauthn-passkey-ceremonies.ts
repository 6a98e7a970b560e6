import { Injectable, Logger } from '@nestjs/common';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { Config } from '../../../../config/config.js';
import {
  type CreatedPasskey,
  type Passkey,
  PasskeyCeremonies,
  type PasskeyOwner,
  type UsedPasskey,
} from '../../application/ports/passkey-ceremonies.js';

const NAME = 'Saque';

/**
 * {@link PasskeyCeremonies} with SimpleWebAuthn, for the address of the site. The library takes 30
 * MB, so it is loaded when it is first needed.
 */
@Injectable()
export class WebauthnPasskeyCeremonies extends PasskeyCeremonies {
  private readonly logger = new Logger('passkeys');
  private readonly origin: string;
  private readonly rpID: string;

  constructor({ publicUrl }: Config) {
    super();
    const { origin, hostname } = new URL(publicUrl);
    this.origin = origin;
    this.rpID = hostname;
  }

  override async optionsToCreate(
    { id, username, displayName = username }: PasskeyOwner,
    existing: readonly Passkey[],
    residentKey: 'preferred' | 'required',
  ): Promise<{ options: object; challenge: string }> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: this.rpID,
      userName: username,
      userDisplayName: displayName,
      userID: new TextEncoder().encode(id),
      attestationType: 'none',
      excludeCredentials: existing.map(described),
      authenticatorSelection: { residentKey, userVerification: 'required' },
    });
    return { options, challenge: options.challenge };
  }

  override async created(
    { id, clientDataJSON, attestationObject, transports }: CreatedPasskey,
    challenge: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'> | null> {
    const { verifyRegistrationResponse } = await library();
    const verified = await verifyRegistrationResponse({
      response: {
        ...credential(id),
        response: {
          clientDataJSON,
          attestationObject,
          transports: transports,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: true,
    }).catch(this.refused);
    if (!verified?.verified) return null;
    const { credential: created, credentialBackedUp } = verified.registrationInfo;
    return {
      id: created.id,
      publicKey: Buffer.from(created.publicKey),
      counter: created.counter,
      transports,
      isBackedUp: credentialBackedUp,
    };
  }

  override async optionsToUse(existing: readonly Passkey[]): Promise<{ options: object; challenge: string }> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      allowCredentials: existing.map(described),
      userVerification: 'required',
    });
    return { options, challenge: options.challenge };
  }

  override async used(
    { id, clientDataJSON, authenticatorData, signature }: UsedPasskey,
    passkey: Passkey,
    challenge: string,
  ): Promise<Pick<Passkey, 'counter' | 'isBackedUp'> | null> {
    const { verifyAuthenticationResponse } = await library();
    const verified = await verifyAuthenticationResponse({
      response: { ...credential(id), response: { clientDataJSON, authenticatorData, signature } },
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }).catch(this.refused);
    if (!verified?.verified) return null;
    const { newCounter, credentialBackedUp } = verified.authenticationInfo;
    return { counter: newCounter, isBackedUp: credentialBackedUp };
  }

  /** Only the operator reads why: often the address of the site is not the one of the settings. */
  private readonly refused = (error: unknown): null => {
    this.logger.debug(error instanceof Error ? error.message : error);
    return null;
  };
}

const library = () => import('@simplewebauthn/server');

function credential(id: string) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
}

function described({ id, transports }: Passkey) {
  return { id, transports: transports as AuthenticatorTransport[] };
}
