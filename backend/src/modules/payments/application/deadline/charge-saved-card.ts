import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { type BookingAccount, BookingsFacade } from '../../../bookings/index.js';
import { DiscountsFacade } from '../../../discounts/index.js';
import { ProviderUnavailable, SavedCards } from '../../../payment-provider/index.js';
import { Payment } from '../../domain/payment.js';
import { OpenIntent } from '../intents/open-intent.js';
import { PaymentRepository } from '../ports/payment-repository.js';

/** Charges what is missing of a booking to the saved card, without the cardholder. */
@Injectable()
export class ChargeSavedCard {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly savedCards: SavedCards,
    private readonly discounts: DiscountsFacade,
    private readonly openIntent: OpenIntent,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Charges the saved card once per booking: after a decline the bank is not asked again. An order
   * that never reached the bank can be repeated.
   * @throws ProviderUnavailable
   */
  async execute(booking: BookingAccount): Promise<void> {
    const payments = await this.payments.ofBooking(booking.id);
    if (payments.some(({ purpose, wasAbandoned }) => purpose === 'deadline' && !wasAbandoned)) return;
    const card = await this.savedCards.toCharge(booking.id, booking.playerId);
    if (card === null || !(await this.mayPay(booking.id, card.id))) return;
    const payment = Payment.start({
      id: this.ids.next(),
      bookingId: booking.id,
      playerId: booking.playerId,
      purpose: 'deadline',
      amount: booking.missingCents,
      card,
      now: this.clock.now(),
    });
    await this.unitOfWork.run(() => this.payments.add(payment));
    await this.openIntent.execute(payment);
    if ((await this.payments.find(payment.id))?.wasAbandoned) throw new ProviderUnavailable();
  }

  /** Returns whether a saved card may use the code of a booking, and counts it (docs/adr/0088). */
  private async mayPay(bookingId: BookingId, cardId: string): Promise<boolean> {
    if (!(await this.discounts.checksCard(bookingId))) return true;
    const fingerprint = await this.savedCards.fingerprintOf(cardId);
    return this.unitOfWork.run(async () => {
      await this.bookings.lock(bookingId);
      return this.discounts.claimCard(bookingId, fingerprint);
    });
  }
}
