import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/domain/id.js';
import type { BookingId } from '../../../kernel/domain/ids.js';
import { PaymentLinkOfBooking, PlayerBookingQueries } from '../../booking-flow/index.js';
import { formatSlotRange } from '../../bookings/index.js';
import { letterFacts } from '../domain/booking-facts.js';
import { LETTERS } from '../domain/booking-letters.js';
import { LinkNotMailed, MailUnavailable, NothingToPay } from '../domain/payment-link-errors.js';
import { LetterBox } from './letter-box.js';
import { SentMailRepository } from './sent-mail-repository.js';

/** Mails the payment link of a booking to an address that the desk has been given. */
@Injectable()
export class SendPaymentLink {
  constructor(
    private readonly links: PaymentLinkOfBooking,
    private readonly bookings: PlayerBookingQueries,
    private readonly letters: LetterBox,
    private readonly sent: SentMailRepository,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns once the mail server has the letter, so that the desk says no more than is true.
   * @throws BookingNotFound, BookingNotActive, NothingToPay, LinkNotMailed, MailUnavailable
   */
  async execute(bookingId: BookingId, to: string): Promise<void> {
    const url = await this.links.of(bookingId);
    const booking = await this.bookings.byId(bookingId);
    if (booking.paymentStatus === 'completed') throw new NothingToPay();
    const hours = formatSlotRange(booking.timeSlot, booking.durationMinutes);
    const reader = { isOrganiser: true, organiser: null, payments: [], othersPaid: false, url };
    const letter = LETTERS.payment_link(letterFacts({ ...booking, hours }, reader));
    const key = `payment_link:${bookingId}:${this.ids.next()}`;
    await this.letters.post({ key, to, letter, isAboutBooking: true }).catch(() => {
      throw new MailUnavailable();
    });
    const outcome = await this.sent.outcomeOf([key]);
    if (outcome !== 'sent') throw new LinkNotMailed(outcome);
  }
}
