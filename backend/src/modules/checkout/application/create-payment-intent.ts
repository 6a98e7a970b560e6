import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import { type Cents, MINIMUM_CHARGE, ZERO } from '../../../kernel/domain/money.js';
import { type BookingAccount, BookingNotActive, BookingsFacade } from '../../bookings/index.js';
import { DiscountsFacade } from '../../discounts/index.js';
import { ShareBeingPaid, SharedLinksFacade } from '../../shared-links/index.js';
import {
  BelowMinimumCharge,
  DiscountUsedWithCard,
  isRefusalUntold,
  Payment,
  PaymentDeadlinePassed,
  type PaymentPurpose,
  PaymentRepository,
  restHeldUntil,
} from '../../payments/index.js';
import { AlreadyShared, GuaranteeHeld, GuaranteeTooLate } from '../domain/checkout-errors.js';
import { fits, type NextStep, type PaymentOffer, PaymentOffers } from './payment-offers.js';

/** The organiser's request to pay. */
export interface PaymentCommand {
  bookingId: BookingId;
  playerId: PlayerId;
  purpose: Extract<PaymentPurpose, 'full' | 'guarantee'>;
  /** The network address of the payer. Attempts from it are limited. */
  address?: string;
  /** Text puts the code on the booking, null removes the code, undefined leaves it unchanged. */
  discountCode?: string | null;
}

/**
 * Starts a payment of the organiser: the whole missing amount, or a hold that guarantees the total.
 */
@Injectable()
export class CreatePaymentIntent {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly discounts: DiscountsFacade,
    private readonly links: SharedLinksFacade,
    private readonly payments: PaymentRepository,
    private readonly offers: PaymentOffers,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Opens a payment, or returns the one that is open.
   * @throws BookingNotFound, BookingNotActive, PaymentDeadlinePassed, BelowMinimumCharge,
   *   ShareBeingPaid, AlreadyShared, GuaranteeHeld, GuaranteeTooLate, DiscountTooLate and the
   *   errors of DiscountsFacade.redeem, TooManyPaymentAttempts, ProviderUnavailable
   * @throws DiscountUsedWithCard once after a card was refused
   */
  execute(command: PaymentCommand): Promise<PaymentOffer> {
    return this.offers.open(command, () => this.nextStep(command));
  }

  /**
   * Decides the next step under the lock of the booking. A payment that no longer fits ends first,
   * because only a payment canceled at the provider can never charge. Then the code is applied.
   * Then the payment is stored, before the provider receives the order.
   */
  private async nextStep(command: PaymentCommand): Promise<NextStep> {
    const booking = await this.payable(command);
    const payments = await this.payments.ofBooking(booking.id);
    const unfinished = payments.filter((payment) => !payment.isFinal);
    const changesPrice = await this.changesPrice(command);
    const isNews = await this.tellRefusals(payments);
    if (isNews && !changesPrice) return { refused: new DiscountUsedWithCard() };
    if (changesPrice) {
      if (unfinished.some((payment) => payment.isHeldGuarantee)) throw new GuaranteeHeld();
      if (await this.links.isShared(booking.id)) throw new AlreadyShared();
      const [outdated] = unfinished;
      if (outdated) return { outdated: outdated.id };
    }
    const current = unfinished.find(
      (payment) => payment.purpose === command.purpose && payment.playerId === command.playerId,
    );
    const missing = changesPrice ? await this.reprice(command, booking) : booking.missingCents;
    if (missing === 0) return 'paid';
    // A removed code stays removed.
    if (missing < MINIMUM_CHARGE) return { refused: new BelowMinimumCharge() };
    const first = command.purpose === 'full' ? await this.supersede(booking, unfinished) : null;
    if (first) return first;
    if (current) return fits(current, missing) ? offerOf(current) : { outdated: current.id };
    const payment = Payment.start({
      id: this.ids.next(),
      bookingId: booking.id,
      playerId: command.playerId,
      purpose: command.purpose,
      amount: missing,
      checksCard: missing < booking.baseCents && (await this.discounts.checksCard(booking.id)),
      now: this.clock.now(),
    });
    await this.payments.add(payment);
    return offerOf(payment);
  }

  /**
   * The payer has to read why the card was not charged, also if a job was the first to know.
   * Returns true if the payer has not read it yet.
   */
  private async tellRefusals(payments: readonly Payment[]): Promise<boolean> {
    const untold = payments.filter((payment) => isRefusalUntold(payment.snapshot()));
    for (const payment of untold) {
      payment.markCard('told');
      await this.payments.save(payment);
    }
    return untold.length > 0;
  }

  private async payable({ bookingId, playerId, purpose }: PaymentCommand): Promise<BookingAccount> {
    const booking = await this.bookings.lockOwn(bookingId, playerId);
    if (booking.status !== 'active') throw new BookingNotActive();
    if (booking.missingCents > 0 && booking.paymentDueAt <= this.clock.now())
      throw new PaymentDeadlinePassed();
    const isElsewhere = booking.paysAtClub || booking.byTransfer;
    if (purpose === 'guarantee' && (booking.paidCents > 0 || isElsewhere)) throw new GuaranteeTooLate();
    return booking;
  }

  /**
   * If others are paying places or the rest, takes the rest for the organiser: no place can be
   * reserved for some minutes, and their payments end one after the other, unless a bank is
   * deciding. Without such payments, friends may go on: the organiser's card form may only be open
   * (docs/adr/0030). Returns what has to happen first, or null without such payments.
   */
  private async supersede(booking: BookingAccount, unfinished: Payment[]): Promise<NextStep | null> {
    const places = unfinished.filter(
      ({ purpose, playerId }) => purpose === 'share' || (purpose === 'full' && playerId !== booking.playerId),
    );
    if (places.some(({ status }) => status === 'processing')) {
      await this.links.freeRest(booking.id);
      return { refused: new ShareBeingPaid() };
    }
    const [place] = places;
    if (!place) return null;
    await this.links.holdRest(booking.id, restHeldUntil(this.clock.now(), booking.paymentDueAt));
    return { outdated: place.id };
  }

  private async changesPrice({ bookingId, discountCode }: PaymentCommand): Promise<boolean> {
    return discountCode !== undefined && !(await this.discounts.isApplied(discountCode, bookingId));
  }

  /**
   * Applies or removes the code and returns the amount that is then missing. After the deadline the
   * code stays, because what is missing without it could no longer be paid.
   */
  private async reprice(command: PaymentCommand, booking: BookingAccount): Promise<Cents> {
    if (booking.paymentDueAt <= this.clock.now()) throw new PaymentDeadlinePassed();
    const apply = (amount: Cents) => this.bookings.discount(booking.id, amount);
    if (command.discountCode)
      await this.discounts.redeem(command.discountCode, booking, booking.baseCents, apply);
    else {
      await this.discounts.release(booking.id);
      await apply(ZERO);
    }
    return (await this.bookings.lockOwn(booking.id, command.playerId)).missingCents;
  }
}

/** `payable` has made sure that the organiser asks. */
const offerOf = (payment: Payment): NextStep => ({ payment, isOrganiser: true });
