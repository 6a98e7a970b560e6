import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { idOfToken, tokenOf } from '../../../../kernel/adapters/signed-id.js';
import { MailAddressLinks } from '../../application/ports/mail-address-links.js';

const PURPOSE = 'mail-address:';

/** A token contains the random id of the address and its MAC. */
@Injectable()
export class HmacMailAddressLinks extends MailAddressLinks {
  constructor(
    private readonly config: Config,
    private readonly keys: SecretKeys,
  ) {
    super();
  }

  override urlOf(addressId: string): string {
    return `${this.config.publicUrl}/correo/${tokenOf(this.keys, PURPOSE, addressId)}`;
  }

  override unsubscribeUrlOf(addressId: string): string {
    return `${this.config.publicUrl}/api/unsubscribe/${tokenOf(this.keys, PURPOSE, addressId)}`;
  }

  override addressIdOf(token: string): string | null {
    return idOfToken(this.keys, PURPOSE, token);
  }
}
