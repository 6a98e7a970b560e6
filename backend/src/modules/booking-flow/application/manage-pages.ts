import { Injectable } from '@nestjs/common';
import { PlayerProfiles } from '../../players/index.js';
import type { OpenedLink } from '../../manage-links/index.js';
import { BookingPartQueries, type BookingPartView } from './booking-part-queries.js';
import { forHolder } from './for-holder.js';
import { type BookingView, PlayerBookingQueries } from './player-booking-queries.js';
import { type ReceiptPayment, ReceiptQueries } from './receipt-queries.js';

/** The booking behind the link of a letter. Either `booking` or `part` is null. */
export interface ManagePage {
  /** The booking, without the organiser's card; null if the letter went to a friend who paid. */
  booking: BookingView | null;
  /** The part of a friend who paid; null if the letter went to the organiser. */
  part: BookingPartView | null;
  /** The payments that the recipient of the letter may see, without cards and references. */
  payments: ReceiptPayment[];
  /** True if this browser is signed in as the organiser: it needs no code. */
  isOrganiser: boolean;
  /** True if the organiser has an address to which a code can be sent. */
  canGetCode: boolean;
}

/** Reads what a letter's link shows. A person to whom it was forwarded may read all of it. */
@Injectable()
export class ManagePages {
  constructor(
    private readonly bookings: PlayerBookingQueries,
    private readonly parts: BookingPartQueries,
    private readonly receipts: ReceiptQueries,
    private readonly profiles: PlayerProfiles,
  ) {}

  /** @param callerId the player of the browser that opens the link, or null */
  async of({ bookingId, playerId }: OpenedLink, callerId: string | null): Promise<ManagePage> {
    const booking = await this.bookings.byId(bookingId);
    if (booking.userId !== playerId) {
      const part = await this.parts.ofRecipient(bookingId, playerId);
      const payments = (await this.receipts.ofPayer(bookingId, playerId)).map(withoutCard);
      return { booking: null, part, payments, isOrganiser: false, canGetCode: false };
    }
    const payments = (await this.receipts.ofBooking(bookingId, playerId)).map(withoutCard);
    const { email } = await this.profiles.of(playerId);
    const isOrganiser = callerId === playerId;
    return { booking: forHolder(booking), part: null, payments, isOrganiser, canGetCode: email !== null };
  }
}

function withoutCard(payment: ReceiptPayment): ReceiptPayment {
  return { ...payment, card: null, reference: null };
}
