import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import { toCents } from '../../../../kernel/domain/money.js';
import { BookingsFacade } from '../../../bookings/index.js';
import type { ProviderRefund } from '../../../payment-provider/index.js';
import type { Payment } from '../../domain/payment.js';
import { Refund } from '../../domain/refund.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { RequestRefunds } from '../settling/request-refunds.js';
import { RefundMovements } from './refund-movements.js';

/** Stores a refund that was made directly at the provider. */
@Injectable()
export class RecordOutsideRefund {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly refunds: RefundRepository,
    private readonly movements: RefundMovements,
    private readonly requestRefunds: RequestRefunds,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** It replaces refunds that the application owes. Safe to repeat. */
  execute({ id: paymentId, bookingId }: Payment, report: ProviderRefund): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.bookings.lock(bookingId);
      if ((await this.refunds.byProviderId(report.id)) !== null) return;
      const refund = Refund.request({
        id: this.ids.next(),
        paymentId,
        bookingId,
        amountCents: toCents(report.amountCents),
        reason: 'outside',
        createdAt: this.clock.now(),
      });
      await this.movements.apply(refund, report);
      await this.refunds.add(refund);
      await this.requestRefunds.execute(bookingId);
    });
  }
}
