import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { Cents } from '../../../kernel/domain/money.js';
import { assertUsable, type DiscountCode, discountOn, normalizeCode } from '../domain/discount-code.js';
import { DiscountAlreadyApplied, DiscountExhausted, DiscountUnknown } from '../domain/discount-errors.js';
import { DiscountCodes, type Redemption } from './discount-codes.js';

/** The discounts module for the modules that depend on it. Writes belong inside a unit of work, the booking locked. */
@Injectable()
export class DiscountsFacade {
  constructor(
    private readonly codes: DiscountCodes,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Takes one use of a code for a booking. `apply` puts the discount on the booking and answers what was really
   * taken off (a rest below the provider's minimum is waived too), which is what the use is worth. Repeating the
   * code that is on the booking changes nothing.
   * @throws DiscountUnknown, DiscountInactive, DiscountExpired, DiscountExhausted, DiscountAlreadyApplied
   */
  async redeem(
    text: string,
    bookingId: string,
    price: Cents,
    apply: (amount: Cents) => Promise<Cents>,
  ): Promise<void> {
    const code = await this.codes.byCode(normalizeCode(text));
    const current = await this.codes.liveRedemption(bookingId);
    if (code && current?.code === code.code) return;
    if (!code) throw new DiscountUnknown();
    if (current) throw new DiscountAlreadyApplied();
    await this.takeUse(code);
    const amount = await apply(discountOn(price, code));
    await this.codes.addRedemption(this.ids.next(), code.id, bookingId, amount, this.clock.now());
  }

  /** The code that is on a booking, if any. */
  current(bookingId: string): Promise<Redemption | null> {
    return this.codes.liveRedemption(bookingId);
  }

  /** Gives the booking's use back, if it has one. */
  release(bookingId: string): Promise<void> {
    return this.codes.release(bookingId);
  }

  private async takeUse(code: DiscountCode): Promise<void> {
    const now = this.clock.now();
    assertUsable(code, now);
    if (!(await this.codes.takeUse(code.id, now))) throw new DiscountExhausted();
  }
}
