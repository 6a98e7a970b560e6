import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import type { Cents } from '../../../kernel/domain/money.js';
import { BookingNotActive, BookingsFacade } from '../../bookings/index.js';
import { DiscountsFacade } from '../../discounts/index.js';
import { SharedLinksFacade } from '../../shared-links/index.js';
import { AlreadyShared, GuaranteeHeld } from '../domain/checkout-errors.js';
import { PaymentDeadlinePassed, PaymentRepository } from '../../payments/index.js';

/** The price of a booking with a code. */
export interface DiscountQuote {
  /** The discount of the code, with a rest below the provider's minimum charge. */
  discount: Cents;
  /** The amount that is then missing. */
  missing: Cents;
}

/**
 * Says what a code would make of the price of a booking, and changes nothing. The player reads it
 * before a code is used, because a code that covers the whole price confirms the booking.
 */
@Injectable()
export class QuoteDiscount {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly discounts: DiscountsFacade,
    private readonly links: SharedLinksFacade,
    private readonly payments: PaymentRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses a code that could not be applied now.
   * @throws BookingNotFound, BookingNotActive, PaymentDeadlinePassed, DiscountTooLate,
   *   AlreadyShared, GuaranteeHeld and the errors of DiscountsFacade.redeem
   */
  execute(bookingId: BookingId, playerId: PlayerId, text: string): Promise<DiscountQuote> {
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lockOwn(bookingId, playerId);
      if (booking.status !== 'active') throw new BookingNotActive();
      if (booking.paymentDueAt <= this.clock.now()) throw new PaymentDeadlinePassed();
      const payments = await this.payments.ofBooking(bookingId);
      if (payments.some((payment) => !payment.isFinal && payment.isHeldGuarantee)) throw new GuaranteeHeld();
      if (await this.links.isShared(bookingId)) throw new AlreadyShared();
      const amount = await this.discounts.quote(text, booking, booking.baseCents);
      return this.bookings.quoteDiscount(bookingId, amount);
    });
  }
}
