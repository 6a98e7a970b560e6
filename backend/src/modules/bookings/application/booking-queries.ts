import type { GameType } from '../../../kernel/domain/games.js';
import type { BookingId, CourtId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { Tariff } from '../../../kernel/domain/tariff.js';
import type { VenueLocator } from '../../admins/index.js';
import type { BookingStatus, BookingPaymentStatus } from '../domain/booking-status.js';

/** The court of a booking as players see it. */
export interface BookedCourtView {
  id: CourtId;
  courtNumber: number;
  name: string;
  imageUrl: string | null;
  surface: string;
}

/**
 * A booking as the holder of its payment link sees it: nothing about its owner. Amounts are decimal
 * strings; `bookingDate` is the venue's local time.
 */
export interface SharedBookingView {
  id: BookingId;
  /** `K7M-4QX`: names the booking among people. Knowing it gives no right to anything. */
  code: string;
  bookingDate: string;
  timeSlot: string;
  durationMinutes: number;
  startsAt: string;
  /** When the play ends, as an instant like `startsAt`. */
  endsAt: string;
  gameType: GameType;
  tariffType: Tariff;
  totalAmount: string;
  paidAmount: string;
  paymentStatus: BookingPaymentStatus;
  status: BookingStatus;
  paymentDueAt: string;
  timeZone: string;
  court: BookedCourtView;
  venue: { id: VenueId; name: string; location: string };
}

/** Reads bookings without their payments. The joined views are in the module `booking-flow`. */
export abstract class BookingQueries implements VenueLocator {
  /** Returns a booking as the holder of its payment link sees it. @throws BookingNotFound */
  abstract shared(bookingId: BookingId): Promise<SharedBookingView>;

  /** Returns the venue of a booking, or null. */
  abstract venueOf(bookingId: BookingId): Promise<VenueId | null>;

  /** Returns true if this player made the booking. */
  abstract isOf(bookingId: BookingId, playerId: PlayerId): Promise<boolean>;
}
