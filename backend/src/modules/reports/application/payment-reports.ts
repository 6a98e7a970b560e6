import type { Page, Period } from './paging.js';
import type { MonthStats } from './reports.js';

/**
 * `paid`: a charge that has arrived; `pending`: what a live booking still lacks; `refunded`: money that went back;
 * `refunding`: it is on its way; `refund_returned`: it came back from the payer's bank; `refund_stuck`: somebody has to
 * see to it.
 */
export const PAYMENT_STATES = [
  'paid',
  'pending',
  'refunded',
  'refunding',
  'refund_returned',
  'refund_stuck',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * What it was for. Of charges: `full`, `share`, `guarantee` (taken from a hold), `deadline` (charged by itself); of
 * refunds: `cancelled`, `expired`, `outside` (made at the provider); of both: `excess`.
 */
export const PAYMENT_CONCEPTS = [
  'full',
  'share',
  'guarantee',
  'deadline',
  'cancelled',
  'expired',
  'excess',
  'outside',
] as const;

/** A movement of the ledger, or one that is expected. */
export interface PaymentEntry {
  id: string;
  /** When it moved; of what is expected, since when. ISO, UTC. */
  at: string;
  state: PaymentState;
  concept: string | null;
  /** A balance such as "14.50"; what goes back is negative. */
  amount: string;
  bookingId: string;
  venueName: string;
  timeZone: string;
  courtNumber: number;
  courtName: string;
  /** The booked hour: `yyyy-MM-dd`, `18:00`. */
  bookingDate: string;
  timeSlot: string;
  /** Of whoever paid, where they left one. */
  email: string | null;
  /** The provider's id of the charge or refund. */
  reference: string | null;
}

/** Which movements; the days are those of each venue's own calendar. */
export interface PaymentFilter extends Period {
  venueId: string | null;
  state: PaymentState | null;
  /** Part of a venue, court, e-mail, booking id or reference. */
  search: string | null;
}

export interface PaymentPage extends Page<PaymentEntry> {
  /** To choose from, also those that were deleted since. */
  venues: { id: string; name: string }[];
}

export interface DayOfMonth {
  /** 1 to 31, of each venue's own month. */
  day: number;
  received: string;
  refunded: string;
}

/** This month, each venue's own. */
export interface PaymentsMonth extends MonthStats {
  /** `yyyy-MM` in the installation's zone, to name it by. */
  month: string;
  /** What bookings earned: received minus given back, which is the sum of `days`. */
  revenue: {
    thisMonth: string;
    /**
     * The same stretch of last month: from its first day until the same day and time on the venue's clock, or until
     * its last day at that time where it is shorter. `null` where nothing moved in it.
     */
    lastMonth: string | null;
  };
  /** Charges that bookings took this month. */
  completed: { count: number; amount: string };
  /** Live bookings that are not paid yet, whatever their month, and what they lack. */
  pending: { count: number; amount: string };
  /** Every day of the month, the first one first. */
  days: DayOfMonth[];
}

/** The payments of the venues for admins, read straight from the ledger. */
export abstract class PaymentReports {
  abstract month(): Promise<PaymentsMonth>;
  /** Newest first. @throws `invalid_request` for a venue that never was */
  abstract page(filter: PaymentFilter, page: number): Promise<PaymentPage>;
  /** All of them, newest first, in portions; nothing is held in the database between two. @throws as `page` */
  abstract portions(filter: PaymentFilter): AsyncGenerator<PaymentEntry[]>;
}
