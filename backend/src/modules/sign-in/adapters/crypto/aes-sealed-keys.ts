import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { SealedKeys } from '../../application/ports/sealed-keys.js';

const PURPOSE = 'authenticator-apps';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM. A sealed text is the nonce, the tag and the encrypted text. */
@Injectable()
export class AesSealedKeys extends SealedKeys {
  constructor(private readonly keys: SecretKeys) {
    super();
  }

  override seal(text: string, owner: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.keys.current(PURPOSE), nonce);
    cipher.setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
  }

  override open(sealed: Buffer, owner: string): { text: string; isOutdated: boolean } | null {
    for (const [index, key] of this.keys.all(PURPOSE).entries()) {
      const text = opened(sealed, key, owner);
      if (text !== null) return { text, isOutdated: index > 0 };
    }
    return null;
  }
}

/** Returns null if the text was sealed with another key or for another owner. */
function opened(sealed: Buffer, key: Buffer, owner: string): string | null {
  const [nonce, rest] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES)];
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
    return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
