import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../../kernel/application/rate-limiter.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { TooManyDeclinedCards, TooManyPaymentAttempts } from '../../domain/payment-errors.js';

/** The limit for one player. It prevents testing stolen cards. */
export const ATTEMPT_LIMIT = { attempts: 30, windowSeconds: 600 };

/**
 * The limit for one network address, against attackers who open a new session for each card. All
 * players on a club's Wi-Fi share one address, so the limit is far above a hundred.
 */
const ADDRESS_LIMIT = { attempts: 600, windowSeconds: 600 };

/** How long a payer waits after too many declined cards. The text of the error names it. */
const PAUSE_SECONDS = 600;

/**
 * How often a place of an open game may come free unpaid before its holder has to wait. People who
 * look for their card let one lapse; who wants to keep the place from others lets all lapse.
 */
const LAPSE_LIMIT = { attempts: 2, windowSeconds: 1800 };

const lapsed = (heldBy: string) => `place-lapsed:${heldBy}`;
const declined = (playerId: PlayerId) => `declined:${playerId}`;

/** Limits how often payments can be started. */
@Injectable()
export class PaymentAttempts {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Counts an attempt of a player, and of the network address if it has not been counted before.
   * @throws TooManyPaymentAttempts, TooManyDeclinedCards
   */
  async count(playerId: PlayerId, address: string | null = null): Promise<void> {
    const limited = [{ bucket: `pay:${playerId}`, ...ATTEMPT_LIMIT }];
    if (address !== null) limited.push({ bucket: `pay-from:${address}`, ...ADDRESS_LIMIT });
    const hits = await this.limiter.hitAll(limited, [declined(playerId)]);
    for (const { bucket, attempts, windowSeconds } of limited)
      if ((hits.get(bucket) ?? 0) > attempts) throw new TooManyPaymentAttempts(windowSeconds);
    if ((hits.get(declined(playerId)) ?? 0) > 0) throw new TooManyDeclinedCards(PAUSE_SECONDS);
  }

  /** Makes a player wait whose payment was ended because of declined cards. */
  async pause(playerId: PlayerId): Promise<void> {
    await this.limiter.hit(declined(playerId), PAUSE_SECONDS);
  }

  /** Records that a place of an open game came free again and no card was tried. */
  async countLapse(heldBy: string): Promise<void> {
    await this.limiter.hit(lapsed(heldBy), LAPSE_LIMIT.windowSeconds);
  }

  /** @throws TooManyPaymentAttempts if this holder has let places of the game lapse */
  async assertPaysPlaces(heldBy: string): Promise<void> {
    if ((await this.limiter.count(lapsed(heldBy))) >= LAPSE_LIMIT.attempts)
      throw new TooManyPaymentAttempts(LAPSE_LIMIT.windowSeconds);
  }

  /** @throws TooManyPaymentAttempts */
  countFrom(address: string): Promise<void> {
    return this.hit(`pay-from:${address}`, ADDRESS_LIMIT);
  }

  private async hit(bucket: string, { attempts, windowSeconds }: typeof ATTEMPT_LIMIT): Promise<void> {
    if ((await this.limiter.hit(bucket, windowSeconds)) > attempts)
      throw new TooManyPaymentAttempts(windowSeconds);
  }
}
