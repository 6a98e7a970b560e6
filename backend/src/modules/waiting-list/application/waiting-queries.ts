import type { GameType } from '../../../kernel/domain/games.js';
import type { BookingId, CourtId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { OfferStatus } from '../domain/hour-offer.js';

/** An offer that was made to a player. */
export interface OfferRow {
  id: string;
  status: OfferStatus;
  playerId: PlayerId;
  entryId: string;
  bookingId: BookingId | null;
  expiresAt: Date;
  venue: { id: VenueId; name: string; location: string; imageUrl: string | null };
  court: { id: CourtId; courtNumber: number; name: string };
  date: string;
  timeZone: string;
  minute: number;
  durationMinutes: number;
  gameType: GameType;
}

/** An active entry of a player. `from` and `to` are minutes from midnight. */
export interface WaitingRow {
  id: string;
  venue: { id: VenueId; name: string };
  court: { id: CourtId; courtNumber: number; name: string } | null;
  date: string;
  from: number;
  to: number;
  durationMinutes: number;
  gameType: GameType;
  createdAt: Date;
  offer: OfferRow | null;
}

/** Reads the waiting list. */
export abstract class WaitingQueries {
  /**
   * Lists the active entries of a player whose day is not over at the venue. Those for a deleted
   * venue or court are left out.
   */
  abstract ofPlayer(playerId: PlayerId, now: Date): Promise<WaitingRow[]>;

  /** Returns an offer that was made to a player, also one that has ended. */
  abstract offer(offerId: string): Promise<OfferRow | null>;
}
