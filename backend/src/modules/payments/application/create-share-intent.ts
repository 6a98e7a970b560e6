import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../kernel/application/jobs.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { BookingNotActive, BookingsFacade } from '../../bookings/index.js';
import { LinkExpired, SharedLinksFacade } from '../../shared-links/index.js';
import { Payment } from '../domain/payment.js';
import { placeHeldUntil } from '../domain/place-hold.js';
import { ProviderUnavailable } from '../domain/payment-errors.js';
import type { PaymentOffer } from './create-payment-intent.js';
import { EndPayment } from './end-payment.js';
import { OpenIntent } from './open-intent.js';
import { PaymentAttempts } from './payment-attempts.js';
import { PaymentRepository } from './payment-repository.js';
import { RELEASE_PLACE_TASK } from './payment-tasks.js';

const ROUNDS = 4;

/** A friend has no booking to be consoled with. */
const NOT_CHARGED = 'No se cobró nada';
const PLACE_KEPT = 'No se cobró nada y tu lugar queda guardado unos minutos';

/** The way of whoever holds a payment link: one place, held while it is being paid. */
@Injectable()
export class CreateShareIntent {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly links: SharedLinksFacade,
    private readonly payments: PaymentRepository,
    private readonly openIntent: OpenIntent,
    private readonly endPayment: EndPayment,
    private readonly attempts: PaymentAttempts,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Opens the payment of the next place, or answers the caller's own that is open.
   * @throws LinkNotFound, LinkExpired, LinkComplete, ShareBeingPaid, BookingNotActive, TooManyPaymentAttempts,
   *   ProviderUnavailable
   */
  async execute(wish: { shareToken: string; playerId: string }): Promise<PaymentOffer> {
    await this.attempts.count(wish.playerId);
    const bookingId = await this.links.bookingOf(wish.shareToken);
    for (let round = 1; round <= ROUNDS; round++) {
      const next = await this.unitOfWork.run(() => this.nextStep(bookingId, wish.playerId));
      if ('outdated' in next) {
        await this.endPayment.execute(next.outdated).catch(consoling(NOT_CHARGED));
        continue;
      }
      const intent = await this.openIntent.execute(next.payment).catch(consoling(PLACE_KEPT));
      if (intent) return { clientSecret: intent.clientSecret, amount: next.payment.state.askedCents };
    }
    throw new ProviderUnavailable(NOT_CHARGED);
  }

  /** Under the booking's lock: the organiser's payment of everything and the payment of a part exclude each other. */
  private async nextStep(
    bookingId: string,
    playerId: string,
  ): Promise<{ outdated: string } | { payment: Payment }> {
    const booking = await this.bookings.lock(bookingId);
    if (booking?.status === 'expired' || booking?.closeKind === 'deadline') throw new LinkExpired();
    if (booking?.status !== 'active') throw new BookingNotActive();
    const all = await this.payments.ofBooking(bookingId);
    const mine = await this.links.paymentOf(bookingId, playerId);
    const reserved = all.find((payment) => payment.state.id === mine && !payment.isFinal);
    if (reserved) return { payment: reserved };
    const full = all.find((payment) => payment.state.purpose === 'full' && payment.isUnderWay);
    if (full) return { outdated: full.state.id };
    return { payment: await this.reservePlace(bookingId, playerId, booking.paymentDueAt) };
  }

  private async reservePlace(bookingId: string, playerId: string, dueAt: Date): Promise<Payment> {
    const now = this.clock.now();
    const id = this.ids.next();
    const until = placeHeldUntil(now, dueAt);
    const amount = await this.links.reserve({ bookingId, paymentId: id, playerId, until });
    const payment = Payment.start({ id, bookingId, playerId, purpose: 'share', amount, now });
    await this.payments.add(payment);
    await this.jobs.schedule(RELEASE_PLACE_TASK, { paymentId: id, until }, { runAt: until });
    return payment;
  }
}

function consoling(consolation: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof ProviderUnavailable ? new ProviderUnavailable(consolation) : error;
  };
}
