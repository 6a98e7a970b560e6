import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import type { Payment } from '../../domain/payment.js';
import { PaymentRepository } from '../ports/payment-repository.js';

/** Ends a payment whose order never arrived, and opens what it reserved. */
@Injectable()
export class AbandonPayment {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly payments: PaymentRepository,
    private readonly links: SharedLinksFacade,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Cancels a payment without an intent. A payment that has an intent by now does not change. */
  execute({ id, bookingId }: Payment): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.bookings.lock(bookingId);
      const payment = await this.payments.lock(id);
      if (payment === null) return;
      payment.abandon(this.clock.now());
      await this.payments.save(payment);
      if (!payment.isFinal) return;
      if (payment.purpose === 'share') await this.links.free(bookingId, id);
      if (payment.purpose === 'full') await this.links.freeRest(bookingId);
    });
  }
}
