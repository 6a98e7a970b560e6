import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import type { BookingId } from '../../../kernel/domain/ids.js';
import { BookingsFacade } from '../../bookings/index.js';
import { SharedLinkRepository } from './shared-link-repository.js';

/** Lets a payment link expire at the payment deadline of its booking, after that has changed. */
@Injectable()
export class FollowDeadline {
  constructor(
    private readonly bookings: BookingsFacade,
    private readonly links: SharedLinkRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Does nothing if the booking has no link. Safe to repeat. */
  execute(bookingId: BookingId): Promise<void> {
    return this.unitOfWork.run(async () => {
      const booking = await this.bookings.lock(bookingId);
      const link = booking && (await this.links.ofBooking(bookingId));
      if (!link) return;
      link.expireAt(booking.paymentDueAt);
      await this.links.save(link);
    });
  }
}
