import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { type Cents, MINIMUM_CHARGE, ZERO } from '../../../../kernel/domain/money.js';
import { type BookingAccount, BookingNotActive, BookingsFacade } from '../../../bookings/index.js';
import { DiscountsFacade } from '../../../discounts/index.js';
import { ShareBeingPaid, SharedLinksFacade } from '../../../shared-links/index.js';
import { Payment, type PaymentPurpose } from '../../domain/payment.js';
import {
  AlreadyShared,
  BelowMinimumCharge,
  GuaranteeHeld,
  GuaranteeTooLate,
  PaymentDeadlinePassed,
  ProviderUnavailable,
} from '../../domain/payment-errors.js';
import type { SavedCard } from '../../domain/saved-card.js';
import { restHeldUntil } from '../../domain/place-hold.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { EndPayment } from './end-payment.js';
import { OpenIntent } from './open-intent.js';
import { PaymentAttempts } from './payment-attempts.js';
import { SavedCards } from './saved-cards.js';

/**
 * Each round handles one payment that has ended meanwhile: four places at most, and those of the
 * organiser. More rounds mean that something is wrong.
 */
const MAX_ROUNDS = 8;

/** What the payer's browser needs to pay. */
export interface PaymentOffer {
  /** Null: nothing is left to pay. */
  clientSecret: string | null;
  amount: Cents;
  /** The payer's saved card, or null. */
  savedCard: SavedCard | null;
}

/** The organiser's request to pay. */
export interface PaymentCommand {
  bookingId: string;
  playerId: string;
  purpose: Extract<PaymentPurpose, 'full' | 'guarantee'>;
  /** Text puts the code on the booking, null removes the code, undefined leaves it unchanged. */
  discountCode?: string | null;
}

/**
 * What to do next: end a payment that no longer fits, or open one. `paid`: nothing is missing;
 * `too_small`: no card can pay what is missing; `being_paid`: a bank is deciding about a place.
 */
type NextStep = 'paid' | 'too_small' | 'being_paid' | { outdated: string } | { payment: Payment };

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
    private readonly openIntent: OpenIntent,
    private readonly endPayment: EndPayment,
    private readonly savedCards: SavedCards,
    private readonly attempts: PaymentAttempts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Opens a payment, or returns the one that is open.
   * @throws BookingNotFound, BookingNotActive, PaymentDeadlinePassed, BelowMinimumCharge,
   *   ShareBeingPaid, AlreadyShared, GuaranteeHeld, GuaranteeTooLate, DiscountTooLate and the
   *   errors of DiscountsFacade.redeem, TooManyPaymentAttempts, ProviderUnavailable
   */
  async execute(command: PaymentCommand): Promise<PaymentOffer> {
    await this.attempts.count(command.playerId);
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const next = await this.unitOfWork.run(() => this.nextStep(command));
      if (next === 'paid') return { clientSecret: null, amount: ZERO, savedCard: null };
      if (next === 'being_paid') throw new ShareBeingPaid();
      if (next === 'too_small') throw new BelowMinimumCharge(); // A removed code stays removed
      if ('outdated' in next) {
        await this.endPayment.execute(next.outdated);
        continue;
      }
      const [intent, savedCard] = await Promise.all([
        this.openIntent.execute(next.payment),
        this.savedCards.toOffer(next.payment),
      ]);
      if (intent) return { clientSecret: intent.clientSecret, amount: next.payment.askedCents, savedCard };
    }
    throw new ProviderUnavailable();
  }

  /**
   * Decides the next step under the lock of the booking. A payment that no longer fits ends first,
   * because only a payment canceled at the provider can never charge. Then the code is applied.
   * Then the payment is stored, before the provider receives the order.
   */
  private async nextStep(command: PaymentCommand): Promise<NextStep> {
    const booking = await this.payable(command);
    const unfinished = (await this.payments.ofBooking(booking.id)).filter((payment) => !payment.isFinal);
    const changesPrice = await this.changesPrice(command);
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
    if (missing < MINIMUM_CHARGE) return 'too_small';
    const first = command.purpose === 'full' ? await this.supersede(booking, unfinished) : null;
    if (first) return first;
    if (current) return fits(current, missing) ? { payment: current } : { outdated: current.id };
    const payment = Payment.start({
      id: this.ids.next(),
      bookingId: booking.id,
      playerId: command.playerId,
      purpose: command.purpose,
      amount: missing,
      now: this.clock.now(),
    });
    await this.payments.add(payment);
    return { payment };
  }

  private async payable({ bookingId, playerId, purpose }: PaymentCommand): Promise<BookingAccount> {
    const booking = await this.bookings.lockOwn(bookingId, playerId);
    if (booking.status !== 'active') throw new BookingNotActive();
    if (booking.missingCents > 0 && booking.paymentDueAt <= this.clock.now())
      throw new PaymentDeadlinePassed();
    if (purpose === 'guarantee' && booking.paidCents > 0) throw new GuaranteeTooLate();
    return booking;
  }

  /**
   * If others are paying places or the rest, takes the rest for the organiser: no place can be
   * reserved for some minutes, and their payments end one after the other, unless a bank is
   * deciding. If nobody is, friends may go on: the organiser's card form may only be open
   * (docs/adr/0030). Returns what has to happen first, or null if nobody else is paying.
   */
  private async supersede(booking: BookingAccount, unfinished: Payment[]): Promise<NextStep | null> {
    const places = unfinished.filter(
      ({ purpose, playerId }) => purpose === 'share' || (purpose === 'full' && playerId !== booking.playerId),
    );
    if (places.some(({ status }) => status === 'processing')) {
      await this.links.freeRest(booking.id);
      return 'being_paid';
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
   * code stays, because what is missing without it could not be paid any more.
   */
  private async reprice(command: PaymentCommand, booking: BookingAccount): Promise<Cents> {
    if (booking.paymentDueAt <= this.clock.now()) throw new PaymentDeadlinePassed();
    const apply = (amount: Cents) => this.bookings.discount(booking.id, amount);
    if (command.discountCode)
      await this.discounts.redeem(command.discountCode, booking.id, booking.baseCents, apply);
    else {
      await this.discounts.release(booking.id);
      await apply(ZERO);
    }
    return (await this.bookings.lockOwn(booking.id, command.playerId)).missingCents;
  }
}

/**
 * Returns true if a payment can go on. One that a guest began takes no saved card of the account,
 * so it begins again while no bank is deciding.
 */
export function fits({ askedCents, customerId, isInFlight, status }: Payment, missing: Cents): boolean {
  const isOfGuest = customerId !== null && isInFlight && status !== 'processing';
  return askedCents === missing && !isOfGuest;
}
