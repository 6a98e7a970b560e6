import { Injectable } from '@nestjs/common';
import { OneTimeCodes } from '../../application/ports/one-time-codes.js';

const PERIOD_SECONDS = 30;
const KEY_BYTES = 20;
const ISSUER = 'Saque';

/**
 * TOTP with the values that every authenticator app knows: SHA-1, six digits, 30 seconds. The
 * library is loaded when an admin first needs it.
 */
@Injectable()
export class TotpOneTimeCodes extends OneTimeCodes {
  override async newKey(): Promise<string> {
    const { Secret } = await import('otpauth');
    return new Secret({ size: KEY_BYTES }).base32;
  }

  override async addressOf(key: string, username: string): Promise<string> {
    return (await totp(key, username)).toString();
  }

  override async stepOf(code: string, key: string, at: Date): Promise<number | null> {
    if (!/^\d{6}$/.test(code)) return null; // the library throws an error for some other texts
    const delta = (await totp(key)).validate({ token: code, timestamp: at.getTime(), window: 1 });
    return delta === null ? null : Math.floor(at.getTime() / 1000 / PERIOD_SECONDS) + delta;
  }
}

async function totp(key: string, label = '') {
  const { Secret, TOTP } = await import('otpauth');
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(key), period: PERIOD_SECONDS });
}
