import { Injectable } from '@nestjs/common';
import type { AdminId, BookingId, VenueId } from '../../../kernel/domain/ids.js';
import { type Cents, formatAmount } from '../../../kernel/domain/money.js';
import { StaffAccounts } from '../../admins/index.js';
import { PlayerBookingQueries } from '../../booking-flow/index.js';
import { formatSlotRange } from '../../bookings/index.js';
import { StaffQueries } from '../../staff/index.js';
import { courtInLetter } from '../domain/booking-facts.js';
import { priceLetter } from '../domain/price-letter.js';
import { LetterBox } from './letter-box.js';
import { LetterSettings } from './letter-settings.js';

/** A sale of reception at another price than the tariff; its event has these fields. */
interface SaleBesideTariff {
  readonly bookingId: BookingId;
  readonly venueId: VenueId;
  readonly adminId: AdminId;
  readonly tariffCents: Cents;
  readonly reason: string;
}

/** Writes to the people who lead a venue what reception has sold beside the tariff. */
@Injectable()
export class SendPriceLetters {
  constructor(
    private readonly bookings: PlayerBookingQueries,
    private readonly staff: StaffQueries,
    private readonly accounts: StaffAccounts,
    private readonly settings: LetterSettings,
    private readonly letters: LetterBox,
  ) {}

  /** Only `SellAtDesk` publishes the event. */
  async execute(payload: Readonly<Record<string, unknown>>): Promise<void> {
    const { bookingId, venueId, adminId, tariffCents, reason } = payload as unknown as SaleBesideTariff;
    const booking = await this.bookings.byId(bookingId);
    const seller = await this.accounts.find(adminId);
    const hours = formatSlotRange(booking.timeSlot, booking.durationMinutes);
    const letter = priceLetter({
      seller: seller?.name ?? 'Recepción',
      venue: booking.venue.name,
      court: courtInLetter(booking.court),
      startsAt: booking.startsAt,
      timeZone: booking.timeZone,
      hours,
      code: booking.code,
      tariff: `$${formatAmount(tariffCents)}`,
      price: `$${booking.totalAmount}`,
      isFree: booking.totalAmount === '0.00',
      reason,
      url: `${this.settings.publicUrl}/admin/desk?buscar=${booking.code}`,
    });
    for (const { id, email: to, name } of await this.staff.leadsOf(venueId))
      await this.letters.post({ key: `price:${bookingId}:${id}`, to, name, letter });
  }
}
