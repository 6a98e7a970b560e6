import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { BookingsFacade } from '../../../bookings/index.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import type { Payment } from '../../domain/payment.js';
import { placeHeldUntil } from '../../domain/place-hold.js';
import { RELEASE_PLACE_TASK } from '../payment-tasks.js';

/** Holds a place of an open game as long as every other one, because its payer has tried a card. */
@Injectable()
export class HoldPlaceLonger {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly links: SharedLinksFacade,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Returns false if the place was held as long as every other one. */
  execute({ id: paymentId, bookingId, createdAt }: Payment): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lock(bookingId);
      if (booking?.status !== 'active') return false;
      const until = placeHeldUntil(createdAt, booking.paymentDueAt);
      if (until <= this.clock.now()) return false;
      await this.links.holdUntil(bookingId, paymentId, until);
      await this.jobs.schedule(RELEASE_PLACE_TASK, { paymentId, until }, { runAt: until });
      return true;
    });
  }
}
