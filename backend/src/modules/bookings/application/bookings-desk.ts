import type { GameType } from '../domain/tariff.js';
import type { BookingStatus, PaymentStatus } from '../domain/booking-status.js';
import type { BookingView } from './booking-views.js';
import type { BlockView } from './hour-blocks.js';

/** How many places of a payment link are paid. */
export interface PlacesView {
  paid: number;
  total: number;
}

/** What the venue knows of a booking beyond what its owner sees. */
export interface DeskBookingView extends BookingView {
  /** Where letters about it go; `null` where the organiser left no address. */
  organiserEmail: string | null;
  /** `null` where there is no payment link. */
  places: PlacesView | null;
}

/** A refund as players see it: on its way, back, or in need of a person. */
export interface DeskRefundView {
  id: string;
  amount: string;
  status: 'pending' | 'succeeded' | 'failed';
  createdAt: string;
}

/** A payment that has arrived, may still arrive, or is held on a card. */
export interface DeskPaymentView {
  id: string;
  purpose: 'full' | 'share' | 'guarantee' | 'deadline';
  amount: string;
  status: 'pending' | 'processing' | 'held' | 'succeeded';
  createdAt: string;
  refunds: DeskRefundView[];
}

export interface DeskBookingDetail extends DeskBookingView {
  payments: DeskPaymentView[];
}

/** What stands in one hour of a court's day; what is held by a booking or a block is so also once it is past. */
export type DeskHourStatus = 'free' | 'past' | 'booked' | 'closing' | 'blocked';

export interface DeskHourBooking {
  id: string;
  gameType: GameType;
  totalAmount: string;
  paidAmount: string;
  paymentStatus: PaymentStatus;
  places: PlacesView | null;
  organiserEmail: string | null;
}

export interface DeskHourView {
  timeSlot: string;
  status: DeskHourStatus;
  booking: DeskHourBooking | null;
  block: BlockView | null;
}

export interface DeskCourtView {
  id: string;
  courtNumber: number;
  name: string;
  status: 'available' | 'maintenance';
  hours: DeskHourView[];
}

/** A venue's day: every court with its 16 hours. `today` is the venue's. */
export interface DeskDayView {
  date: string;
  today: string;
  timeZone: string;
  venue: { id: string; name: string };
  courts: DeskCourtView[];
}

/** What is looked for; absent fields do not matter. Days are `yyyy-MM-dd`, both included. */
export interface BookingSearch {
  /** The beginning of an id, an e-mail address, a court, a venue or a day, in part. */
  search?: string;
  venueId?: string;
  from?: string;
  to?: string;
  status?: BookingStatus;
  /** From 1. */
  page: number;
}

export interface BookingPageView {
  items: DeskBookingView[];
  total: number;
  page: number;
  pageSize: number;
}

/** Reading bookings as the venue does, whoever made them. */
export abstract class BookingsDesk {
  /** @throws VenueNotFound */
  abstract day(venueId: string, date: string): Promise<DeskDayView>;

  /** Latest hour first. @throws VenueNotFound where one is named that is not there */
  abstract find(search: BookingSearch): Promise<BookingPageView>;

  /** @throws BookingNotFound */
  abstract one(bookingId: string): Promise<DeskBookingDetail>;
}
