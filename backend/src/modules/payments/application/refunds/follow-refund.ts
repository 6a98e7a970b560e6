import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { BookingsFacade } from '../../../bookings/index.js';
import type { ProviderRefund } from '../../../payment-provider/index.js';
import type { Refund } from '../../domain/refund.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { RefundMovements } from './refund-movements.js';
import { RefundOutcomes } from './refund-outcomes.js';

/**
 * Records the provider's state of a refund: refund, ledger and follow-up work in one transaction.
 */
@Injectable()
export class FollowRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly bookings: BookingsFacade,
    private readonly movements: RefundMovements,
    private readonly outcomes: RefundOutcomes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Records a report of the provider, or its refusal of the attempt with this key. Calls may come
   * in any order and repeatedly.
   */
  async execute(refundId: string, report: ProviderRefund | 'refused', key: string): Promise<void> {
    await this.change(refundId, (refund) => {
      if (report === 'refused') refund.refuse(key, this.clock.now());
      else return this.movements.apply(refund, report);
    });
  }

  /**
   * Records that the current attempt is about to be sent. Returns the refund as it then is, or null
   * if it is unknown.
   */
  submit(refundId: string): Promise<Refund | null> {
    return this.change(refundId, (refund) => refund.submit());
  }

  /** Replaces a key under which the provider will never make the refund. */
  async takeNewKey(refundId: string, spent: string): Promise<void> {
    await this.change(refundId, (refund) => refund.takeNewKey(spent));
  }

  private change(refundId: string, update: (refund: Refund) => void | Promise<void>): Promise<Refund | null> {
    return this.unitOfWork.run(async () => {
      const refund = await this.lock(refundId);
      if (!refund) return null;
      const before = refund.status;
      await update(refund);
      await this.refunds.save(refund);
      await this.outcomes.follow(refund, before);
      return refund;
    });
  }

  /** Locks the booking first, then the refund. */
  private async lock(refundId: string): Promise<Refund | null> {
    const bookingId = (await this.refunds.find(refundId))?.bookingId;
    if (bookingId === undefined) return null;
    await this.bookings.lock(bookingId);
    return this.refunds.lock(refundId);
  }
}
