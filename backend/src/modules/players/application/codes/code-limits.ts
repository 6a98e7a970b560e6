import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../../kernel/application/rate-limiter.js';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { mailboxOf } from '../../../../kernel/domain/mailbox.js';
import { TooManyEmailCodes } from '../../domain/player-errors.js';

const QUARTER_HOUR = 900;
const HOUR = 3600;
const DAY = 86_400;

interface Limit {
  bucket: string;
  most: number;
  seconds: number;
}

/**
 * Limits how many codes are sent and tried (docs/adr/0044). Twelve codes a day allow sixty guesses
 * among a million for one mailbox, also if several people ask for them.
 */
@Injectable()
export class CodeLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Counts a code for a mailbox. Codes to sign in, which anyone may ask for, have a count of their
   * own, so that a stranger cannot keep the owner from erasing or changing something. Each browser
   * that the account knows has one too, so that a stranger cannot keep the owner from signing in
   * with it.
   * @param known the key of a known browser, or null for a stranger
   * @throws TooManyEmailCodes
   */
  async admitLetter(email: string, purpose: string, known: Buffer | null): Promise<void> {
    // The mailbox cannot be read in the bucket.
    const mailbox = createHash('sha256').update(mailboxOf(email)).digest('base64url');
    const [kind] = purpose.split(':', 1);
    const counted = known ? `${kind}:${mailbox}:${known.toString('base64url')}` : `${kind}:${mailbox}`;
    await this.count({ bucket: `code:${counted}`, most: 5, seconds: QUARTER_HOUR });
    await this.count({ bucket: `code-day:${counted}`, most: 12, seconds: DAY });
  }

  /**
   * Counts a call that asks for a code. The people in a club share its address. A known browser is
   * limited by its letters alone.
   * @throws TooManyEmailCodes
   */
  async admitRequest(addressKey: string, known: Buffer | null): Promise<void> {
    if (known) return;
    await this.count({ bucket: `code-from:${addressKey}`, most: 60, seconds: HOUR });
  }

  /**
   * Counts a call that tries a code, by address or for a known browser. Returns a function that
   * takes it back if the code was right.
   * @throws TooManyEmailCodes
   */
  async admitAttempt(addressKey: string, known: Buffer | null): Promise<() => Promise<void>> {
    const bucket = `code-try:${known?.toString('base64url') ?? addressKey}`;
    await this.count({ bucket, most: 60, seconds: QUARTER_HOUR });
    return () => this.limiter.forgive(bucket);
  }

  private async count({ bucket, most, seconds }: Limit): Promise<void> {
    const made = await this.limiter.hit(bucket, seconds);
    if (made === most + 1) this.security.record({ event: 'lock-out', scope: 'email-code' });
    if (made > most) throw new TooManyEmailCodes(seconds);
  }
}
