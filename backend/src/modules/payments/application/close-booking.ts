import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { type BookingAccount, BookingsFacade } from '../../bookings/index.js';
import { DiscountsFacade } from '../../discounts/index.js';
import { SharedLinksFacade } from '../../shared-links/index.js';
import { Payment } from '../domain/payment.js';
import { ProviderUnavailable } from '../domain/payment-errors.js';
import { EndPayment } from './end-payment.js';
import { OpenIntent } from './open-intent.js';
import { PaymentGateway } from './payment-gateway.js';
import { CustomerRegister, PaymentRepository } from './payment-repository.js';
import { RequestRefunds } from './request-refunds.js';
import { SettlePayment } from './settle-payment.js';

/** The bank is still deciding about a payment: the hour stays taken, and the release comes again. */
export class StillProcessing extends Error {
  constructor(bookingId: string) {
    super(`a payment of booking ${bookingId} is still being processed`);
  }
}

/**
 * Finishes the release of a booking: every intent is ended at the provider first, so that nobody can pay for an hour
 * that has been given away. At the deadline what is missing is collected, from the guarantee or else a saved card; if
 * that brings it in, the booking stays. Safe to repeat after any interruption.
 */
@Injectable()
export class CloseBooking {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly customers: CustomerRegister,
    private readonly discounts: DiscountsFacade,
    private readonly links: SharedLinksFacade,
    private readonly gateway: PaymentGateway,
    private readonly openIntent: OpenIntent,
    private readonly endPayment: EndPayment,
    private readonly settle: SettlePayment,
    private readonly requestRefunds: RequestRefunds,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws ProviderUnavailable, StillProcessing: come again */
  async execute(bookingId: string): Promise<void> {
    const booking = await this.closing(bookingId);
    if (!booking) return;
    const atDeadline = booking.closeKind === 'deadline';
    await this.endPayments(bookingId, (payment) => atDeadline && payment.isHeldGuarantee);
    if (atDeadline) await this.collectMissing(bookingId);
    await this.endPayments(bookingId, () => false);
    await this.finish(bookingId);
  }

  private closing(bookingId: string): Promise<BookingAccount | null> {
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lock(bookingId);
      return booking?.status === 'closing' ? booking : null;
    });
  }

  private async endPayments(bookingId: string, keeps: (payment: Payment) => boolean): Promise<void> {
    for (const payment of await this.payments.ofBooking(bookingId)) {
      if (payment.isFinal || keeps(payment)) continue;
      const ended = await this.endPayment.execute(payment.state.id);
      if (ended && !ended.isFinal) throw new StillProcessing(bookingId);
    }
  }

  private async collectMissing(bookingId: string): Promise<void> {
    if (await this.captureGuarantee(bookingId)) return;
    const booking = await this.closing(bookingId);
    if (booking && booking.missingCents > 0) await this.chargeSavedCard(booking);
  }

  /** Captures exactly what is missing and lets go of the rest; answers whether that brought it in. */
  private async captureGuarantee(bookingId: string): Promise<boolean> {
    const all = await this.payments.ofBooking(bookingId);
    const guarantee = all.find((payment) => payment.isHeldGuarantee);
    const booking = await this.closing(bookingId);
    if (!guarantee?.state.intentId || !booking || booking.missingCents === 0) return false;
    const { id, intentId } = guarantee.state;
    const intent = await this.gateway.captureIntent(intentId, booking.missingCents, `${id}:capture`);
    if (intent) await this.settle.record(intent);
    return intent?.status === 'succeeded';
  }

  /**
   * Once per booking: a bank that says no, or wants the person, is not asked again. An order that has come to nothing at
   * the provider was no answer of the bank.
   */
  private async chargeSavedCard(booking: BookingAccount): Promise<void> {
    const all = await this.payments.ofBooking(booking.id);
    if (all.some((payment) => payment.state.purpose === 'deadline' && !payment.cameToNothing)) return;
    const customerId = await this.customers.find(booking.playerId);
    const cardId = customerId === null ? null : await this.gateway.savedCard(customerId);
    if (cardId === null) return;
    const payment = Payment.start({
      id: this.ids.next(),
      bookingId: booking.id,
      playerId: booking.playerId,
      purpose: 'deadline',
      amount: booking.missingCents,
      cardId,
      now: this.clock.now(),
    });
    await this.unitOfWork.run(() => this.payments.add(payment));
    await this.openIntent.execute(payment);
    if ((await this.payments.find(payment.state.id))?.cameToNothing) throw new ProviderUnavailable();
  }

  private finish(bookingId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lock(bookingId);
      if (booking?.status !== 'closing') return;
      const all = await this.payments.ofBooking(bookingId);
      if (all.some((payment) => !payment.isFinal)) throw new StillProcessing(bookingId);
      if (booking.closeKind === 'deadline' && booking.missingCents === 0)
        return this.bookings.reopen(bookingId);
      await this.bookings.release(bookingId);
      await this.links.voidRest(bookingId);
      if (booking.closeKind !== 'player') await this.discounts.release(bookingId);
      await this.requestRefunds.execute(bookingId);
    });
  }
}
