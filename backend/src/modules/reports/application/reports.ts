/** A figure of today beside yesterday's; `null` where there is nothing to compare with. */
export interface Compared<Value> {
  today: Value;
  yesterday: Value | null;
}

/** One of the last 30 days, each venue's own: `daysAgo` 0 is its today. */
export interface DayFigures {
  daysAgo: number;
  /** Live bookings of that day's hours. */
  bookings: number;
  /** What bookings earned that day: received minus given back; a balance such as "-14.50" or "120.00". */
  revenue: string;
}

export type HourStatus = 'free' | 'booked' | 'blocked';

/** The day of one court: its sixteen hours from 06:00. */
export interface CourtDay {
  courtId: string;
  courtNumber: number;
  name: string;
  status: 'available' | 'maintenance';
  hours: { timeSlot: string; status: HourStatus }[];
}

export interface VenueDay {
  venueId: string;
  name: string;
  /** The venue's today, `yyyy-MM-dd`. */
  date: string;
  courts: CourtDay[];
}

export interface Dashboard {
  bookings: Compared<number>;
  revenue: Compared<string>;
  activeCourts: Compared<number>;
  /** Every court that is shown, also those in maintenance. */
  courtCount: number;
  /** Whole percent, at most 100. */
  occupancy: Compared<number>;
  /** Oldest first. */
  days: DayFigures[];
  venues: VenueDay[];
}

/** This month, each venue's own. `total` − `discounts` − `stripeFees` − `refunds` = `net`. */
export interface MonthStats {
  /** What was booked and paid for at full price. */
  total: string;
  /** What codes took off. */
  discounts: string;
  /** 2.9 % + $0.30 of every charge. */
  stripeFees: string;
  /** What went back to payers. */
  refunds: string;
  net: string;
}

/** Figures for admins, read straight from bookings and ledger. "Today" and "this month" are each venue's own. */
export abstract class Reports {
  abstract dashboard(): Promise<Dashboard>;
  abstract todayRevenue(): Promise<string>;
  abstract monthStats(): Promise<MonthStats>;
}
