import type { ReadView } from '../../../kernel/application/read-view.js';
import type { Cents } from '../../../kernel/domain/money.js';
import type { GameType } from '../../../kernel/domain/games.js';
import type { BookingId, CourtId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { Tariff } from '../../../kernel/domain/tariff.js';
import type { VenueRules } from '../../venues/index.js';

/** A taken hour of a venue's month: never by whom. Open courts of a venue have distinct numbers. */
export interface TakenHour {
  slotDate: string;
  startMinute: number;
  durationMinutes: number;
  courtNumber: number;
  courtName: string;
  gameType: GameType;
  totalCents: Cents;
  paidCents: Cents;
}

/** A booking of the caller in a venue's month, and its hour. */
export interface OwnHour {
  bookingId: BookingId;
  slotDate: string;
  startMinute: number;
  courtNumber: number;
}

/** Shows whether a month has changed for a caller. `own` is empty for a stranger. */
export interface MonthState {
  /** Changes with everything that the month shows, and never repeats. */
  version: string;
  own: readonly OwnHour[];
}

export type SlotStatus = 'available' | 'booked' | 'past' | 'blocked';

/** The price of one length of play at a start. */
export interface DurationView {
  minutes: number;
  singlesPrice: string;
  doublesPrice: string;
  /** The price of everyone else; only for a player with a category. */
  publicPrice?: PublicPriceView;
}

/** The public price beside that of a player with a category. */
export interface PublicPriceView {
  /** The name of the player's category, such as "Socio". */
  category: string;
  singles: string;
  doubles: string;
}

/** A start of a court's day. Its tariff and prices are those of the first of its lengths. */
export interface SlotView {
  timeSlot: string;
  tariffType: Tariff;
  status: SlotStatus;
  singlesPrice: string;
  doublesPrice: string;
  /** Of an available start those that are free, of any other start all that the venue offers. */
  durations: DurationView[];
}

/**
 * A start of a court in the day of its venue. `past` has begun without a booking: until it ends,
 * the court stands free. A start that was taken stays `booked` or `blocked`.
 */
export interface StartView {
  timeSlot: string;
  status: SlotStatus;
  durations: DurationView[];
}

export interface CourtDayView {
  id: string;
  courtNumber: number;
  name: string;
  starts: StartView[];
}

/** The day of a venue: every court with every start. */
export interface VenueDayView {
  courts: CourtDayView[];
  /** The intervals in which the venue is open, `["06:00", "22:00"]`. */
  opening: readonly (readonly string[])[];
  /** Why the venue opens otherwise on this day; null if it does not. */
  note: string | null;
}

/**
 * The day of a venue under rules that are not stored yet, as if there were no bookings: of each
 * court in service the starts that players could book.
 */
export interface DayPreview extends Pick<VenueDayView, 'opening' | 'note'> {
  courts: (Omit<CourtDayView, 'starts'> & { starts: Omit<StartView, 'status'>[] })[];
}

/** How many hours of a venue's day can still be booked, over all of its courts in service. */
export interface FreeHours {
  date: string;
  free: number;
}

/** A day that everyone sees alike, and that a person with a category sees otherwise. */
export interface CategorisedDay<View> extends ReadView<View> {
  readonly venueId: VenueId;
  /** True if the venue has categories; otherwise the day is the same for everyone. */
  readonly hasCategories: boolean;
  /** Returns the rules of everyone. */
  rules(): VenueRules;
  /** Computes the day under the rules for one person. */
  under(rules: VenueRules): View;
}

/** Reads the taken and free hours that every visitor sees. A month is named by its first day. */
export abstract class CalendarQueries {
  /** Returns a month's version and the caller's bookings in it. @throws VenueNotFound */
  abstract stateOfMonth(venueId: VenueId, month: string, playerId: PlayerId | null): Promise<MonthState>;

  /** Lists the taken hours of a venue's month by day, hour and court. */
  abstract month(venueId: VenueId, month: string): Promise<TakenHour[]>;

  /** Counts the free hours of each day of a venue's month. @throws VenueNotFound */
  abstract freeHours(venueId: VenueId, month: string): Promise<FreeHours[]>;

  /**
   * Reads the starts of a court on a day (`yyyy-MM-dd`); with a length, those that offer it.
   * @throws CourtNotFound
   */
  abstract day(courtId: CourtId, date: string, durationMinutes?: number): Promise<CategorisedDay<SlotView[]>>;

  /** Returns the half hours (0 to 47) of a court's day that anyone holds. */
  abstract claimed(courtId: CourtId, date: string): Promise<ReadonlySet<number>>;

  /** Reads the day (`yyyy-MM-dd`) of all courts of a venue. @throws VenueNotFound */
  abstract dayOfVenue(venueId: VenueId, date: string): Promise<CategorisedDay<VenueDayView>>;

  /** Returns a day (`yyyy-MM-dd`) of a venue as these rules would make it. @throws VenueNotFound */
  abstract dayUnder(rules: VenueRules, venueId: VenueId, date: string): Promise<DayPreview>;
}
