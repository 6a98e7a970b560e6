import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { DiscountsFacade } from '../../../discounts/index.js';
import { awaitsCardCheck } from '../../domain/card-check.js';
import { CustomerRepository, type Intent, PaymentGateway } from '../../../payment-provider/index.js';
import type { Payment } from '../../domain/payment.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { AfterPayment } from './after-payment.js';
import { type Settlement, SettlePayment } from './settle-payment.js';

/**
 * Records an intent. If it holds the amount of a payment whose card has to be checked, decides
 * about the card, and then takes the money or ends the hold (docs/adr/0088). Nothing is taken
 * before. Safe to repeat after any interruption, and simultaneously.
 */
@Injectable()
export class SettleHold {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly payments: PaymentRepository,
    private readonly customers: CustomerRepository,
    private readonly bookings: BookingsFacade,
    private readonly discounts: DiscountsFacade,
    private readonly settle: SettlePayment,
    private readonly ended: AfterPayment,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Retrieves an intent from the provider and settles it.
   * @param read the payment, if the caller has read it
   * @throws ProviderUnavailable
   */
  async execute(intentId: string, read: Payment | null = null): Promise<Settlement> {
    const intent = await this.gateway.retrieveIntent(intentId);
    return intent === null ? { kind: 'ignored', reason: 'unknown_intent' } : this.record(intent, read);
  }

  /** Settles an intent that the provider has just reported. @throws ProviderUnavailable */
  async record(intent: Intent, read: Payment | null = null): Promise<Settlement> {
    const settlement = await this.settle.record(intent, read);
    if (settlement.kind !== 'settled' || settlement.status !== 'held') return settlement;
    const held = await this.payments.byIntent(intent.id);
    if (!held || !awaitsCardCheck(held.snapshot())) return settlement;
    // Only an intent that was retrieved names its card.
    const current = intent.card === null ? await this.gateway.retrieveIntent(intent.id) : intent;
    const payment = current && (await this.unitOfWork.run(() => this.decide(held, current)));
    if (!payment || !awaitsCardCheck(payment.snapshot())) return settlement;
    if (payment.snapshot().cardCheck === 'passed')
      await this.gateway.captureIntent(intent.id, payment.askedCents, `${payment.id}:capture`);
    else await this.gateway.cancelIntent(intent.id);
    return this.settle.execute(intent.id);
  }

  /**
   * Decides about the card, and stores it for a guarantee, which stays held. Returns null if the
   * booking is being cancelled: its release ends the hold.
   */
  private async decide({ id, bookingId }: Payment, intent: Intent): Promise<Payment | null> {
    const booking = await this.bookings.lock(bookingId);
    const isOpen = booking?.status === 'active' || booking?.closeKind === 'deadline';
    const payment = isOpen ? await this.payments.lock(id) : null;
    if (!payment || !awaitsCardCheck(payment.snapshot())) return null;
    if (payment.snapshot().cardCheck === 'due') {
      const mayPay = await this.discounts.claimCard(bookingId, intent.card?.fingerprint ?? null);
      payment.markCard(mayPay ? 'passed' : 'refused');
      await this.payments.save(payment);
      if (mayPay && payment.isHeldGuarantee) await this.ended.guarantee(payment);
      if (mayPay && intent.savedCard)
        await this.customers.keepCard(payment.playerId, intent.customerId, intent.savedCard);
    }
    return payment;
  }
}
