import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../kernel/application/rate-limiter.js';
import { SecurityLog } from '../../../kernel/application/security-log.js';
import type { PlayerId } from '../../../kernel/domain/ids.js';
import { TooManyAttempts } from '../domain/caller-errors.js';

const QUARTER_HOUR = 900;
const HOUR = 3600;

/**
 * Limits the cost of players' passkeys for the server. A signature cannot be guessed: the limits
 * keep a caller from filling a table or the processor. The people in a club share its address.
 */
@Injectable()
export class PasskeyLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly security: SecurityLog,
  ) {}

  /** Counts a passkey that an account begins to create. @throws TooManyAttempts */
  admitCreation(playerId: PlayerId): Promise<void> {
    return this.count(`passkey-create:${playerId}`, 30, HOUR);
  }

  /**
   * Counts a challenge for a sign-in: every visit of the page asks for one.
   * @throws TooManyAttempts
   */
  admitChallenge(addressKey: string): Promise<void> {
    return this.count(`passkey-challenge:${addressKey}`, 300, QUARTER_HOUR);
  }

  /**
   * Counts a sign-in. Returns a function that takes it back if the passkey was right.
   * @throws TooManyAttempts
   */
  async admitSignIn(addressKey: string): Promise<() => Promise<void>> {
    const bucket = `passkey-use:${addressKey}`;
    await this.count(bucket, 30, QUARTER_HOUR);
    return () => this.limiter.forgive(bucket);
  }

  private async count(bucket: string, most: number, seconds: number): Promise<void> {
    const made = await this.limiter.hit(bucket, seconds);
    if (made === most + 1) this.security.record({ event: 'lock-out', scope: 'passkey' });
    if (made > most) throw new TooManyAttempts(seconds);
  }
}
