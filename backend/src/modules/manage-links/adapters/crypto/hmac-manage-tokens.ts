import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import {
  hashOfToken,
  newSeed,
  storedTokenOf,
  tokenOfSeed,
} from '../../../../kernel/adapters/seeded-token.js';
import { ManageTokens } from '../../application/manage-tokens.js';
import type { ManageLink } from '../../domain/manage-link.js';

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
    return newSeed();
  }

  override tokenOf(seed: Buffer): string {
    return tokenOfSeed(this.keys, PURPOSE, seed);
  }

  override storedTokenOf(link: ManageLink): string | null {
    return storedTokenOf(this.keys, PURPOSE, link);
  }

  override hashOf(token: string): Buffer {
    return hashOfToken(token);
  }

  override urlOf(token: string): string {
    return `${this.config.publicUrl}/reserva/${token}`;
  }
}
