import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import type { VenueId } from '../../../kernel/domain/ids.js';
import type { DiscountCode } from '../domain/discount-code.js';
import { CodeGuesses } from './code-guesses.js';

/** Checks whether a code can be used now. Limits the wrong guesses from one network address. */
@Injectable()
export class ValidateCode {
  constructor(
    private readonly guesses: CodeGuesses,
    private readonly clock: Clock,
  ) {}

  /**
   * @param venueId where it is to be used, if that is known
   * @throws TooManyGuesses, DiscountUnknown, DiscountElsewhere, DiscountInactive
   * @throws DiscountExpired, DiscountExhausted
   */
  async execute(text: string, address: string, venueId?: VenueId): Promise<DiscountCode> {
    const code = await this.guesses.find(text, address);
    code.assertUsable(this.clock.now(), venueId);
    return code;
  }
}
