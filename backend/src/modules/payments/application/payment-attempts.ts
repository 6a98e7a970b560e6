import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../kernel/application/rate-limiter.js';
import { TooManyPaymentAttempts } from '../domain/payment-errors.js';

/** How often one player may ask to pay within the window; keeps stolen cards from being tried out here. */
export const ATTEMPT_LIMIT = { attempts: 30, windowSeconds: 600 };

/**
 * How often anybody behind one address may ask within the window, as whoever changes sessions with every card would. A
 * club's Wi-Fi is one address, so a hundred people who pay at once must stay far below it.
 */
export const ADDRESS_LIMIT = { attempts: 600, windowSeconds: 600 };

@Injectable()
export class PaymentAttempts {
  constructor(private readonly limiter: RateLimiter) {}

  /** @throws TooManyPaymentAttempts */
  count(playerId: string): Promise<void> {
    return this.hit(`pay:${playerId}`, ATTEMPT_LIMIT);
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
