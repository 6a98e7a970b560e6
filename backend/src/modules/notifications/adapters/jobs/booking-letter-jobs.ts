import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../../kernel/application/events.js';
import { type BookingId, idFrom } from '../../../../kernel/domain/ids.js';
import type { LetterAbout } from '../../application/recipients.js';
import { SendBookingLetter } from '../../application/send-booking-letter.js';
import { SendOfferLetter } from '../../application/send-offer-letter.js';
import type { Occasion } from '../../domain/booking-letters.js';

/** The occasion for a letter that each event is. */
const OCCASIONS: Readonly<Record<string, Occasion>> = {
  'booking.paid': 'confirmed',
  'booking.pays_at_club': 'pays_at_club',
  'booking.by_transfer': 'by_transfer',
  'booking.held': 'held',
  'booking.guaranteed': 'guaranteed',
  'booking.guarantee_ended': 'guarantee_ended',
  'booking.owed_at_club': 'owed_at_club',
  'booking.partly_paid': 'part_paid',
  'booking.moved': 'moved',
  'booking.cancelled': 'cancelled',
  'booking.expired': 'expired',
  'booking.resold': 'resold',
  'booking.start_corrected': 'start_corrected',
  'payment.counted': 'receipt',
  'payment.charged_at_deadline': 'charged',
  'payment.excess': 'excess',
  'payment.left': 'left',
  'refund.succeeded': 'refund_succeeded',
  'refund.manual': 'refund_failed',
};

/**
 * Sends letters on the events of bookings, payments and offered hours. Each letter is a job of its
 * own, so it neither gets lost nor delays the request that caused it.
 */
@Injectable()
export class BookingLetterJobs implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly letters: SendBookingLetter,
    private readonly offers: SendOfferLetter,
  ) {}

  onModuleInit(): void {
    for (const [event, occasion] of Object.entries(OCCASIONS))
      this.events.subscribe(
        event,
        `notifications.${occasion.replaceAll('_', '-')}`,
        (payload) =>
          this.letters.execute(
            idFrom<BookingId>(payload.bookingId),
            occasion,
            detailOf(occasion, payload),
            aboutOf(payload),
          ),
        { canWait: true, when: ({ isToldByConfirmation }) => isToldByConfirmation !== true },
      );
    // An offer lasts for some minutes, so its letter does not wait.
    this.events.subscribe('hour.offered', 'notifications.hour-offered', ({ offerId }) =>
      this.offers.execute(String(offerId)),
    );
  }
}

type Payload = Readonly<Record<string, unknown>>;

/** Distinguishes letters of one occasion that a booking can get more than once. */
function detailOf(occasion: Occasion, payload: Payload): string {
  const { startsAt, movedAt, paymentId, refundId } = payload;
  switch (occasion) {
    case 'moved':
      return String(movedAt);
    case 'start_corrected':
      return String(startsAt);
    case 'receipt':
    case 'excess':
    case 'left':
      return String(paymentId);
    case 'refund_succeeded':
    case 'refund_failed':
      return String(refundId);
    default:
      return '';
  }
}

/** Who paid is read when the letter is written: a guest may have signed in meanwhile. */
function aboutOf({ paymentId, refundId, places }: Payload): LetterAbout {
  return {
    places: typeof places === 'number' ? places : undefined,
    paymentId: typeof paymentId === 'string' ? idFrom(paymentId) : undefined,
    refundId: typeof refundId === 'string' ? refundId : undefined,
  };
}
