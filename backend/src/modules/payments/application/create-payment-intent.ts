import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { type Cents, ZERO } from '../../../kernel/domain/money.js';
import { type BookingAccount, BookingNotActive, BookingsFacade } from '../../bookings/index.js';
import { DiscountsFacade } from '../../discounts/index.js';
import { ShareBeingPaid, SharedLinksFacade } from '../../shared-links/index.js';
import { Payment, type PaymentPurpose } from '../domain/payment.js';
import {
  AlreadyShared,
  GuaranteeHeld,
  GuaranteeTooLate,
  PaymentDeadlinePassed,
  ProviderUnavailable,
} from '../domain/payment-errors.js';
import { EndPayment } from './end-payment.js';
import { OpenIntent } from './open-intent.js';
import { PaymentAttempts } from './payment-attempts.js';
import { PaymentRepository } from './payment-repository.js';

/** Once around for each payment that turns out to have ended; more than a few of them mean that something is wrong. */
const ROUNDS = 4;

/** What the payer's browser needs; without a secret there is nothing left to pay. */
export interface PaymentOffer {
  clientSecret: string | null;
  amount: Cents;
}

/** `discountCode`: text puts a code on the booking, `null` takes it off, absent leaves it. */
export interface PaymentWish {
  bookingId: string;
  playerId: string;
  purpose: Extract<PaymentPurpose, 'full' | 'guarantee'>;
  discountCode?: string | null;
}

/** The organiser's way to pay: everything that is missing, or a hold on the total that guarantees it. */
@Injectable()
export class CreatePaymentIntent {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly discounts: DiscountsFacade,
    private readonly links: SharedLinksFacade,
    private readonly payments: PaymentRepository,
    private readonly openIntent: OpenIntent,
    private readonly endPayment: EndPayment,
    private readonly attempts: PaymentAttempts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Opens the payment, or answers the one that is open.
   * @throws BookingNotFound, BookingNotActive, PaymentDeadlinePassed, BelowMinimumCharge, ShareBeingPaid,
   *   AlreadyShared, GuaranteeHeld, DiscountTooLate and the discounts' own, TooManyPaymentAttempts, ProviderUnavailable
   */
  async execute(wish: PaymentWish): Promise<PaymentOffer> {
    await this.attempts.count(wish.playerId);
    for (let round = 1; round <= ROUNDS; round++) {
      const next = await this.unitOfWork.run(() => this.nextStep(wish));
      if (next === 'paid') return { clientSecret: null, amount: ZERO };
      if ('outdated' in next) {
        await this.endPayment.execute(next.outdated);
        continue;
      }
      const intent = await this.openIntent.execute(next.payment);
      if (intent) return { clientSecret: intent.clientSecret, amount: next.payment.state.askedCents };
    }
    throw new ProviderUnavailable();
  }

  /**
   * Under the booking's lock: a payment under way that no longer fits has to end first, because only what is cancelled
   * at the provider can never charge; then the code is applied; then the payment is stored before the provider hears
   * of it.
   */
  private async nextStep(wish: PaymentWish): Promise<'paid' | { outdated: string } | { payment: Payment }> {
    const booking = await this.payable(wish);
    const alive = (await this.payments.ofBooking(booking.id)).filter((payment) => !payment.isFinal);
    const changesPrice = await this.changesPrice(wish);
    if (changesPrice) {
      if (alive.some((payment) => payment.isHeldGuarantee)) throw new GuaranteeHeld();
      const [outdated] = alive;
      if (outdated) return { outdated: outdated.state.id };
    }
    const underWay = alive.find((payment) => payment.state.purpose === wish.purpose);
    const missing = changesPrice ? await this.reprice(wish, booking) : booking.missingCents;
    if (missing === 0) return 'paid';
    if (underWay) {
      const fits = underWay.state.askedCents === missing;
      return fits ? { payment: underWay } : { outdated: underWay.state.id };
    }
    const start = { id: this.ids.next(), bookingId: booking.id, playerId: wish.playerId };
    const payment = Payment.start({
      ...start,
      purpose: wish.purpose,
      amount: missing,
      now: this.clock.now(),
    });
    await this.payments.add(payment);
    return { payment };
  }

  private async payable(wish: PaymentWish): Promise<BookingAccount> {
    const booking = await this.bookings.lockOwn(wish.bookingId, wish.playerId);
    if (booking.status !== 'active') throw new BookingNotActive();
    if (booking.missingCents > 0 && booking.paymentDueAt <= this.clock.now())
      throw new PaymentDeadlinePassed();
    if (wish.purpose === 'guarantee' && booking.paidCents > 0) throw new GuaranteeTooLate();
    if (wish.purpose === 'full' && (await this.links.stateOf(booking.id)) === 'being_paid')
      throw new ShareBeingPaid();
    return booking;
  }

  private async changesPrice({ bookingId, discountCode }: PaymentWish): Promise<boolean> {
    if (discountCode === undefined) return false;
    const current = await this.discounts.current(bookingId);
    return (current?.code ?? null) !== (discountCode?.trim().toUpperCase() ?? null);
  }

  /** Puts the code on the booking, or takes it off, and answers what is then missing. */
  private async reprice(wish: PaymentWish, booking: BookingAccount): Promise<Cents> {
    if ((await this.links.stateOf(booking.id)) !== 'none') throw new AlreadyShared();
    const apply = (amount: Cents) => this.bookings.discount(booking.id, amount);
    if (wish.discountCode)
      await this.discounts.redeem(wish.discountCode, booking.id, booking.baseCents, apply);
    else {
      await this.discounts.release(booking.id);
      await apply(ZERO);
    }
    return (await this.bookings.lockOwn(booking.id, wish.playerId)).missingCents;
  }
}
