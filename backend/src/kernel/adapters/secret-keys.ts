import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';

/**
 * The keys of this installation. Each is derived from `SESSION_SECRET` for one purpose. While the
 * secret is being changed, `SESSION_SECRET_PREVIOUS` gives a second key for each purpose: what was
 * signed or encrypted with it stays valid, and everything new uses the present one.
 */
@Injectable()
export class SecretKeys {
  constructor(private readonly config: Config) {}

  /**
   * Returns the key to sign or encrypt with: 32 bytes.
   * @param purpose text or bytes that no other use begins with
   */
  current(...purpose: (string | Buffer)[]): Buffer {
    return derive(this.config.sessionSecret, purpose);
  }

  /** Returns the keys to verify or decrypt with, the present one first. */
  all(...purpose: (string | Buffer)[]): readonly Buffer[] {
    const { sessionSecret, previousSessionSecret } = this.config;
    const secrets = previousSessionSecret === null ? [sessionSecret] : [sessionSecret, previousSessionSecret];
    return secrets.map((secret) => derive(secret, purpose));
  }
}

function derive(secret: string, purpose: readonly (string | Buffer)[]): Buffer {
  const hmac = createHmac('sha256', secret);
  for (const part of purpose) hmac.update(part);
  return hmac.digest();
}
