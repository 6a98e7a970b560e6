import { Injectable } from '@nestjs/common';
import type { BookingId } from '../../../kernel/domain/ids.js';
import { BookingNotActive } from '../../bookings/index.js';
import { ManageLinks } from '../../manage-links/index.js';
import { DeskQueries } from './desk-queries.js';

/** Gives the desk the link of a booking that its organiser gets in letters. */
@Injectable()
export class PaymentLinkOfBooking {
  constructor(
    private readonly desk: DeskQueries,
    private readonly links: ManageLinks,
  ) {}

  /** @throws BookingNotFound, BookingNotActive */
  async of(bookingId: BookingId): Promise<string> {
    const { status, userId } = await this.desk.one(bookingId);
    if (status !== 'active') throw new BookingNotActive();
    return this.links.urlFor(bookingId, userId);
  }
}
