import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { awaitsCardCheck, mayKeepCard } from '../../domain/card-check.js';
import { CustomerRepository, type Intent, PaymentGateway } from '../../../payment-provider/index.js';
import type { Payment } from '../../domain/payment.js';
import type { PaymentStatus } from '../../domain/payment-status.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { AfterPayment } from './after-payment.js';
import { EnterReceived, intentFacts } from './enter-received.js';

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
    private readonly received: EnterReceived,
    private readonly ended: AfterPayment,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Retrieves an intent from the provider and records it. @throws ProviderUnavailable */
  async execute(intentId: string): Promise<Settlement> {
    const intent = await this.gateway.retrieveIntent(intentId);
    return intent === null ? ignored('unknown_intent') : this.record(intent);
  }

  /**
   * Records an intent that the provider has just reported.
   * @param read the payment, if the caller has read it
   */
  record(intent: Intent, read: Payment | null = null): Promise<Settlement> {
    return this.unitOfWork.run(async () => {
      const payment = await this.lockPaymentOf(intent, read);
      if (payment === null) return ignored('not_ours');
      const agreement = payment.agreementWith(intent);
      if (agreement === 'other') {
        await this.received.other(payment, intent);
        return ignored('other_intent');
      }
      const isTakenAfterAll = payment.status === 'canceled' && agreement === 'contradicts';
      if (!payment.isFinal || isTakenAfterAll) await this.update(payment, intent);
      else if (await this.received.lateFee(payment, intent)) await this.payments.save(payment);
      if (agreement === 'agrees' || payment.isFinal) return { kind: 'settled', status: payment.status };
      this.logger.error(intentFacts(payment, intent), 'an unfinished intent contradicts its payment');
      return { kind: 'contradicts' };
    });
  }

  /**
   * Locks the booking first, then the payment. Every use case locks in this order. The metadata of
   * the intent name its payment while the payment does not know its intent.
   */
  private async lockPaymentOf(intent: Intent, read: Payment | null): Promise<Payment | null> {
    const isRead = read !== null && read.agreementWith(intent) !== 'other';
    const known = isRead ? read : await this.find(intent);
    if (known === null) return null;
    await this.bookings.lock(known.bookingId);
    return this.payments.lock(known.id);
  }

  private async find({ id, paymentId }: Intent): Promise<Payment | null> {
    const byIntent = await this.payments.byIntent(id);
    return byIntent ?? (paymentId === null ? null : this.payments.find(paymentId));
  }

  private async update(payment: Payment, intent: Intent): Promise<void> {
    const at = this.clock.now();
    payment.follow(intent, at);
    if (payment.status === 'succeeded') await this.received.agreed(payment, intent, at);
    if (payment.isContradicted) await this.received.contradicted(payment, intent, at);
    await this.payments.save(payment);
    if (payment.hasUsedCard && mayKeepCard(payment.snapshot()) && intent.savedCard)
      await this.customers.keepCard(payment.playerId, intent.customerId, intent.savedCard);
    if (payment.isHeldGuarantee && !awaitsCardCheck(payment.snapshot())) await this.ended.guarantee(payment);
    if (payment.isExcess) await this.ended.giveBack(payment);
    if (payment.isFinal) await this.ended.follow(payment);
  }
}

function ignored(reason: Extract<Settlement, { kind: 'ignored' }>['reason']): Settlement {
  return { kind: 'ignored', reason };
}
