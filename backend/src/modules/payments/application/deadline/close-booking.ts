import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { type BookingAccount, BookingsFacade } from '../../../bookings/index.js';
import { DiscountsFacade } from '../../../discounts/index.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import { awaitsCardCheck, isHeldFirst } from '../../domain/card-check.js';
import { Payment } from '../../domain/payment.js';
import { PaymentGateway, ProviderUnavailable, SavedCards } from '../../../payment-provider/index.js';
import { EndPayment } from '../intents/end-payment.js';
import { OpenIntent } from '../intents/open-intent.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { ResaleRepository } from '../ports/resale-repository.js';
import { RequestRefunds } from '../settling/request-refunds.js';
import { SettlePayment } from '../settling/settle-payment.js';

/** The bank is still deciding about a payment. The hour stays taken and the job runs again. */
class StillProcessing extends Error {
  constructor(bookingId: string) {
    super(`a payment of booking ${bookingId} is still being processed`);
  }
}

/**
 * Finishes the release of a booking. It ends every intent at the provider before it frees the hour,
 * so that no player can pay for an hour that another player has booked. At the deadline it collects
 * the missing amount first, from the guarantee or a saved card; if that succeeds, the booking
 * stays. Safe to repeat after any interruption.
 */
@Injectable()
export class CloseBooking {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly savedCards: SavedCards,
    private readonly discounts: DiscountsFacade,
    private readonly links: SharedLinksFacade,
    private readonly gateway: PaymentGateway,
    private readonly openIntent: OpenIntent,
    private readonly endPayment: EndPayment,
    private readonly settle: SettlePayment,
    private readonly requestRefunds: RequestRefunds,
    private readonly resales: ResaleRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws ProviderUnavailable or StillProcessing; the job then runs again */
  async execute(bookingId: string): Promise<void> {
    const booking = await this.closing(bookingId);
    if (!booking) return;
    const atDeadline = booking.closeKind === 'deadline';
    if (atDeadline) await this.askAboutHolds(bookingId);
    await this.endPayments(bookingId, (payment) => !(atDeadline && payment.isHeldGuarantee));
    if (atDeadline) await this.collectMissing(bookingId);
    await this.endPayments(bookingId);
    const isFinished = await this.unitOfWork.run(() => this.finish(bookingId));
    if (!isFinished) throw new StillProcessing(bookingId);
  }

  /** Returns the booking if it is closing, or null. */
  private closing(bookingId: string): Promise<BookingAccount | null> {
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lock(bookingId);
      return booking?.status === 'closing' ? booking : null;
    });
  }

  private async endPayments(
    bookingId: string,
    selects: (payment: Payment) => boolean = () => true,
  ): Promise<void> {
    for (const payment of await this.payments.ofBooking(bookingId)) {
      if (payment.isFinal || !selects(payment)) continue;
      const ended = await this.endPayment.execute(payment.id);
      if (ended && !ended.isFinal) throw new StillProcessing(bookingId);
    }
  }

  /** The organiser may have given a hold that no webhook has reported yet. */
  private async askAboutHolds(bookingId: string): Promise<void> {
    const isUnsure = (payment: Payment) => {
      const state = payment.snapshot();
      if (payment.isFinal || !isHeldFirst(state)) return false;
      return !payment.isHeldGuarantee || awaitsCardCheck(state);
    };
    for (const payment of (await this.payments.ofBooking(bookingId)).filter(isUnsure))
      await this.openIntent.execute(payment);
  }

  private async collectMissing(bookingId: string): Promise<void> {
    if (await this.captureGuarantee(bookingId)) return;
    const booking = await this.closing(bookingId);
    if (booking && booking.missingCents > 0) await this.chargeSavedCard(booking);
  }

  /** Captures exactly the missing amount of the guarantee. Returns true if it succeeded. */
  private async captureGuarantee(bookingId: string): Promise<boolean> {
    const guarantee = (await this.payments.ofBooking(bookingId)).find((payment) => payment.isHeldGuarantee);
    const booking = await this.closing(bookingId);
    if (!guarantee?.intentId || !booking || booking.missingCents === 0) return false;
    const { id, intentId } = guarantee;
    const intent = await this.gateway.captureIntent(intentId, booking.missingCents, `${id}:capture`);
    if (intent) await this.settle.record(intent);
    return intent?.status === 'succeeded';
  }

  /**
   * Charges the saved card once per booking: after a decline the bank is not asked again. An order
   * that never reached the bank can be repeated.
   */
  private async chargeSavedCard(booking: BookingAccount): Promise<void> {
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
  private async mayPay(bookingId: string, cardId: string): Promise<boolean> {
    if (!(await this.discounts.checksCard(bookingId))) return true;
    const fingerprint = await this.gateway.fingerprintOf(cardId);
    return this.unitOfWork.run(async () => {
      await this.bookings.lock(bookingId);
      return this.discounts.claimCard(bookingId, fingerprint);
    });
  }

  /**
   * Ends the release of a booking if none of its payments is open at the provider. Returns false if
   * one is. Runs inside the unit of work of the caller, so no payment can begin meanwhile.
   */
  async finish(bookingId: string): Promise<boolean> {
    const booking = await this.bookings.lock(bookingId);
    if (booking?.status !== 'closing') return true;
    const payments = await this.payments.ofBooking(bookingId);
    if (payments.some((payment) => !payment.isFinal)) return false;
    if (booking.closeKind === 'deadline' && booking.missingCents === 0) {
      await this.bookings.reopen(bookingId);
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
