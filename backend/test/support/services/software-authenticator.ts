import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const [USER_PRESENT, USER_VERIFIED, BACKUP_ELIGIBLE, BACKED_UP, HAS_KEY] = [0x01, 0x04, 0x08, 0x10, 0x40];

/** The values of the authenticator that differ from those of a good one. */
interface Behaviour {
  origin?: string;
  challenge?: string;
  userVerified?: boolean;
  isBackedUp?: boolean;
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

/** A passkey in memory that behaves like a security key with a fingerprint reader. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  counter = 0;
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(private readonly origin: string) {
    const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    [this.privateKey, this.publicKey] = [keys.privateKey, keys.publicKey];
  }

  /** Returns the response to the options of a registration, in the form of our API. */
  create({ challenge, rp }: Options, behaviour: Behaviour = {}) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.coseKey()]);
    const authData = Buffer.concat([this.authenticatorData(rp?.id ?? '', HAS_KEY, behaviour), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: this.id,
      clientDataJSON: this.clientData('webauthn.create', challenge, behaviour).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Returns the response to the options of a sign-in, in the form of our API. */
  use({ challenge, rpId }: Options, behaviour: Behaviour = {}) {
    this.counter += 1;
    const authenticatorData = this.authenticatorData(rpId ?? '', 0, behaviour);
    const clientData = this.clientData('webauthn.get', challenge, behaviour);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      id: this.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
    };
  }

  private clientData(type: string, challenge: string, behaviour: Behaviour): Buffer {
    const { origin = this.origin, challenge: own = challenge } = behaviour;
    return Buffer.from(JSON.stringify({ type, challenge: own, origin, crossOrigin: false }));
  }

  private authenticatorData(rpId: string, flags: number, behaviour: Behaviour): Buffer {
    const { userVerified = true, isBackedUp = false } = behaviour;
    const verified = userVerified ? USER_VERIFIED : 0;
    const backup = isBackedUp ? BACKUP_ELIGIBLE | BACKED_UP : 0;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      sha256(Buffer.from(rpId)),
      Buffer.from([flags | USER_PRESENT | verified | backup]),
      counter,
    ]);
  }

  /** The public key as COSE (RFC 9053): an EC2 key for ES256 on P-256. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key as never));
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
