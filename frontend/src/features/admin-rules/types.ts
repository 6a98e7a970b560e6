import type { GameType } from '../../shared/model/games';
import type { components } from '../../shared/api/schema';

export type Venue = components['schemas']['VenueBody'];

/** A part of a day: `["06:00", "22:00"]`. The end can be `"24:00"`. */
export type Interval = readonly [from: string, to: string];

/** The days of a week in the order in which they are shown. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export type OpeningHours = Readonly<Record<Weekday, readonly Interval[]>>;

/** A date with other hours than its day of the week. Without an interval the venue is closed. */
export interface Exception {
  date: string;
  open: readonly Interval[];
  reason: string;
}

export type Court = components['schemas']['CourtBody'];

/** A price per hour that replaces that of the court where all of its conditions hold. */
export interface PriceRule {
  weekdays: Weekday[];
  from: string;
  to: string;
  dateFrom: string | null;
  dateTo: string | null;
  gameType: GameType | null;
  courtIds: string[] | null;
  pricePerHour: string;
}

/** So much notice, in hours before the play, gives so much of the money back. */
export interface RefundStep {
  hoursBefore: number;
  percentage: number;
}

/** The bank account of a venue, and how many hours a transfer may take. */
export interface TransferRule {
  holder: string;
  bank: string;
  number: string;
  note: string | null;
  hours: number;
}

/** The rules of a venue (club.md §2). */
export interface Rules {
  version: number;
  openingHours: OpeningHours;
  exceptions: readonly Exception[];
  lengths: readonly number[];
  startsEvery: 30 | 60;
  nightFrom: string;
  priceRules: readonly PriceRule[];
  refundSteps: readonly RefundStep[];
  regretMinutes: number;
  windowDays: number;
  leadMinutes: number;
  paymentMinutes: number;
  maxActivePerPlayer: number | null;
  payAtClub: boolean;
  /** Null if players cannot pay by transfer. */
  transfer: TransferRule | null;
  resaleRefund: boolean;
  /** Until when friends pay once a card guarantees the total. */
  splitUntil: 'grace' | 'after_play';
  /** Whether reception may leave the tariff with a reason. */
  receptionPrices: boolean;
}

export type RulesChange = Partial<Omit<Rules, 'version'>>;

/** The bookings ahead that lie outside of some rules. */
export type AffectedBookings = components['schemas']['AffectedBookingsBody'];

type PreviewBody = components['schemas']['DayPreviewBody'];

/** A court with the starts that players could book, each with its lengths and prices. */
export type PreviewedCourt = PreviewBody['courts'][number];

/** A day as proposed rules would make it without any booking. */
export interface DayPreview {
  date: string;
  nightFrom: string;
  windowDays: number;
  courts: readonly PreviewedCourt[];
  opening: readonly Interval[];
  /** Why the venue opens otherwise on this day; null if it does not. */
  note: string | null;
}

/** The rules as a change would leave them, with the bookings that it touches. */
export interface ReviewedRules extends Rules {
  affectedBookings: AffectedBookings;
}
