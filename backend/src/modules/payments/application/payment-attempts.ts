import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../kernel/application/rate-limiter.js';
import { TooManyPaymentAttempts } from '../domain/payment-errors.js';

/** How often one player may ask to pay within the window; keeps stolen cards from being tried out here. */
export const ATTEMPT_LIMIT = { attempts: 30, windowSeconds: 600 };

@Injectable()
export class PaymentAttempts {
  constructor(private readonly limiter: RateLimiter) {}

  /** @throws TooManyPaymentAttempts */
  async count(playerId: string): Promise<void> {
    const { attempts, windowSeconds } = ATTEMPT_LIMIT;
    if ((await this.limiter.hit(`pay:${playerId}`, windowSeconds)) > attempts)
      throw new TooManyPaymentAttempts(windowSeconds);
  }
}
