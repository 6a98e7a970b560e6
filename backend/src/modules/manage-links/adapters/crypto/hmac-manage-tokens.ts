import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { ManageTokens } from '../../application/manage-tokens.js';
import type { ManageLink } from '../../domain/manage-link.js';

const TOKEN_BYTES = 16;
const PURPOSE = 'manage:';

/** A token is the MAC of the link's seed, so that it needs to be stored nowhere. */
@Injectable()
export class HmacManageTokens extends ManageTokens {
  constructor(
    private readonly config: Config,
    private readonly keys: SecretKeys,
  ) {
    super();
  }

  override newSeed(): Buffer {
    return randomBytes(TOKEN_BYTES);
  }

  override tokenOf(seed: Buffer): string {
    return asToken(this.keys.current(PURPOSE, seed));
  }

  override storedTokenOf({ seed, tokenHash }: ManageLink): string | null {
    const tokens = this.keys.all(PURPOSE, seed).map(asToken);
    return tokens.find((token) => this.hashOf(token).equals(tokenHash)) ?? null;
  }

  override hashOf(token: string): Buffer {
    return createHash('sha256').update(token).digest();
  }

  override urlOf(token: string): string {
    return `${this.config.publicUrl}/reserva/${token}`;
  }
}

function asToken(mac: Buffer): string {
  return mac.subarray(0, TOKEN_BYTES).toString('base64url');
}
