import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import {
  hashOfToken,
  newSeed,
  storedTokenOf,
  tokenOfSeed,
} from '../../../../kernel/adapters/seeded-token.js';
import { InvitationTokens } from '../../application/invitation-tokens.js';

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
    return newSeed();
  }

  override tokenOf(seed: Buffer): string {
    return tokenOfSeed(this.keys, PURPOSE, seed);
  }

  override storedTokenOf(invitation: { seed: Buffer; tokenHash: Buffer }): string | null {
    return storedTokenOf(this.keys, PURPOSE, invitation);
  }

  override hashOf(token: string): Buffer {
    return hashOfToken(token);
  }

  override urlOf(token: string): string {
    return `${this.config.publicUrl}/admin/invitation/${token}`;
  }
}
