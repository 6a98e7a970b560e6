import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../kernel/application/rate-limiter.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { assertUsable, type DiscountCode, normalizeCode } from '../domain/discount-code.js';
import { DiscountUnknown, TooManyGuesses } from '../domain/discount-errors.js';
import { DiscountCodes } from './discount-codes.js';

const MAX_GUESSES = 10;
const WINDOW_SECONDS = 60;

/** Whether a code can be used right now. Wrong guesses are counted by address. */
@Injectable()
export class ValidateCode {
  constructor(
    private readonly codes: DiscountCodes,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyGuesses, DiscountUnknown, DiscountInactive, DiscountExpired, DiscountExhausted */
  async execute(text: string, address: string): Promise<DiscountCode> {
    const bucket = `code-guess:${address}`;
    // Counted before it is looked up, so that many guesses at once are counted too.
    if ((await this.limiter.hit(bucket, WINDOW_SECONDS)) > MAX_GUESSES) throw new TooManyGuesses();
    const code = await this.codes.byCode(normalizeCode(text));
    if (!code) throw new DiscountUnknown();
    await this.limiter.forgive(bucket);
    assertUsable(code, this.clock.now());
    return code;
  }
}
