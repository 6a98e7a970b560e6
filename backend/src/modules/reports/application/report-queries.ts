import type { CourtId, VenueId } from '../../../kernel/domain/ids.js';
import type { VenueScope } from '../../roles/index.js';

/** A figure of today and of yesterday. `yesterday` is null if there was nothing to count. */
export interface Compared<Value> {
  today: Value;
  yesterday: Value | null;
}

/** The figures of one of the last 30 days. Each venue counts its own calendar days. */
export interface DayFigures {
  /** 0 is today. */
  daysAgo: number;
  /** Active bookings of that day's slots. */
  bookings: number;
  /** The revenue of that day: received minus refunded, such as `"-14.50"` or `"120.00"`. */
  revenue: string;
}

/**
 * The state of a part of a court's day. What is kept for the waiting list is `blocked`: the public
 * cannot book it.
 */
export type HourStatus = 'free' | 'booked' | 'blocked';

/**
 * The open hours of one court. An hour of which something takes a half on any court of the venue is
 * two half hours on each of them.
 */
export interface CourtDay {
  courtId: CourtId;
  courtNumber: number;
  name: string;
  status: 'available' | 'maintenance';
  hours: { timeSlot: string; durationMinutes: number; status: HourStatus }[];
}

/** Today's hours of the courts of one venue. */
export interface VenueDay {
  venueId: VenueId;
  name: string;
  /** The venue's today, `yyyy-MM-dd`. */
  date: string;
  /** The time on the venue's clock, `HH:mm`. */
  localTime: string;
  courts: CourtDay[];
}

/** The figures of the admin's start screen. */
export interface Dashboard {
  bookings: Compared<number>;
  revenue: Compared<string>;
  activeCourts: Compared<number>;
  /** All courts, including those in maintenance. */
  courtCount: number;
  /** Whole percent, at most 100. */
  occupancy: Compared<number>;
  /** Oldest first. */
  days: DayFigures[];
  /** The one venue whose hours are shown. Empty if no venue has a court. */
  venues: VenueDay[];
}

/** The current month of each venue. `total` − `discounts` − `stripeFees` − `refunds` = `net`. */
export interface MonthStats {
  /** The full price of what was paid for. */
  total: string;
  /** The discounts of codes. */
  discounts: string;
  /** The provider's fees of all charges, also of refunded ones. */
  stripeFees: string;
  /** The amount that was refunded to payers. */
  refunds: string;
  net: string;
}

/**
 * Reads figures for admins from bookings and ledger. "Today" and "this month" are local to each
 * venue.
 */
export abstract class ReportQueries {
  /**
   * Returns the figures of the admin's start screen.
   * @param scope the venues that count
   * @param venueId the venue whose hours are shown; if it is null or archived, the first venue with
   * a court
   * @throws VenueNotFound
   */
  abstract dashboard(scope: VenueScope, venueId: VenueId | null): Promise<Dashboard>;
  /** Returns what bookings of these venues earned today. */
  abstract todayRevenue(scope: VenueScope): Promise<string>;
  /** Returns the figures of these venues in the current month. */
  abstract monthStats(scope: VenueScope): Promise<MonthStats>;
}
