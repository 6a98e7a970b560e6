import type { BookingStatus, PaymentStatus } from '../domain/booking-status.js';
import type { GameType, Tariff } from '../domain/tariff.js';

/** One line of the refund timetable: until that instant, `percentage` of what was paid (`amount` of the total). */
export interface RefundTermView {
  until: string;
  localUntil: string;
  percentage: number;
  amount: string;
}

/**
 * What the deadline does: charges what is missing to the held guarantee, to the card saved by an earlier payment, or
 * lets the booking expire.
 */
export type DeadlinePlan = 'charges_guarantee' | 'charges_saved_card' | 'expires';

/** A booking as its owner sees it. Amounts are decimal strings, `bookingDate` the venue's wall clock. */
export interface BookingView {
  id: string;
  courtId: string;
  venueId: string;
  userId: string;
  bookingDate: string;
  timeSlot: string;
  startsAt: string;
  gameType: GameType;
  tariffType: Tariff;
  totalAmount: string;
  paidAmount: string;
  discountAmount: string;
  paymentStatus: PaymentStatus;
  status: BookingStatus;
  paymentDueAt: string;
  createdAt: string;
  timeZone: string;
  refundPolicy: RefundTermView[];
  /** The code that is on the booking. */
  discountCode: string | null;
  /** What goes or went back to the cards that paid. */
  refundedAmount: string;
  /** `pending`: on its way; `failed`: at least one refund needs a person. */
  refundStatus: 'none' | 'pending' | 'succeeded' | 'failed';
  /** Who cancelled it; `null` where nobody did. */
  cancelledBy: 'player' | 'venue' | null;
  /** What they wrote about it. */
  cancellationReason: string | null;
  /** Whether there is a payment link. */
  isShared: boolean;
  /** What happens at the deadline if something is missing. */
  atDeadline: DeadlinePlan;
  court: { id: string; courtNumber: number; name: string; imageUrl: string | null; surface: string };
  venue: { id: string; name: string; location: string };
}

/** A booking as the holder of its payment link sees it: nothing about its owner. */
export type SharedBookingView = Pick<
  BookingView,
  | 'id'
  | 'bookingDate'
  | 'timeSlot'
  | 'startsAt'
  | 'gameType'
  | 'tariffType'
  | 'totalAmount'
  | 'paidAmount'
  | 'paymentStatus'
  | 'status'
  | 'paymentDueAt'
  | 'timeZone'
  | 'court'
  | 'venue'
>;

/** A taken hour as everybody may see it: never by whom. `id` is the real one only for its owner. */
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

/** Reading bookings: straight from SQL to what the API answers. */
export abstract class BookingViews {
  /** @throws BookingNotFound where it is unknown or not this player's */
  abstract own(bookingId: string, playerId: string | null): Promise<BookingView>;

  /** A booking whoever owns it; for our own letters. @throws BookingNotFound */
  abstract byId(bookingId: string): Promise<BookingView>;

  /** What the holder of a payment link may see. @throws BookingNotFound */
  abstract shared(bookingId: string): Promise<SharedBookingView>;

  /** The player's bookings, latest hour first. */
  abstract ofPlayer(playerId: string): Promise<BookingView[]>;

  /** Live bookings of the venue's current day, over all venues, by hour. */
  abstract today(): Promise<BookingView[]>;

  /** A venue's live bookings of a month (1 to 12), by day and hour. @throws VenueNotFound */
  abstract ofVenueMonth(
    venueId: string,
    year: number,
    month: number,
    playerId: string | null,
  ): Promise<CalendarEntry[]>;

  /** The 16 hours of a court on a day (`yyyy-MM-dd`). @throws CourtNotFound */
  abstract availability(courtId: string, date: string): Promise<SlotView[]>;
}
