import { Injectable, Logger } from '@nestjs/common';
import { Events } from '../../../kernel/application/events.js';
import { Jobs } from '../../../kernel/application/jobs.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { BookingsFacade } from '../../bookings/index.js';
import { refundPaid, refundReturned } from '../domain/ledger.js';
import type { ProviderRefund, Refund, RefundStatus } from '../domain/refund.js';
import { Books } from './books.js';
import { PaymentRepository, RefundRepository } from './payment-repository.js';
import { SEND_REFUND_TASK } from './payment-tasks.js';
import { RequestRefunds } from './request-refunds.js';

/** Brings a refund in line with what the provider says of it: row, ledger, and whatever follows, in one transaction. */
@Injectable()
export class FollowRefund {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly refunds: RefundRepository,
    private readonly payments: PaymentRepository,
    private readonly bookings: BookingsFacade,
    private readonly books: Books,
    private readonly requestRefunds: RequestRefunds,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** `refused`: the provider will not carry out the attempt of this key. Any number of times, in any order. */
  execute(refund: Refund, told: ProviderRefund | 'refused', key: string): Promise<void> {
    return this.change(refund, (current) => {
      if (told === 'refused') current.refuse(key, this.clock.now());
      else return this.move(current, told);
    });
  }

  /** From here on the outcome is unknown until the provider says it. */
  submit(refund: Refund): Promise<void> {
    return this.change(refund, (current) => current.submit());
  }

  /** Enters what moved into the ledger; inside a unit of work, the booking locked. */
  async move(refund: Refund, told: ProviderRefund): Promise<void> {
    const at = this.clock.now();
    const { bookingId, amountCents: amount, paymentId } = refund.state;
    const moved = refund.follow(told, at);
    if (moved === 'nothing') return;
    const excess = (await this.payments.find(paymentId))?.state.excess ?? false;
    const movement = { providerId: told.id, bookingId, amount, excess, at };
    await this.books.enter(moved === 'left' ? refundPaid(movement) : refundReturned(movement));
  }

  /** Booking first, then refund. The given one then stands as the stored one. */
  private change(refund: Refund, act: (current: Refund) => void | Promise<void>): Promise<void> {
    const { id, bookingId } = refund.state;
    return this.unitOfWork.run(async () => {
      await this.bookings.lock(bookingId);
      const current = await this.refunds.lock(id);
      if (!current) return;
      const before = current.state.status;
      await act(current);
      await this.refunds.save(current);
      await this.afterwards(current, before);
      Object.assign(refund.state, current.state);
    });
  }

  private async afterwards(refund: Refund, before: RefundStatus): Promise<void> {
    const { id: refundId, bookingId, status } = refund.state;
    if (status === 'requested')
      await this.jobs.schedule(SEND_REFUND_TASK, { refundId }, { key: `${SEND_REFUND_TASK}:${refundId}` });
    if (status === before) return;
    if (status !== 'submitted') await this.requestRefunds.execute(bookingId);
    if (status === 'manual') this.logger.error({ refundId, bookingId }, 'a refund needs a person');
    if (status === 'succeeded' || status === 'manual')
      await this.events.publish({ name: `refund.${status}`, payload: { refundId, bookingId } });
  }
}
