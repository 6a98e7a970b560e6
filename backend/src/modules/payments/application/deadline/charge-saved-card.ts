import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { type BookingAccount, BookingsFacade } from '../../../bookings/index.js';
import { DiscountsFacade } from '../../../discounts/index.js';
import { type ChargeableCard, ProviderUnavailable, SavedCards } from '../../../payment-provider/index.js';
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
  async execute({ id: bookingId, playerId }: BookingAccount): Promise<void> {
    const card = await this.savedCards.toCharge(bookingId, playerId);
    if (card === null) return;
    const isChecked = await this.discounts.checksCard(bookingId);
    const fingerprint = isChecked ? await this.savedCards.fingerprintOf(card.id) : null;
    const payment = await this.unitOfWork.run(() => this.begin(bookingId, card, fingerprint));
    if (payment === null) return;
    await this.openIntent.execute(payment);
    if ((await this.payments.find(payment.id))?.wasAbandoned) throw new ProviderUnavailable();
  }

  /**
   * Adds the payment, or returns null if there is nothing to charge. It looks at everything again
   * under the lock of the booking: another run of the same job may have charged the card, or freed
   * the hour and with it the use of the code.
   * @param fingerprint of a card that has to be counted for the code (docs/adr/0088), or null
   */
  private async begin(
    bookingId: BookingId,
    card: ChargeableCard,
    fingerprint: string | null,
  ): Promise<Payment | null> {
    const booking = await this.bookings.lock(bookingId);
    if (booking?.status !== 'closing' || booking.closeKind !== 'deadline') return null;
    if (booking.missingCents === 0) return null;
    const payments = await this.payments.ofBooking(bookingId);
    if (payments.some(({ purpose, wasAbandoned }) => purpose === 'deadline' && !wasAbandoned)) return null;
    if (!(await this.discounts.claimCard(bookingId, fingerprint))) return null;
    const payment = Payment.start({
      id: this.ids.next(),
      bookingId,
      playerId: booking.playerId,
      purpose: 'deadline',
      amount: booking.missingCents,
      card,
      now: this.clock.now(),
    });
    await this.payments.add(payment);
    return payment;
  }
}
