import { Injectable } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import { Jobs } from '../../../kernel/application/jobs.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { BookingsFacade } from '../../bookings/index.js';
import { SharedLinksFacade } from '../../shared-links/index.js';
import type { Intent } from '../domain/intent.js';
import { paymentReceived } from '../domain/ledger.js';
import type { Payment } from '../domain/payment.js';
import type { PaymentStatus } from '../domain/payment-status.js';
import { Books } from './books.js';
import { PaymentGateway } from './payment-gateway.js';
import { PaymentRepository } from './payment-repository.js';
import { CLOSE_BOOKING_TASK } from './payment-tasks.js';
import { RequestRefunds } from './request-refunds.js';

/**
 * What came of it. `ignored`: the provider has no such intent, it is none of ours, or it contradicts what we know of
 * its payment; nothing was touched.
 */
export type Settlement =
  | { kind: 'settled'; status: PaymentStatus }
  | { kind: 'ignored'; reason: 'unknown_intent' | 'not_ours' | 'contradicts_payment' };

/**
 * Brings a payment in line with what the provider says, and records its money: payment, ledger and booking in one
 * transaction. The one way in which money is recorded, whoever noticed it; in any order, any number of times, at once.
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly payments: PaymentRepository,
    private readonly bookings: BookingsFacade,
    private readonly books: Books,
    private readonly links: SharedLinksFacade,
    private readonly requestRefunds: RequestRefunds,
    private readonly jobs: Jobs,
    private readonly events: Events,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Asks the provider what became of an intent. @throws ProviderUnavailable */
  async execute(intentId: string): Promise<Settlement> {
    const intent = await this.gateway.retrieveIntent(intentId);
    return intent === null ? ignored('unknown_intent') : this.record(intent);
  }

  /** Records what the provider has just said of an intent. */
  record(intent: Intent): Promise<Settlement> {
    return this.unitOfWork.run(async () => {
      const payment = await this.lockPaymentOf(intent);
      if (payment === null) return ignored('not_ours');
      if (!payment.agreesWith(intent)) return ignored('contradicts_payment');
      if (!payment.isFinal) await this.bringInLine(payment, intent);
      return { kind: 'settled', status: payment.state.status };
    });
  }

  /** Booking first, then payment: whoever locks both does it in this order. */
  private async lockPaymentOf(intent: Intent): Promise<Payment | null> {
    if (intent.paymentId === null || intent.bookingId === null) return null;
    if ((await this.bookings.lock(intent.bookingId)) === null) return null;
    return this.payments.lock(intent.paymentId);
  }

  private async bringInLine(payment: Payment, intent: Intent): Promise<void> {
    const at = this.clock.now();
    payment.follow(intent, at);
    const { status, bookingId } = payment.state;
    if (status === 'succeeded') await this.collect(payment, intent.id, at);
    await this.payments.save(payment);
    if (status === 'succeeded' && payment.state.excess) await this.requestRefunds.execute(bookingId);
    if (payment.isFinal) await this.afterwards(payment, bookingId);
  }

  private async collect(payment: Payment, intentId: string, at: Date): Promise<void> {
    const { bookingId, amountCents: amount } = payment.state;
    const excess = (await this.bookings.recordPayment(bookingId, amount)) === 'excess';
    payment.state.excess = excess;
    await this.books.enter(paymentReceived({ intentId, bookingId, amount, excess, at }));
  }

  /** What a payment that has ended means for the places of a link, the hold on a card, and a release under way. */
  private async afterwards(payment: Payment, bookingId: string): Promise<void> {
    const { id, purpose } = payment.state;
    if (purpose === 'share') {
      if (payment.isCounted) await this.links.markPaid(bookingId, id);
      else await this.links.free(bookingId, id);
    } else if (payment.isCounted) await this.links.voidRest(bookingId);
    const booking = await this.bookings.lock(bookingId);
    if (payment.isCounted && (purpose === 'deadline' || purpose === 'guarantee'))
      await this.events.publish({ name: 'payment.charged_at_deadline', payload: { bookingId } });
    if (booking?.status === 'closing')
      await this.jobs.schedule(
        CLOSE_BOOKING_TASK,
        { bookingId },
        { key: `${CLOSE_BOOKING_TASK}:${bookingId}` },
      );
  }
}

function ignored(reason: Extract<Settlement, { kind: 'ignored' }>['reason']): Settlement {
  return { kind: 'ignored', reason };
}
