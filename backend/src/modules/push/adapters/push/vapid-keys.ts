import { createECDH, createHmac } from 'node:crypto';

/** The key pair by which push services know this installation, as base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Derives the key pair from a key of the installation, so that all processes have the same one and
 * none has to store it.
 */
export function vapidKeysFrom(key: Buffer): VapidKeys {
  for (let attempt = 0; ; attempt++) {
    const privateKey = createHmac('sha256', key).update(`P-256 ${attempt}`).digest();
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(privateKey); // refuses one in four billion
    } catch {
      continue;
    }
    return {
      publicKey: pair.getPublicKey('base64url'),
      privateKey: privateKey.toString('base64url'),
    };
  }
}
