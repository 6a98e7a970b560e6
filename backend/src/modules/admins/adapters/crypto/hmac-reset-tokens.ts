import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/config.js';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { asId } from '../../../../kernel/adapters/signed-id.js';
import { idFrom } from '../../../../kernel/domain/ids.js';
import { type ClaimedReset, ResetTokens } from '../../application/ports/reset-tokens.js';

const PURPOSE = 'password-reset:';
const ID_BYTES = 16;
const CLAIM_BYTES = ID_BYTES + 4;
const MAC_BYTES = 16;

/** A token contains the id of the admin, the second in which it ends, and the MAC of both. */
@Injectable()
export class HmacResetTokens extends ResetTokens {
  constructor(
    private readonly config: Config,
    private readonly keys: SecretKeys,
  ) {
    super();
  }

  override tokenOf({ adminId, expiresAt }: ClaimedReset, passwordHash: string): string {
    const claim = Buffer.alloc(CLAIM_BYTES);
    claim.write(adminId.replaceAll('-', ''), 'hex');
    claim.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), ID_BYTES);
    const mac = this.keys.current(PURPOSE, claim, passwordHash).subarray(0, MAC_BYTES);
    return Buffer.concat([claim, mac]).toString('base64url');
  }

  override claimOf(token: string): ClaimedReset | null {
    if (!/^[\w-]{48}$/.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const expiresAt = new Date(bytes.readUInt32BE(ID_BYTES) * 1000);
    return { adminId: idFrom(asId(bytes.subarray(0, ID_BYTES))), expiresAt };
  }

  override isFor(token: string, passwordHash: string): boolean {
    const bytes = Buffer.from(token, 'base64url');
    const mac = bytes.subarray(CLAIM_BYTES);
    return this.keys
      .all(PURPOSE, bytes.subarray(0, CLAIM_BYTES), passwordHash)
      .some((expected) => timingSafeEqual(mac, expected.subarray(0, MAC_BYTES)));
  }

  override urlOf(token: string): string {
    return `${this.config.publicUrl}/admin/password/${token}`;
  }
}
