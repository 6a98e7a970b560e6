import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../kernel/application/rate-limiter.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { type DiscountCode, normalizeCode } from '../domain/discount-code.js';
import { DiscountUnknown, TooManyGuesses } from '../domain/discount-errors.js';
import { DiscountCodeRepository } from './discount-code-repository.js';

const MAX_GUESSES = 10;
const WINDOW_SECONDS = 60;

/**
 * Limits the wrong guesses of discount codes from one network address. Every call that reveals
 * whether a code exists looks it up here first, so that no call allows more guesses than another.
 */
@Injectable()
export class CodeGuesses {
  constructor(
    private readonly codes: DiscountCodeRepository,
    private readonly limiter: RateLimiter,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Returns the code with this text. Call it outside a unit of work, which would undo the count.
   * @throws DiscountUnknown, and TooManyGuesses for any text after ten wrong ones within a minute
   */
  async find(text: string, address: string): Promise<DiscountCode> {
    const bucket = `code-guess:${address}`;
    // The count locks its row, so simultaneous guesses from an address wait for each other. None is
    // looked up beyond the limit, and no right one is refused because others are under way.
    const found = await this.unitOfWork.run(async () => {
      if ((await this.limiter.hit(bucket, WINDOW_SECONDS)) > MAX_GUESSES) return 'too many';
      const code = await this.codes.byCode(normalizeCode(text));
      if (code) await this.limiter.forgive(bucket);
      return code;
    });
    if (found === 'too many') throw new TooManyGuesses(WINDOW_SECONDS);
    if (found === null) throw new DiscountUnknown();
    return found;
  }
}
