import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { EmailCodeDigits } from '../../application/ports/email-code-digits.js';

const PURPOSE = 'email-code:';
const LENGTH = 6;

/** The digits are the MAC of the id, so that a copy of the database contains no code. */
@Injectable()
export class HmacEmailCodeDigits extends EmailCodeDigits {
  constructor(private readonly keys: SecretKeys) {
    super();
  }

  override of(codeId: string): string {
    return digitsOf(this.keys.current(PURPOSE, codeId));
  }

  override match(codeId: string, digits: string): boolean {
    if (!/^\d{6}$/.test(digits)) return false;
    const typed = Buffer.from(digits);
    return this.keys.all(PURPOSE, codeId).some((mac) => timingSafeEqual(typed, Buffer.from(digitsOf(mac))));
  }
}

/** The MAC has 2^48 values, so no code is noticeably more likely than another. */
function digitsOf(mac: Buffer): string {
  return String(mac.readUIntBE(0, 6) % 10 ** LENGTH).padStart(LENGTH, '0');
}
