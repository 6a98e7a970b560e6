import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../../kernel/application/rate-limiter.js';
import { SecurityLog } from '../../../../kernel/application/security-log.js';
import { TooManyAttempts } from '../../../sign-in/index.js';
import { mailboxOf } from '../../../../kernel/domain/mailbox.js';

const HOUR = 3600;
const DAY = 86_400;
const TEN_MINUTES = 600;

/** Limits how often forgotten passwords are reported, and how many links are guessed. */
@Injectable()
export class ResetLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Counts a request, for its network address and its mailbox, whether or not anyone has it.
   * @throws TooManyAttempts
   */
  async admitRequest(addressKey: string, email: string): Promise<void> {
    // The mailbox cannot be read in the bucket.
    const mailbox = createHash('sha256').update(mailboxOf(email)).digest('base64url');
    await this.count(`reset-from:${addressKey}`, 20, HOUR);
    await this.count(`reset:${mailbox}`, 3, HOUR);
    await this.count(`reset-day:${mailbox}`, 8, DAY);
  }

  /** @throws TooManyAttempts after thirty wrong links from a network address */
  async assertMayTry(addressKey: string): Promise<void> {
    if ((await this.limiter.count(`reset-try:${addressKey}`)) >= 30) throw new TooManyAttempts(TEN_MINUTES);
  }

  /** Counts a wrong link. */
  async countWrong(addressKey: string): Promise<void> {
    await this.limiter.hit(`reset-try:${addressKey}`, TEN_MINUTES);
  }

  private async count(bucket: string, most: number, seconds: number): Promise<void> {
    const made = await this.limiter.hit(bucket, seconds);
    if (made === most + 1) this.security.record({ event: 'lock-out', scope: 'password-reset' });
    if (made > most) throw new TooManyAttempts(seconds);
  }
}
