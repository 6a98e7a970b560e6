import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { ShareTokens } from '../../application/share-tokens.js';

const ID_BYTES = 16;
const MAC_BYTES = 16;
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
    const id = Buffer.from(linkId.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, shortened(this.keys.current(PURPOSE, id))]).toString('base64url');
  }

  override linkIdOf(token: string): string | null {
    if (!/^[\w-]{43}$/.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, ID_BYTES);
    const mac = bytes.subarray(ID_BYTES);
    const isOurs = this.keys.all(PURPOSE, id).some((expected) => timingSafeEqual(mac, shortened(expected)));
    return isOurs ? asId(id) : null;
  }

  override urlOf(token: string): string {
    return `${this.config.publicUrl}/shared-payment/${token}`;
  }
}

function shortened(mac: Buffer): Buffer {
  return mac.subarray(0, MAC_BYTES);
}

function asId(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
