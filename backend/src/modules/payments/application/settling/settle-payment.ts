import { Injectable } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import type { Intent } from '../../domain/intent.js';
import { paymentReceived } from '../../domain/ledger.js';
import type { Payment } from '../../domain/payment.js';
import type { PaymentStatus } from '../../domain/payment-status.js';
import { CLOSE_BOOKING_TASK } from '../payment-tasks.js';
import { LedgerRepository } from '../ports/ledger-repository.js';
import { PaymentGateway } from '../ports/payment-gateway.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { RequestRefunds } from '../refunds/request-refunds.js';

/**
 * The result. `ignored`: nothing changed, because the provider does not know the intent, the intent
 * does not belong to this application, or it contradicts its payment.
 */
export type Settlement =
  | { kind: 'settled'; status: PaymentStatus }
  | { kind: 'ignored'; reason: 'unknown_intent' | 'not_ours' | 'contradicts_payment' };

/**
 * Records the state of an intent: payment, ledger and booking in one transaction. Every received
 * payment is recorded here. Calls may come in any order, repeatedly and simultaneously.
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly payments: PaymentRepository,
    private readonly bookings: BookingsFacade,
    private readonly ledger: LedgerRepository,
    private readonly links: SharedLinksFacade,
    private readonly requestRefunds: RequestRefunds,
    private readonly jobs: Jobs,
    private readonly events: Events,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Retrieves an intent from the provider and records it. @throws ProviderUnavailable */
  async execute(intentId: string): Promise<Settlement> {
    const intent = await this.gateway.retrieveIntent(intentId);
    return intent === null ? ignored('unknown_intent') : this.record(intent);
  }

  /** Records an intent that the provider has just reported. */
  record(intent: Intent): Promise<Settlement> {
    return this.unitOfWork.run(async () => {
      const payment = await this.lockPaymentOf(intent);
      if (payment === null) return ignored('not_ours');
      if (!payment.agreesWith(intent)) return ignored('contradicts_payment');
      if (!payment.isFinal) await this.update(payment, intent);
      return { kind: 'settled', status: payment.status };
    });
  }

  /** Locks the booking first, then the payment. Every use case locks in this order. */
  private async lockPaymentOf(intent: Intent): Promise<Payment | null> {
    if (intent.paymentId === null || intent.bookingId === null) return null;
    if ((await this.bookings.lock(intent.bookingId)) === null) return null;
    return this.payments.lock(intent.paymentId);
  }

  private async update(payment: Payment, intent: Intent): Promise<void> {
    const at = this.clock.now();
    payment.follow(intent, at);
    if (payment.status === 'succeeded') await this.collect(payment, intent.id, at);
    await this.payments.save(payment);
    if (payment.isExcess) await this.requestRefunds.execute(payment.bookingId);
    if (payment.isFinal) await this.afterEnd(payment);
  }

  private async collect(payment: Payment, intentId: string, at: Date): Promise<void> {
    const { bookingId, amountCents: amount } = payment;
    if ((await this.bookings.recordPayment(bookingId, amount)) === 'excess') payment.markExcess();
    const { isExcess: excess } = payment;
    await this.ledger.enter(paymentReceived({ intentId, bookingId, amount, excess, at }));
  }

  /** Updates the payment link, publishes the charge at the deadline, and resumes a release. */
  private async afterEnd(payment: Payment): Promise<void> {
    const { id, bookingId, purpose } = payment;
    if (purpose === 'share') {
      if (payment.isCounted) await this.links.markPaid(bookingId, id);
      else await this.links.free(bookingId, id);
    } else if (payment.isCounted) await this.links.voidRest(bookingId);
    else if (purpose === 'full') await this.links.freeRest(bookingId);
    if (payment.isCounted && (purpose === 'deadline' || purpose === 'guarantee'))
      await this.events.publish({ name: 'payment.charged_at_deadline', payload: { bookingId } });
    const booking = await this.bookings.lock(bookingId);
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
