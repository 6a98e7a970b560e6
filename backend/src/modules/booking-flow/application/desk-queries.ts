import type { GameType } from '../../../kernel/domain/games.js';
import type { BookingId, CustomerId, PaymentId, VenueId } from '../../../kernel/domain/ids.js';
import type { VenueScope } from '../../roles/index.js';
import type { BlockView, BookingStatus, BookingPaymentStatus } from '../../bookings/index.js';
import type { DeskMethod } from '../../payments/index.js';
import type { BookingView } from './player-booking-queries.js';

/** The number of places of a payment link, and how many are paid. */
export interface PlacesView {
  paid: number;
  total: number;
}

/** The organiser of a booking, as far as known. */
export interface OrganiserView {
  organiserName: string | null;
  /** E.164. */
  organiserPhone: string | null;
  /** The address for letters. */
  organiserEmail: string | null;
}

/** A booking as the venue sees it. */
export interface DeskBookingView extends BookingView, OrganiserView {
  /** `null` if there is no payment link. */
  places: PlacesView | null;
}

/** A refund as players see it. `disputed`: it waits for a dispute; `failed`: a person is needed. */
export interface DeskRefundView {
  id: string;
  amount: string;
  status: 'to_hand_over' | 'pending' | 'disputed' | 'succeeded' | 'failed';
  createdAt: string;
  /** The number of its credit note; `null` until the money leaves. */
  receipt: string | null;
}

/** A payment that has succeeded, may still succeed, or is held on a card. */
export interface DeskPaymentView {
  id: PaymentId;
  purpose: 'full' | 'share' | 'guarantee' | 'deadline' | 'desk';
  /** How money of the purpose `desk` was taken; `card` for any other purpose. */
  method: 'card' | DeskMethod;
  /** Who took the money at the desk; `null` for a card. */
  takenBy: string | null;
  /** The note of the desk about it, such as the number of the bank. */
  reference: string | null;
  amount: string;
  /** False if the booking does not need the money, so that it goes back. */
  counts: boolean;
  /** `contradicted`: the provider took something else than what was asked; it does not count. */
  status: 'pending' | 'processing' | 'held' | 'succeeded' | 'contradicted';
  /** ISO code of the amount. */
  currency: string;
  /** The last dispute of the payment at the payer's bank. */
  dispute: 'open' | 'won' | 'lost' | null;
  /** `null` if the payer left no name. */
  payerName: string | null;
  createdAt: string;
  /** The number of its receipt; `null` until the money arrives. */
  receipt: string | null;
  refunds: DeskRefundView[];
}

/** A place of a payment link, as the desk sees it. */
export interface DeskPlaceView {
  /** Counted from 1. */
  number: number;
  amount: string;
  status: 'open' | 'reserved' | 'paid' | 'void';
  /** Who pays it or has paid it; `null` if that is not known. */
  payerName: string | null;
  /** True if the desk took the money. */
  atClub: boolean;
}

/** To whom the desk sold a booking. */
export interface DeskSaleView {
  customer: { id: CustomerId; name: string };
  /** The names of the other players. */
  players: string[];
  note: string | null;
}

export interface DeskBookingDetail extends DeskBookingView {
  /** `null` if the player booked it. */
  sale: DeskSaleView | null;
  /** Of its payment link; none without one. */
  placeList: DeskPlaceView[];
  payments: DeskPaymentView[];
}

/**
 * The state of a part of a court's day. What is booked or blocked keeps it when it is past. `kept`:
 * the hour is offered to a player on the waiting list.
 */
export type DeskHourStatus = 'free' | 'past' | 'booked' | 'closing' | 'blocked' | 'kept';

export interface DeskHourBooking extends OrganiserView {
  id: string;
  code: string;
  gameType: GameType;
  totalAmount: string;
  paidAmount: string;
  paymentStatus: BookingPaymentStatus;
  /** True if what is missing is paid at the desk. */
  paysAtClub: boolean;
  /** True if the player has chosen to transfer what is missing. */
  byTransfer: boolean;
  places: PlacesView | null;
}

/** A booking, a block, or free time of a court, an hour long at most. */
export interface DeskHourView {
  timeSlot: string;
  durationMinutes: number;
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

/** A venue's day: every court with its hours. `today` is the venue's current day. */
export interface DeskDayView {
  date: string;
  today: string;
  timeZone: string;
  venue: { id: string; name: string };
  /** The intervals in which the venue is open, `["06:00", "22:00"]`. */
  opening: string[][];
  courts: DeskCourtView[];
}

/** The filters of a search; an absent filter matches all. Days are `yyyy-MM-dd`, both included. */
export interface BookingSearch {
  /**
   * A booking code, the beginning of an id, a day, or a part of a court, a venue, or the name,
   * phone or e-mail address of who organises or pays. A code names one booking, so the other
   * filters do not hide it.
   */
  search?: string;
  /** Bookings of other venues are never found. */
  scope: VenueScope;
  venueId?: VenueId;
  from?: string;
  to?: string;
  status?: BookingStatus;
  /** Only the bookings of this customer; a text is then not looked at. */
  customerId?: CustomerId;
  /** The first page is 1. */
  page: number;
}

export interface BookingPageView {
  items: DeskBookingView[];
  total: number;
  page: number;
  pageSize: number;
}

/** Reads the bookings of all players, for the venue's desk. */
export abstract class DeskQueries {
  /** Returns a venue's day (`yyyy-MM-dd`). @throws VenueNotFound */
  abstract day(venueId: VenueId, date: string): Promise<DeskDayView>;

  /** Lists matching bookings, latest hour first. @throws VenueNotFound for an unknown `venueId` */
  abstract find(search: BookingSearch): Promise<BookingPageView>;

  /** Returns a booking with its payments and refunds. @throws BookingNotFound */
  abstract one(bookingId: BookingId): Promise<DeskBookingDetail>;
}
