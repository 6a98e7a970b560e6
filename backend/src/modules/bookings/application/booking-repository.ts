import type { BookingId, CourtId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { Booking } from '../domain/booking.js';
import type { BookingState } from '../domain/booking-state.js';

/** The payment deadline of a booking. */
export interface Deadline {
  readonly bookingId: BookingId;
  readonly paymentDueAt: Date;
}

/** A reminder of a payment deadline that was taken from its booking. */
export interface TakenReminder {
  readonly bookingId: BookingId;
  readonly remindAt: Date;
  /** False if nothing is missing now, or if the deadline has passed. */
  readonly stillApplies: boolean;
}

/** The conditions that must hold at the moment at which a booking is stored. */
export interface BookingTerms {
  readonly timeZone: string;
  /** The version of the rules with which price and terms were computed. */
  readonly rulesVersion: number;
  readonly unpaidPerAddress: number;
  /** True if staff sell the hour: the limit of unpaid bookings does not bind the player. */
  readonly isOfStaff?: true;
}

/** A court that must stay open, for a player who is taking one of its hours. */
export interface HeldCourt {
  readonly courtId: CourtId;
  readonly venueId: VenueId;
  /** The zone with which the start of the booking is computed. */
  readonly timeZone: string;
  /** The version of the rules with which the player's choice is judged. */
  readonly rulesVersion: number;
  readonly playerId: PlayerId;
}

/** Stores bookings and the hours they claim. Every call belongs inside a unit of work. */
export abstract class BookingRepository {
  /**
   * Stores a new booking together with its claim on the hour, in one statement. `timeZone` is the
   * zone of the venue that the start of the booking was computed with. `unpaidPerAddress` limits
   * the unpaid bookings with the same mark.
   * @throws SlotTaken if another booking, a block or an offer holds the hour
   * @throws TooManyUnpaid if the player already holds `UNPAID_LIMIT` unpaid bookings
   * @throws TooManyUnpaidHere if its network address already holds `unpaidPerAddress` of them
   * @throws CourtUnavailable if the court was closed, or the zone of the venue changed, meanwhile
   * @throws RulesChanged if the rules of the venue changed meanwhile
   */
  abstract add(booking: Booking, terms: BookingTerms): Promise<void>;

  /**
   * Keeps a court from being closed, and its venue from changing, until the unit of work ends. Call
   * it before you lock a booking that moves there (docs/adr/0024: the order of locks).
   * @throws CourtUnavailable if the court is closed or the venue has another time zone
   * @throws RulesChanged if the venue has another version of its rules
   */
  abstract holdCourt(court: HeldCourt): Promise<void>;

  /**
   * Counts the bookings ahead of a player at a venue. After {@link holdCourt} the player can make
   * no other until the unit of work ends.
   */
  abstract countAhead(playerId: PlayerId, venueId: VenueId, after: Date): Promise<number>;

  /**
   * Refuses a stored booking that does not count as unpaid and is about to. Until the unit of work
   * ends, no other booking of its player or its network address begins to count.
   * @throws TooManyUnpaid, TooManyUnpaidHere
   */
  abstract assertBelowLimits(booking: Booking, unpaidPerAddress: number, at: Date): Promise<void>;

  /**
   * Stores a booking that has moved. It takes its new hour and frees the old one, or does neither.
   * @throws SlotTaken if another booking, a block or an offer holds the hour
   */
  abstract saveMoved(booking: Booking, from: BookingState): Promise<void>;

  /** Loads a booking and locks it until the unit of work ends. Returns `null` for an unknown id. */
  abstract lock(id: BookingId): Promise<Booking | null>;

  /** Loads these bookings and locks them. Leaves out those that another transaction has locked. */
  abstract lockFree(ids: readonly BookingId[]): Promise<Booking[]>;

  /** Stores a changed booking. Frees its hour if the booking was cancelled or has expired. */
  abstract save(booking: Booking): Promise<void>;

  /**
   * Loads and locks the bookings of a venue that hold an hour on the given local day (`yyyy-MM-dd`)
   * or later.
   */
  abstract lockFrom(venueId: VenueId, day: string): Promise<Booking[]>;

  /** Stores the corrected starts of bookings, with everything that depends on them. */
  abstract saveStarts(bookings: readonly Booking[]): Promise<void>;

  /** Stores that bookings have expired at their deadline, and frees their hours. */
  abstract saveExpired(bookings: readonly Booking[]): Promise<void>;

  /** Returns the ids of bookings whose release began before the given instant, oldest first. */
  abstract closingSince(before: Date): Promise<BookingId[]>;

  /**
   * Returns the deadlines from one instant on and before another of active bookings with an unpaid
   * rest, oldest first and in batches.
   */
  abstract deadlines(from: Date, before: Date): AsyncIterable<readonly Deadline[]>;

  /**
   * Takes a batch of the oldest reminders before an instant from their bookings. No other call
   * returns them again, unless the unit of work fails. Skips bookings that are locked.
   */
  abstract takeReminders(now: Date, before: Date): Promise<TakenReminder[]>;
}
