import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import type { TransferRule } from '../../venues/index.js';

/** The facts that decide whether a booking may wait for the club's desk or for a transfer. */
export interface ClubTerms {
  /** True if the rules of the booking's venue let players settle at its desk. */
  readonly offered: boolean;
  /** The account of the venue; null if it takes no transfers. */
  readonly transfer: TransferRule | null;
  /** How many other bookings ahead of the player wait for a desk or a transfer. */
  readonly waiting: number;
  /** How many bookings of the player have ended lately because their transfer did not arrive. */
  readonly lapsed: number;
}

/** Reads whether a player may settle a booking at the club, or transfer. */
export abstract class ClubTermsQueries {
  /**
   * Returns the terms. Until the unit of work ends, the same player waits: two bookings at once are
   * counted one after the other. Call it before the booking is locked (docs/adr/0024).
   */
  abstract hold(bookingId: BookingId, playerId: PlayerId, now: Date): Promise<ClubTerms>;
}
