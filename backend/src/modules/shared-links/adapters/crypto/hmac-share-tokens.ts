import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { asId, idOfToken, tokenOf } from '../../../../kernel/adapters/signed-id.js';
import { ShareTokens } from '../../application/share-tokens.js';

const ID_BYTES = 16;
const PURPOSE = 'share:';

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

  override tokenOf(linkId: string): string {
    return tokenOf(this.keys, PURPOSE, linkId);
  }

  override linkIdOf(token: string): string | null {
    return idOfToken(this.keys, PURPOSE, token);
  }

  override urlOf(token: string): string {
    return `${this.config.publicUrl}/shared-payment/${token}`;
  }
}
