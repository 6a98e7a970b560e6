import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import { MINIMUM_CHARGE } from '../../../kernel/domain/money.js';
import {
  type BookingAccount,
  BookingNotActive,
  BookingNotFound,
  BookingsFacade,
} from '../../bookings/index.js';
import { ShareBeingPaid, SharedLinksFacade } from '../../shared-links/index.js';
import {
  BelowMinimumCharge,
  Payment,
  PaymentDeadlinePassed,
  PaymentRepository,
} from '../../payments/index.js';
import { RestOfAnother } from '../domain/checkout-errors.js';
import { fits, type NextStep, type PaymentOffer, PaymentOffers } from './payment-offers.js';

const NOT_CHARGED = 'No se cobró nada';

/**
 * Starts a payment of everything that is missing of a booking. Everyone who may see the booking
 * may pay, because money only helps the organiser. The payer is the player of the calling browser,
 * so no saved card of the organiser is offered, and none is saved (docs/adr/0048).
 */
@Injectable()
export class CreateRestIntent {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly links: SharedLinksFacade,
    private readonly payments: PaymentRepository,
    private readonly offers: PaymentOffers,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Opens a payment, or returns the one that this payer has open.
   * @throws BookingNotFound, BookingNotActive, PaymentDeadlinePassed, BelowMinimumCharge,
   *   RestBeingPaid, ShareBeingPaid, RestOfAnother, TooManyPaymentAttempts, ProviderUnavailable
   */
  execute(bookingId: BookingId, payerId: PlayerId): Promise<PaymentOffer> {
    return this.offers.open({ playerId: payerId }, () => this.nextStep(bookingId, payerId), {
      notCharged: NOT_CHARGED,
    });
  }

  /**
   * Decides under the lock of the booking. The player who asks last may pay, as with the places of
   * a link. A friend who pays a place, and a bank that is deciding, go first.
   */
  private async nextStep(bookingId: BookingId, payerId: PlayerId): Promise<NextStep> {
    const booking = await this.payable(bookingId);
    const missing = booking.missingCents;
    if (missing === 0) return 'paid';
    if (missing < MINIMUM_CHARGE) throw new BelowMinimumCharge();
    if (booking.playerId !== payerId) await this.links.assertRestIsFree(bookingId);
    const inFlight = (await this.payments.ofBooking(bookingId)).filter((payment) => payment.isInFlight);
    if (inFlight.some(({ purpose }) => purpose === 'share')) throw new ShareBeingPaid();
    const [current] = inFlight.filter(({ purpose }) => purpose === 'full');
    if (current) {
      const isOwn = current.playerId === payerId;
      if (isOwn && fits(current, missing)) return { payment: current };
      if (!isOwn && current.status === 'processing') throw new RestOfAnother();
      return { outdated: current.id };
    }
    const payment = Payment.start({
      id: this.ids.next(),
      bookingId,
      playerId: payerId,
      purpose: 'full',
      amount: missing,
      now: this.clock.now(),
    });
    await this.payments.add(payment);
    return { payment };
  }

  private async payable(bookingId: BookingId): Promise<BookingAccount> {
    const booking = await this.bookings.lock(bookingId);
    if (!booking) throw new BookingNotFound();
    if (booking.status !== 'active') throw new BookingNotActive();
    if (booking.missingCents > 0 && booking.paymentDueAt <= this.clock.now())
      throw new PaymentDeadlinePassed();
    return booking;
  }
}
