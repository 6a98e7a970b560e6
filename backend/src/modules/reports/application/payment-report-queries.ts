import type { BookingId, VenueId } from '../../../kernel/domain/ids.js';
import type { VenueScope } from '../../roles/index.js';
import type { DeskMethod } from '../../payments/index.js';
import type { DisputeStatus } from '../../payment-provider/index.js';
import type { Page, Period } from './paging.js';
import type { MovementState, PaymentConcept } from '../domain/payment-entry.js';
import type { MonthStats } from './report-queries.js';

/** A movement of the ledger, or a movement that is expected. */
export interface PaymentEntry {
  id: string;
  /** When the money moved, or since when the movement is expected. ISO, UTC. */
  at: string;
  state: MovementState;
  concept: PaymentConcept | null;
  /** Such as `"14.50"`; negative for refunds. */
  amount: string;
  bookingId: BookingId;
  bookingCode: string;
  venueName: string;
  timeZone: string;
  courtNumber: number;
  courtName: string;
  /** The day of the booked slot: `yyyy-MM-dd`. */
  bookingDate: string;
  /** The time of the booked slot: `18:00`. */
  timeSlot: string;
  /** The payer's name, if the payer left one. */
  name: string | null;
  /** E.164. */
  phone: string | null;
  /** The payer's address, if the payer left one. */
  email: string | null;
  /** The provider's id of the charge or refund. */
  reference: string | null;
  /** Only for a dispute. */
  dispute: DisputeDetails | null;
}

/** The facts that an admin needs to act on a dispute. */
export interface DisputeDetails {
  /** The state at the provider. */
  status: DisputeStatus;
  /** The provider's code, such as `fraudulent`. */
  reason: string;
  /** The amount that the payer contests. */
  amount: string;
  /** The fee that the provider took for the dispute. */
  fee: string;
  /** Until when the bank accepts evidence. ISO, UTC. */
  evidenceDueAt: string | null;
  /** The page of the payment at the provider; `null` with the sandbox. */
  providerPage: string | null;
}

/** Selects movements. The days of the period are local to each venue. */
export interface PaymentFilter extends Period {
  /** Movements of other venues are never found. */
  scope: VenueScope;
  venueId: VenueId | null;
  state: MovementState | null;
  /** Part of the venue, court, payer's name, phone or address, booking code or id, or reference. */
  search: string | null;
}

export interface PaymentPage extends Page<PaymentEntry> {
  /** The venues of the scope to choose from, including deleted ones. */
  venues: { id: string; name: string }[];
}

/** The revenue of one day of the month. */
export interface DayOfMonth {
  /** 1 to 31, in the month of each venue. */
  day: number;
  received: string;
  refunded: string;
}

/** The revenue of bookings in one way of paying. A refund counts for the way the money came. */
export interface MethodRevenue {
  method: 'card' | DeskMethod;
  /** Received minus refunded; it can be negative. */
  revenue: string;
}

/** The current month. Each venue counts its own calendar month. */
export interface PaymentsMonth extends MonthStats {
  /** The month in the installation's time zone: `yyyy-MM`. */
  month: string;
  /** The revenue of bookings: received minus refunded. Equals the sum of `days`. */
  revenue: {
    thisMonth: string;
    /**
     * The same part of last month: from its first day until the same day and local time, or until
     * that time of its last day if it is shorter. `null` if no money moved in it.
     */
    lastMonth: string | null;
  };
  /** The same revenue by way of paying: every way once. The sum equals `revenue.thisMonth`. */
  methods: MethodRevenue[];
  /** The charges of this month. */
  completed: { count: number; amount: string };
  /** The active bookings that are not fully paid, of any month, and the amount that they lack. */
  pending: { count: number; amount: string };
  /** Every day of the month in ascending order. */
  days: DayOfMonth[];
}

/** Reads payments for admins, directly from the ledger. */
export abstract class PaymentReportQueries {
  /** Returns the figures of these venues in the current month. */
  abstract month(scope: VenueScope): Promise<PaymentsMonth>;
  /**
   * Returns one page of movements, newest first.
   * @throws UnknownVenue if the filter names a venue that never existed
   */
  abstract page(filter: PaymentFilter, page: number): Promise<PaymentPage>;
  /**
   * Returns all movements in portions, newest first. Holds no connection between two portions.
   * @throws UnknownVenue as `page`
   */
  abstract portions(filter: PaymentFilter): AsyncGenerator<PaymentEntry[]>;
}
