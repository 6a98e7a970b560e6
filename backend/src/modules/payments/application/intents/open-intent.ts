import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import { BookingQueries } from '../../../bookings/index.js';
import { isHeldFirst } from '../../domain/card-check.js';
import {
  CustomerRepository,
  type Intent,
  OrderSpent,
  PaymentGateway,
  type ProviderCustomer,
} from '../../../payment-provider/index.js';
import { isOpenedBy } from '../../domain/intent-agreement.js';
import type { Payment } from '../../domain/payment.js';
import type { PaymentStatus } from '../../domain/payment-status.js';
import { PaymentRepository } from '../ports/payment-repository.js';
import { SettleHold } from '../settling/settle-hold.js';
import { AbandonPayment } from './abandon-payment.js';

const PAYABLE = new Set<PaymentStatus>(['open', 'processing', 'held']);

/** The facts that are known of the payer of a payment. */
export interface Payer {
  /** True for the organiser of the booking. */
  readonly isOrganiser?: boolean | undefined;
  /** Null if the payer has none yet. */
  readonly customer?: ProviderCustomer | null;
}

/**
 * Makes sure that a stored payment has its intent at the provider. Safe to repeat after any
 * failure.
 */
@Injectable()
export class OpenIntent {
  /**
   * By payment id. Simultaneous callers share one call, because the provider rejects parallel ones.
   */
  private readonly inProgress = new Map<string, Promise<Intent | null>>();

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly payments: PaymentRepository,
    private readonly customers: CustomerRepository,
    private readonly owners: BookingQueries,
    private readonly settle: SettleHold,
    private readonly abandon: AbandonPayment,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the intent if it can still be paid, or null if this payment has ended. Records the
   * state of the intent.
   * @param payer what the caller has read; the rest is read if it is needed
   * @throws ProviderUnavailable
   */
  execute(payment: Payment, payer: Payer = {}): Promise<Intent | null> {
    const { id } = payment;
    const call =
      this.inProgress.get(id) ?? this.open(payment, payer).finally(() => this.inProgress.delete(id));
    this.inProgress.set(id, call);
    return call;
  }

  private async open(payment: Payment, payer: Payer): Promise<Intent | null> {
    const intent = await this.atProvider(payment, payer);
    if (intent === null) return null;
    if (isOpenedBy(payment.snapshot(), intent) && (await this.payments.open(payment.id, intent.id)))
      return intent;
    const settlement = await this.settle.record(intent, payment);
    if (settlement.kind === 'contradicts') return this.end(intent.id);
    return settlement.kind === 'settled' && PAYABLE.has(settlement.status) ? intent : null;
  }

  /** An intent that differs from what was asked must not be paid. */
  private async end(intentId: string): Promise<null> {
    const ended = await this.gateway.cancelIntent(intentId);
    if (ended !== null) await this.settle.record(ended);
    return null;
  }

  private async atProvider(payment: Payment, payer: Payer): Promise<Intent | null> {
    if (payment.intentId !== null) return this.gateway.retrieveIntent(payment.intentId);
    if (payment.isStale(this.clock.now())) return this.findOrAbandon(payment);
    const { id: paymentId, bookingId, askedCents: amount, cardId } = payment;
    try {
      return await this.gateway.createIntent({
        paymentId,
        bookingId,
        customerId: await this.customerOf(payment, payer),
        amount,
        keepsCard: await this.keepsCard(payment, payer),
        capture: isHeldFirst(payment.snapshot()) ? 'hold' : 'now',
        cardId,
      });
    } catch (error) {
      if (!(error instanceof OrderSpent)) throw error;
      if (error.reason === 'customer_gone' && payment.customerId === null)
        await this.customers.forget(payment.playerId);
      return this.findOrAbandon(payment);
    }
  }

  /** Only the organiser's card is saved, and only the organiser has read so. */
  private async keepsCard(
    { purpose, bookingId, playerId }: Payment,
    { isOrganiser }: Payer,
  ): Promise<boolean> {
    if (purpose === 'guarantee') return true;
    return purpose === 'full' && (isOrganiser ?? (await this.owners.isOf(bookingId, playerId)));
  }

  /**
   * The order cannot be placed again under its key. The intent may still exist, if the provider's
   * response was lost.
   */
  private async findOrAbandon(payment: Payment): Promise<Intent | null> {
    const customerId = payment.customerId ?? (await this.customers.find(payment.playerId));
    const intent =
      customerId === null ? null : await this.gateway.findIntent({ paymentId: payment.id, customerId });
    if (intent === null) await this.abandon.execute(payment);
    return intent;
  }

  private async customerOf({ id, playerId, customerId }: Payment, { customer }: Payer): Promise<string> {
    const read = customer === undefined ? await this.customers.of(playerId) : customer;
    const stored = customerId ?? read?.customerId ?? null;
    if (stored !== null) return stored;
    return this.customers.keep(playerId, await this.gateway.createCustomer(playerId, `${id}:customer`));
  }
}
