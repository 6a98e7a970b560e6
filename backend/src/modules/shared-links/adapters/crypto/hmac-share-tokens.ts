import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { asId, idOfToken, tokenOf } from '../../../../kernel/adapters/signed-id.js';
import { type ReadToken, ShareTokens } from '../../application/share-tokens.js';
import type { LinkAccess } from '../../domain/public-places.js';

const ID_BYTES = 16;

/** The MAC of each kind of token begins with its own purpose. */
const PURPOSES = { group: 'share:', public: 'open-place:' } as const;

/**
 * A token contains the link's random id and its MAC, so that a copy of the database opens no link.
 */
@Injectable()
export class HmacShareTokens extends ShareTokens {
  constructor(
    private readonly config: Config,
    private readonly keys: SecretKeys,
  ) {
    super();
  }

  override newLinkId(): string {
    return asId(randomBytes(ID_BYTES));
  }

  override tokenOf(linkId: string, access: LinkAccess): string {
    return tokenOf(this.keys, PURPOSES[access], linkId);
  }

  override read(token: string): ReadToken | null {
    for (const access of ['group', 'public'] as const) {
      const linkId = idOfToken(this.keys, PURPOSES[access], token);
      if (linkId !== null) return { linkId, access };
    }
    return null;
  }

  override urlOf(token: string): string {
    return `${this.config.publicUrl}/shared-payment/${token}`;
  }
}
