import type { BookingStatus, PaymentStatus } from '../domain/booking-status.js';
import type { GameType, Tariff } from '../domain/tariff.js';

/** The court of a booking as players see it. */
export interface BookedCourtView {
  id: string;
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
  id: string;
  bookingDate: string;
  timeSlot: string;
  startsAt: string;
  gameType: GameType;
  tariffType: Tariff;
  totalAmount: string;
  paidAmount: string;
  paymentStatus: PaymentStatus;
  status: BookingStatus;
  paymentDueAt: string;
  timeZone: string;
  court: BookedCourtView;
  venue: { id: string; name: string; location: string };
}

/**
 * A taken hour as every visitor sees it: never by whom. `id` is the real one only for its owner.
 */
export interface CalendarEntry {
  id: string;
  bookingDate: string;
  timeSlot: string;
  gameType: GameType;
  totalAmount: string;
  paymentStatus: PaymentStatus;
  court: { courtNumber: number; name: string };
}

export type SlotStatus = 'available' | 'booked' | 'past' | 'blocked';

/** One of the 16 hours of a court's day. */
export interface SlotView {
  timeSlot: string;
  tariffType: Tariff;
  status: SlotStatus;
  singlesPrice: string;
  doublesPrice: string;
}

/** Reads bookings without their payments. The joined views are in the module `booking-views`. */
export abstract class BookingQueries {
  /** Returns a booking as the holder of its payment link sees it. @throws BookingNotFound */
  abstract shared(bookingId: string): Promise<SharedBookingView>;

  /** Lists a venue's live bookings of a month (1 to 12), by day and hour. @throws VenueNotFound */
  abstract ofVenueMonth(
    venueId: string,
    year: number,
    month: number,
    playerId: string | null,
  ): Promise<CalendarEntry[]>;

  /** Lists the 16 hours of a court on a day (`yyyy-MM-dd`). @throws CourtNotFound */
  abstract availability(courtId: string, date: string): Promise<SlotView[]>;
}
