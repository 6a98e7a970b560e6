import { Injectable } from '@nestjs/common';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { DiscountsFacade } from '../../../discounts/index.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { ResaleRepository } from '../ports/resale-repository.js';
import { RequestRefunds } from '../settling/request-refunds.js';

/**
 * The last step of a release: the hour becomes free, and what was paid goes back. If the hour was
 * played before it was paid, nothing is released: the club gets the rest at its desk.
 */
@Injectable()
export class FinishRelease {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly links: SharedLinksFacade,
    private readonly discounts: DiscountsFacade,
    private readonly requestRefunds: RequestRefunds,
    private readonly resales: ResaleRepository,
  ) {}

  /**
   * Ends the release of a booking if none of its payments is open at the provider. Returns false if
   * one is. Runs inside the unit of work of the caller, so no payment can begin meanwhile.
   */
  async execute(bookingId: BookingId): Promise<boolean> {
    const booking = await this.bookings.lock(bookingId);
    if (booking?.status !== 'closing') return true;
    const payments = await this.payments.ofBooking(bookingId);
    if (payments.some((payment) => !payment.isFinal)) return false;
    if (booking.closeKind === 'deadline' && booking.missingCents === 0) {
      await this.bookings.reopen(bookingId);
      return true;
    }
    if (booking.closeKind === 'deadline' && booking.isDueAfterStart) {
      await this.bookings.oweAtClub(bookingId);
      await this.links.voidRest(bookingId);
      return true;
    }
    await this.bookings.release(bookingId);
    await this.links.voidRest(bookingId);
    if (booking.closeKind !== 'player') await this.discounts.release(bookingId);
    await this.requestRefunds.execute(bookingId);
    if (booking.keepsForResale) await this.resales.promise(bookingId, booking.endsAt);
    return true;
  }
}
