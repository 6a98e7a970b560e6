import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';

/** The facts that decide whether a booking may be left to be paid at the club. */
export interface ClubTerms {
  /** True if the rules of the booking's venue let players settle at its desk. */
  readonly offered: boolean;
  /** How many other bookings ahead the player has left to be paid at a club. */
  readonly waiting: number;
}

/** Reads whether a player may settle a booking at the club. */
export abstract class ClubTermsQueries {
  /**
   * Returns the terms. Until the unit of work ends, the same player waits: two bookings at once are
   * counted one after the other. Call it before the booking is locked (docs/adr/0024).
   */
  abstract hold(bookingId: BookingId, playerId: PlayerId, now: Date): Promise<ClubTerms>;
}
