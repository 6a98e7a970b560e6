import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../kernel/application/rate-limiter.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { type Cents, ZERO } from '../../../kernel/domain/money.js';
import { BookingNotActive, BookingsFacade } from '../../bookings/index.js';
import { Payment } from '../domain/payment.js';
import {
  PaymentDeadlinePassed,
  ProviderUnavailable,
  TooManyPaymentAttempts,
} from '../domain/payment-errors.js';
import { OpenIntent } from './open-intent.js';
import { PaymentRepository } from './payment-repository.js';

/** How often one player may ask within the window; keeps stolen cards from being tried out here. */
export const ATTEMPT_LIMIT = { attempts: 30, windowSeconds: 600 };

/** Once around for each payment that turns out to have ended; more than a few of them mean that something is wrong. */
const ROUNDS = 3;

/** What the payer's browser needs; without a secret there is nothing left to pay. */
export interface PaymentOffer {
  clientSecret: string | null;
  amount: Cents;
}

/** Opens the payment of everything that is missing, or answers the one that is already open. */
@Injectable()
export class CreatePaymentIntent {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly openIntent: OpenIntent,
    private readonly limiter: RateLimiter,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * @throws BookingNotFound, BookingNotActive, PaymentDeadlinePassed, BelowMinimumCharge, TooManyPaymentAttempts,
   *   ProviderUnavailable
   */
  async execute(wish: { bookingId: string; playerId: string }): Promise<PaymentOffer> {
    const { attempts, windowSeconds } = ATTEMPT_LIMIT;
    if ((await this.limiter.hit(`pay:${wish.playerId}`, windowSeconds)) > attempts)
      throw new TooManyPaymentAttempts(windowSeconds);
    for (let round = 1; round <= ROUNDS; round++) {
      const payment = await this.unitOfWork.run(() => this.paymentFor(wish));
      if (payment === null) return { clientSecret: null, amount: ZERO };
      const intent = await this.openIntent.execute(payment);
      if (intent) return { clientSecret: intent.clientSecret, amount: payment.state.amountCents };
    }
    throw new ProviderUnavailable();
  }

  /** The payment under way, or a new one, stored before the provider hears of it; `null`: nothing is missing. */
  private async paymentFor(wish: { bookingId: string; playerId: string }): Promise<Payment | null> {
    const booking = await this.bookings.lockOwn(wish.bookingId, wish.playerId);
    const now = this.clock.now();
    if (booking.status !== 'active') throw new BookingNotActive();
    if (booking.missingCents === 0) return null;
    if (booking.paymentDueAt <= now) throw new PaymentDeadlinePassed();
    const underWay = await this.payments.inFlight(booking.id);
    if (underWay) return underWay;
    const start = { id: this.ids.next(), bookingId: booking.id, playerId: wish.playerId };
    const payment = Payment.start({ ...start, amount: booking.missingCents, now });
    await this.payments.add(payment);
    return payment;
  }
}
