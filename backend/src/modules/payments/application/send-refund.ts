import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Events } from '../../../kernel/application/events.js';
import { Jobs } from '../../../kernel/application/jobs.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { toCents } from '../../../kernel/domain/money.js';
import { BookingsFacade } from '../../bookings/index.js';
import { refundPaid, refundReturned } from '../domain/ledger.js';
import { type ProviderRefund, Refund } from '../domain/refund.js';
import { Books } from './books.js';
import { OrderSpent, PaymentGateway, type RefundOrder, RefundRefused } from './payment-gateway.js';
import { PaymentRepository, RefundRepository } from './payment-repository.js';
import { SEND_REFUND_TASK } from './payment-tasks.js';

/** Brings a refund to its end: sent, followed, tried again after a definite failure, or left to a person. */
@Injectable()
export class SendRefund {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly refunds: RefundRepository,
    private readonly payments: PaymentRepository,
    private readonly bookings: BookingsFacade,
    private readonly gateway: PaymentGateway,
    private readonly books: Books,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Safe to repeat at any time. @throws ProviderUnavailable */
  async execute(refundId: string): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (!refund?.isOpen) return;
    const payment = await this.payments.find(refund.state.paymentId);
    const intentId = payment?.state.intentId;
    if (!intentId) throw new Error(`refund ${refundId} has no intent`);
    const order = { refundId, intentId, amount: refund.state.amountCents, key: refund.key };
    await this.follow(refund, await this.atProvider(refund, order), order.key);
  }

  /** What the provider says of one of its refunds, ours or not. @throws ProviderUnavailable */
  async hear(providerRefundId: string): Promise<void> {
    const told = await this.gateway.retrieveRefund(providerRefundId);
    if (told === null) return;
    const refund = told.refundId === null ? null : await this.refunds.find(told.refundId);
    if (refund) return this.follow(refund, told, refund.key);
    await this.recordFromOutside(told);
  }

  private async atProvider(refund: Refund, order: RefundOrder): Promise<ProviderRefund | 'refused'> {
    if (refund.state.providerId !== null) {
      const known = await this.gateway.retrieveRefund(refund.state.providerId);
      if (known) return known;
    }
    if (refund.state.status === 'submitted') {
      const sent = await this.gateway.findRefund(order);
      if (sent) return sent;
    } else {
      await this.change(refund, (current) => current.submit());
    }
    try {
      return await this.gateway.refund(order);
    } catch (error) {
      if (error instanceof OrderSpent) return (await this.gateway.findRefund(order)) ?? 'refused';
      if (!(error instanceof RefundRefused)) throw error;
      this.logger.error({ refundId: order.refundId, code: error.code }, 'the provider refuses a refund');
      return 'refused';
    }
  }

  private follow(refund: Refund, told: ProviderRefund | 'refused', key: string): Promise<void> {
    return this.change(refund, async (current) => {
      const at = this.clock.now();
      const before = current.state.status;
      const { bookingId, amountCents: amount, paymentId } = current.state;
      if (told === 'refused') current.refuse(key, at);
      else {
        const moved = current.follow(told, at);
        const excess = (await this.payments.find(paymentId))?.state.excess ?? false;
        const movement = { providerId: told.id, bookingId, amount, excess, at };
        if (moved === 'left') await this.books.enter(refundPaid(movement));
        if (moved === 'came_back') await this.books.enter(refundReturned(movement));
      }
      await this.afterwards(current, before);
    });
  }

  private async afterwards(refund: Refund, before: string): Promise<void> {
    const { id: refundId, bookingId, status } = refund.state;
    if (status === 'requested')
      await this.jobs.schedule(SEND_REFUND_TASK, { refundId }, { key: `${SEND_REFUND_TASK}:${refundId}` });
    if (status === before) return;
    if (status === 'manual') this.logger.error({ refundId, bookingId }, 'a refund needs a person');
    if (status === 'succeeded' || status === 'manual')
      await this.events.publish({ name: `refund.${status}`, payload: { refundId, bookingId } });
  }

  /** Somebody refunded at the provider itself: the money has moved, so it is recorded against its payment. */
  private async recordFromOutside(told: ProviderRefund): Promise<void> {
    const payment = await this.payments.byIntent(told.intentId);
    if (payment === null || told.status !== 'succeeded' || !told.movedMoney) return;
    const { id: paymentId, bookingId, excess } = payment.state;
    await this.unitOfWork.run(async () => {
      await this.bookings.lock(bookingId);
      if (await this.refunds.knows(told.id)) return;
      const amountCents = toCents(told.amountCents);
      const at = this.clock.now();
      const id = this.ids.next();
      const refund = Refund.request({
        id,
        paymentId,
        bookingId,
        amountCents,
        reason: 'outside',
        createdAt: at,
      });
      refund.follow(told, at);
      await this.refunds.add(refund);
      await this.books.enter(refundPaid({ providerId: told.id, bookingId, amount: amountCents, excess, at }));
    });
  }

  /** Booking first, then refund. */
  private change(refund: Refund, act: (current: Refund) => void | Promise<void>): Promise<void> {
    const { id, bookingId } = refund.state;
    return this.unitOfWork.run(async () => {
      await this.bookings.lock(bookingId);
      const current = await this.refunds.lock(id);
      if (!current) return;
      await act(current);
      await this.refunds.save(current);
      Object.assign(refund.state, current.state);
    });
  }
}
