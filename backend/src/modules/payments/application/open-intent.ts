import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { BookingsFacade } from '../../bookings/index.js';
import { SharedLinksFacade } from '../../shared-links/index.js';
import type { Intent } from '../domain/intent.js';
import type { Payment } from '../domain/payment.js';
import type { PaymentStatus } from '../domain/payment-status.js';
import { OrderSpent, PaymentGateway } from './payment-gateway.js';
import { CustomerRegister, PaymentRepository } from './payment-repository.js';
import { SettlePayment } from './settle-payment.js';

const ALIVE = new Set<PaymentStatus>(['open', 'processing', 'held']);

/** Sees to it that a stored payment has its intent at the provider. Safe to repeat after any failure. */
@Injectable()
export class OpenIntent {
  /** By payment id; whoever asks meanwhile waits for the same answer, because the provider takes one at a time. */
  private readonly underWay = new Map<string, Promise<Intent | null>>();

  constructor(
    private readonly gateway: PaymentGateway,
    private readonly payments: PaymentRepository,
    private readonly customers: CustomerRegister,
    private readonly bookings: BookingsFacade,
    private readonly links: SharedLinksFacade,
    private readonly settle: SettlePayment,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers the intent while it can still be paid, with the payment brought in line; `null` where this payment has
   * ended, whichever way, and the booking says whether another one is needed.
   * @throws ProviderUnavailable
   */
  execute(payment: Payment): Promise<Intent | null> {
    const { id } = payment.state;
    const running = this.underWay.get(id) ?? this.open(payment).finally(() => this.underWay.delete(id));
    this.underWay.set(id, running);
    return running;
  }

  private async open(payment: Payment): Promise<Intent | null> {
    const intent = await this.atProvider(payment);
    if (intent === null) return null;
    const settlement = await this.settle.record(intent);
    const alive = settlement.kind === 'settled' && ALIVE.has(settlement.status);
    return alive ? intent : null;
  }

  private async atProvider(payment: Payment): Promise<Intent | null> {
    const { id: paymentId, bookingId, intentId, askedCents: amount, purpose, cardId } = payment.state;
    if (intentId !== null) return this.gateway.retrieveIntent(intentId);
    if (payment.isAbandoned(this.clock.now())) return this.findOrAbandon(payment);
    try {
      const customerId = await this.customerOf(payment);
      const capture = purpose === 'guarantee' ? 'hold' : 'now';
      const keepsCard = purpose === 'full' || purpose === 'guarantee'; // the organiser's, never a friend's
      const order = { paymentId, bookingId, customerId, amount, keepsCard, capture, cardId } as const;
      return await this.gateway.createIntent(order);
    } catch (error) {
      if (!(error instanceof OrderSpent)) throw error;
      if (error.reason === 'customer_gone') await this.customers.forget(payment.state.playerId);
      return this.findOrAbandon(payment);
    }
  }

  /** The order cannot be placed again under its key; but its answer may have got lost, and the intent is there. */
  private async findOrAbandon(payment: Payment): Promise<Intent | null> {
    const { id: paymentId, playerId } = payment.state;
    const customerId = await this.customers.find(playerId);
    const made = customerId === null ? null : await this.gateway.findIntent({ paymentId, customerId });
    if (made === null) await this.abandon(payment);
    return made;
  }

  private async customerOf({ state: { id, playerId } }: Payment): Promise<string> {
    const known = await this.customers.find(playerId);
    if (known !== null) return known;
    return this.customers.keep(playerId, await this.gateway.createCustomer(playerId, `${id}:customer`));
  }

  /** Gives up a payment of which the provider has nothing; one that is past that point stays as it is. */
  private abandon({ state: { id, bookingId } }: Payment): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.bookings.lock(bookingId);
      const payment = await this.payments.lock(id);
      if (payment === null) return;
      payment.abandon(this.clock.now());
      await this.payments.save(payment);
      if (payment.isFinal && payment.state.purpose === 'share') await this.links.free(bookingId, id);
    });
  }
}
