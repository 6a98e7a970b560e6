import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import type { BookingId, PaymentId } from '../../../kernel/domain/ids.js';
import { BookingQueries, wallTimeOf } from '../../bookings/index.js';
import { SharedLinksFacade } from '../../shared-links/index.js';
import { BankDeciding } from '../domain/desk-errors.js';

/** Knows until when the desk has to wait for a bank. */
@Injectable()
export class BankWaits {
  constructor(
    private readonly links: SharedLinksFacade,
    private readonly bookings: BookingQueries,
    private readonly clock: Clock,
  ) {}

  /** Returns the refusal for a payment about which a bank decides, with the minute, if known. */
  async refusal(bookingId: BookingId, paymentId: PaymentId): Promise<BankDeciding> {
    const until = await this.links.keptUntil(bookingId, paymentId);
    const seconds = until === null ? 0 : Math.ceil((until.getTime() - this.clock.now().getTime()) / 1000);
    if (until === null || seconds <= 0) return new BankDeciding(null);
    const { timeZone } = await this.bookings.shared(bookingId);
    return new BankDeciding({ time: wallTimeOf(until, timeZone).slice(11, 16), seconds });
  }
}
