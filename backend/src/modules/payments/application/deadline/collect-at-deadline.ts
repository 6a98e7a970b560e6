import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { type BookingAccount, BookingsFacade, type StoredStatus } from '../../../bookings/index.js';
import { PaymentGateway } from '../../../payment-provider/index.js';
import { awaitsCardCheck, isHeldFirst } from '../../domain/card-check.js';
import type { Payment } from '../../domain/payment.js';
import { OpenIntent } from '../intents/open-intent.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { SettlePayment } from '../settling/settle-payment.js';
import { ChargeSavedCard } from './charge-saved-card.js';

/** Collects what is missing of a booking at its deadline: from the guarantee or a saved card. */
@Injectable()
export class CollectAtDeadline {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly openIntent: OpenIntent,
    private readonly settle: SettlePayment,
    private readonly chargeSavedCard: ChargeSavedCard,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Asks the provider about holds: the organiser may have given one that no webhook has reported.
   * @throws ProviderUnavailable
   */
  async askAboutHolds(bookingId: BookingId): Promise<void> {
    const isUnsure = (payment: Payment) => {
      const state = payment.snapshot();
      if (payment.isFinal || !isHeldFirst(state)) return false;
      return !payment.isHeldGuarantee || awaitsCardCheck(state);
    };
    for (const payment of (await this.payments.ofBooking(bookingId)).filter(isUnsure))
      await this.openIntent.execute(payment);
  }

  /** Collects nothing if the booking no longer closes. @throws ProviderUnavailable */
  async execute(bookingId: BookingId): Promise<void> {
    if (await this.captureGuarantee(bookingId, 'closing')) return;
    const booking = await this.lockIf(bookingId, 'closing');
    // A card would pay once more what may be on its way to the club.
    if (booking && booking.missingCents > 0 && !booking.byTransfer)
      await this.chargeSavedCard.execute(booking);
  }

  /**
   * Captures what is missing before the player's cancellation ends the booking. Collects nothing
   * without a guarantee. @throws ProviderUnavailable
   */
  async beforeCancelling(bookingId: BookingId): Promise<void> {
    await this.captureGuarantee(bookingId, 'active');
  }

  /** Returns the booking if it has this status, or null. */
  private lockIf(bookingId: BookingId, status: StoredStatus): Promise<BookingAccount | null> {
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lock(bookingId);
      return booking?.status === status ? booking : null;
    });
  }

  /**
   * Captures exactly the missing amount of the guarantee, if the booking has this status. Returns
   * true if it succeeded.
   */
  private async captureGuarantee(bookingId: BookingId, status: StoredStatus): Promise<boolean> {
    const guarantee = (await this.payments.ofBooking(bookingId)).find((payment) => payment.isHeldGuarantee);
    const booking = await this.lockIf(bookingId, status);
    if (!guarantee?.intentId || !booking || booking.missingCents === 0) return false;
    const { id, intentId } = guarantee;
    const intent = await this.gateway.captureIntent(intentId, booking.missingCents, `${id}:capture`);
    if (intent) await this.settle.record(intent);
    return intent?.status === 'succeeded';
  }
}
