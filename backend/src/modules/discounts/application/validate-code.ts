import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../kernel/application/rate-limiter.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { type DiscountCode, normalizeCode } from '../domain/discount-code.js';
import { DiscountUnknown, TooManyGuesses } from '../domain/discount-errors.js';
import { DiscountCodeRepository } from './discount-code-repository.js';

const MAX_GUESSES = 10;
const WINDOW_SECONDS = 60;

/** Checks whether a code can be used now. Limits the wrong guesses from one network address. */
@Injectable()
export class ValidateCode {
  constructor(
    private readonly codes: DiscountCodeRepository,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws TooManyGuesses, DiscountUnknown, DiscountInactive, DiscountExpired, DiscountExhausted
   */
  async execute(text: string, address: string): Promise<DiscountCode> {
    const bucket = `code-guess:${address}`;
    // Counted before the lookup, so that simultaneous guesses are limited too.
    if ((await this.limiter.hit(bucket, WINDOW_SECONDS)) > MAX_GUESSES)
      throw new TooManyGuesses(WINDOW_SECONDS);
    const code = await this.codes.byCode(normalizeCode(text));
    if (!code) throw new DiscountUnknown();
    await this.limiter.forgive(bucket);
    code.assertUsable(this.clock.now());
    return code;
  }
}
