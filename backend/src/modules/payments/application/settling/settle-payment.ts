import { Injectable, Logger } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import { mayKeepCard } from '../../domain/card-check.js';
import { CustomerRepository, type Intent, PaymentGateway } from '../../../payment-provider/index.js';
import { paymentReceived } from '../../domain/ledger.js';
import type { Payment } from '../../domain/payment.js';
import type { PaymentStatus } from '../../domain/payment-status.js';
import { CLOSE_BOOKING_TASK } from '../payment-tasks.js';
import { FindingRepository } from '../../../findings/index.js';
import { LedgerRepository } from '../ports/ledger-repository.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { RequestRefunds } from './request-refunds.js';

/**
 * The result.
 * - `settled`: the payment has the state of the intent.
 * - `contradicts`: the intent is unfinished and differs from what was asked. It must be ended at
 *   the provider before it is paid.
 * - `ignored`: nothing changed, because the provider does not know the intent, or it belongs to
 *   another application or is not the one of its payment.
 */
export type Settlement =
  | { kind: 'settled'; status: PaymentStatus }
  | { kind: 'contradicts' }
  | { kind: 'ignored'; reason: 'unknown_intent' | 'not_ours' | 'other_intent' };

/**
 * Records the state of an intent: payment, ledger and booking in one transaction. Every received
 * payment is recorded here. Calls may come in any order, repeatedly and simultaneously.
 */
@Injectable()
export class SettlePayment {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly payments: PaymentRepository,
    private readonly customers: CustomerRepository,
    private readonly bookings: BookingsFacade,
    private readonly ledger: LedgerRepository,
    private readonly links: SharedLinksFacade,
    private readonly requestRefunds: RequestRefunds,
    private readonly findings: FindingRepository,
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
      const agreement = payment.agreementWith(intent);
      if (agreement === 'other') return this.reportOther(payment, intent);
      const isTakenAfterAll = payment.status === 'canceled' && agreement === 'contradicts';
      if (!payment.isFinal || isTakenAfterAll) await this.update(payment, intent);
      if (agreement === 'agrees' || payment.isFinal) return { kind: 'settled', status: payment.status };
      this.logger.error(factsOf(payment, intent), 'an unfinished intent contradicts its payment');
      return { kind: 'contradicts' };
    });
  }

  /**
   * Locks the booking first, then the payment. Every use case locks in this order. The metadata of
   * the intent name its payment while the payment does not know its intent.
   */
  private async lockPaymentOf({ id, paymentId }: Intent): Promise<Payment | null> {
    const byIntent = await this.payments.byIntent(id);
    const known = byIntent ?? (paymentId === null ? null : await this.payments.find(paymentId));
    if (known === null) return null;
    await this.bookings.lock(known.bookingId);
    return this.payments.lock(known.id);
  }

  /** A second intent has the metadata of a payment. Its money does not belong to a payment yet. */
  private async reportOther(payment: Payment, intent: Intent): Promise<Settlement> {
    if (intent.status === 'succeeded') {
      this.logger.error({ alert: 'unknown_payment', ...factsOf(payment, intent) }, 'unknown money was taken');
      await this.raise('payment', intent, null, payment.bookingId);
    }
    return ignored('other_intent');
  }

  private async update(payment: Payment, intent: Intent): Promise<void> {
    const at = this.clock.now();
    payment.follow(intent, at);
    if (payment.status === 'succeeded') await this.collect(payment, intent.id, at);
    if (payment.isContradicted) await this.collectContradicted(payment, intent, at);
    await this.payments.save(payment);
    if (payment.hasUsedCard && mayKeepCard(payment.snapshot()) && intent.savedCard)
      await this.customers.keepCard(payment.playerId, intent.customerId, intent.savedCard);
    if (payment.isExcess) await this.giveBack(payment);
    if (payment.isFinal) await this.afterEnd(payment);
  }

  private async collect(payment: Payment, intentId: string, at: Date): Promise<void> {
    const { bookingId, amountCents: amount } = payment;
    if ((await this.bookings.recordPayment(bookingId, amount)) === 'excess') payment.markExcess();
    const { isExcess: excess } = payment;
    await this.ledger.enter(paymentReceived({ intentId, bookingId, amount, excess, at }));
  }

  /** The money is recorded as what was taken. The booking does not count it. */
  private async collectContradicted(payment: Payment, intent: Intent, at: Date): Promise<void> {
    const { bookingId, amountCents: amount, askedCents } = payment;
    this.logger.error(
      { alert: 'payment_contradicted', ...factsOf(payment, intent) },
      'a payment contradicts',
    );
    if (payment.isInLedger)
      await this.ledger.enter(paymentReceived({ intentId: intent.id, bookingId, amount, excess: true, at }));
    await this.raise('contradiction', intent, askedCents, bookingId);
  }

  private raise(
    kind: 'payment' | 'contradiction',
    { id: providerId, receivedCents: theirCents, currency: theirCurrency }: Intent,
    ourCents: number | null,
    bookingId: string,
  ): Promise<void> {
    const finding = { kind, providerId, ourCents, theirCents, theirCurrency, bookingId };
    return this.findings.raise(finding, this.clock.now());
  }

  private async giveBack({ id: paymentId, bookingId, playerId, amountCents }: Payment): Promise<void> {
    await this.requestRefunds.execute(bookingId);
    const payload = { paymentId, bookingId, playerId, amountCents };
    await this.events.publish({ name: 'payment.excess', payload });
  }

  /** Updates the payment link, publishes what was counted, and resumes a release. */
  private async afterEnd(payment: Payment): Promise<void> {
    const { id, bookingId, playerId, purpose } = payment;
    if (purpose === 'share') {
      if (payment.isCounted) await this.links.markPaid(bookingId, id, playerId);
      else await this.links.free(bookingId, id);
    } else if (payment.isCounted) await this.links.voidRest(bookingId);
    else if (purpose === 'full') await this.links.freeRest(bookingId);
    if (payment.isCounted) await this.publishCounted(payment);
    const booking = await this.bookings.lock(bookingId);
    if (booking?.status === 'closing')
      await this.jobs.schedule(
        CLOSE_BOOKING_TASK,
        { bookingId },
        { key: `${CLOSE_BOOKING_TASK}:${bookingId}` },
      );
  }

  private async publishCounted({ id: paymentId, bookingId, purpose }: Payment): Promise<void> {
    const counted = { name: 'payment.counted', payload: { bookingId, paymentId } };
    const charged = { name: 'payment.charged_at_deadline', payload: { bookingId } };
    if (purpose === 'deadline' || purpose === 'guarantee') await this.events.publish(counted, charged);
    else await this.events.publish(counted);
  }
}

function ignored(reason: Extract<Settlement, { kind: 'ignored' }>['reason']): Settlement {
  return { kind: 'ignored', reason };
}

/** Returns the facts that a person needs to look into a contradiction. */
function factsOf({ id: paymentId, bookingId, askedCents }: Payment, intent: Intent): object {
  const { id: intentId, status, amountCents, receivedCents, currency } = intent;
  return { paymentId, bookingId, askedCents, intentId, status, amountCents, receivedCents, currency };
}
