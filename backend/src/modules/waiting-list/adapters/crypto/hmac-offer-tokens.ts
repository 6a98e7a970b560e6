import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { idOfToken, tokenOf } from '../../../../kernel/adapters/signed-id.js';
import { OfferTokens } from '../../application/offer-tokens.js';

const PURPOSE = 'hour-offer:';

/** A token contains the id of the offer and its MAC. */
@Injectable()
export class HmacOfferTokens extends OfferTokens {
  constructor(
    private readonly config: Config,
    private readonly keys: SecretKeys,
  ) {
    super();
  }

  override tokenOf(offerId: string): string {
    return tokenOf(this.keys, PURPOSE, offerId);
  }

  override offerIdOf(token: string): string | null {
    return idOfToken(this.keys, PURPOSE, token);
  }

  override urlOf(offerId: string): string {
    return `${this.config.publicUrl}/oferta/${this.tokenOf(offerId)}`;
  }
}
