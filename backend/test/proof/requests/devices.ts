import { Secret, TOTP } from 'otpauth';
import type { Operation } from '../../http/contract.js';
import type { Chance } from '../../simulation/chance.js';
import { SoftwareAuthenticator } from '../../support/services/software-authenticator.js';
import { PASSWORD } from './people.js';

interface Options {
  challenge: string;
  rpId: string;
  rp: { id: string };
}

/** The authenticator of a person, the app that shows codes, and the paper with recovery codes. */
export class Devices {
  private readonly authenticator: SoftwareAuthenticator;
  private options: Options | null = null;
  private key: string | null = null;
  private recoveryCodes: string[] = [];

  constructor(origin: string) {
    this.authenticator = new SoftwareAuthenticator(origin);
  }

  /** Keeps what a response says to the devices. */
  listen({ path }: Operation, body: unknown): void {
    const said = (body ?? {}) as { challenge?: string; key?: string; recoveryCodes?: string[] | null };
    if (said.challenge !== undefined) this.options = body as Options;
    if (path.endsWith('/app/key') && said.key !== undefined) this.key = said.key;
    if (said.recoveryCodes) this.recoveryCodes = [...said.recoveryCodes];
  }

  fillIn({ path, body: schema }: Operation, body: Record<string, unknown>, chance: Chance): void {
    const fields = schema?.properties ?? {};
    if (this.options && fields['attestationObject'])
      Object.assign(body, this.authenticator.create(this.options));
    if (this.options && fields['signature']) Object.assign(body, this.authenticator.use(this.options));
    // A person confirms with one of three.
    if (fields['password'] && fields['passkey']) body['password'] = PASSWORD;
    if (path.endsWith('/passkeys/remove')) body['id'] = this.authenticator.id;
    if (fields['recoveryCode']) body['recoveryCode'] = this.recoveryCodes.pop() ?? body['recoveryCode'];
    const showsCode = path.endsWith('/app') || path.endsWith('step/code') || chance.happens(0.5);
    if (this.key !== null && fields['appCode'] && showsCode)
      body['appCode'] = new TOTP({ secret: Secret.fromBase32(this.key) }).generate();
  }
}
