import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { InvitationTokens } from '../../application/invitation-tokens.js';

const TOKEN_BYTES = 16;
const PURPOSE = 'staff-invitation:';

/** A token is the MAC of the invitation's seed, so that the letter can be written later. */
@Injectable()
export class HmacInvitationTokens extends InvitationTokens {
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

  override storedTokenOf({ seed, tokenHash }: { seed: Buffer; tokenHash: Buffer }): string | null {
    const tokens = this.keys.all(PURPOSE, seed).map(asToken);
    return tokens.find((token) => this.hashOf(token).equals(tokenHash)) ?? null;
  }

  override hashOf(token: string): Buffer {
    return createHash('sha256').update(token).digest();
  }

  override urlOf(token: string): string {
    return `${this.config.publicUrl}/admin/invitation/${token}`;
  }
}

function asToken(mac: Buffer): string {
  return mac.subarray(0, TOKEN_BYTES).toString('base64url');
}
