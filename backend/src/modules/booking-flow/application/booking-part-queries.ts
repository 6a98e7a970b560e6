import type { GameType } from '../../../kernel/domain/games.js';
import type { BookingId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { Tariff } from '../../../kernel/domain/tariff.js';
import type { BookedCourtView, BookingStatus } from '../../bookings/index.js';
import type { BookingView } from './player-booking-queries.js';

/**
 * A booking as a friend who paid a part of it sees it: the match, and their own money. Amounts are
 * decimal strings of this player alone, `bookingDate` is local time of the venue.
 */
export interface BookingPartView {
  /** The id of the booking. */
  id: string;
  code: string;
  /** The first name of the organiser; null if the organiser left no name. */
  organiserName: string | null;
  bookingDate: string;
  timeSlot: string;
  durationMinutes: number;
  startsAt: string;
  endsAt: string;
  gameType: GameType;
  tariffType: Tariff;
  timeZone: string;
  status: BookingStatus;
  court: BookedCourtView;
  venue: { id: VenueId; name: string; location: string };
  /** The amount that this player paid. */
  paidAmount: string;
  /** The refunds of it that are under way or done. */
  refundedAmount: string;
  refundStatus: BookingView['refundStatus'];
  /** Who cancelled the booking; `null` if it is not cancelled. */
  cancelledBy: BookingView['cancelledBy'];
  /** The words of the venue when it cancelled. */
  cancellationReason: string | null;
  /** Opens the payment table, on which the player can leave; null unless the game is ahead. */
  shareToken: string | null;
}

/** Reads the bookings of others for which a player has paid. */
export abstract class BookingPartQueries {
  /** Lists the player's parts, latest hour first. */
  abstract ofPlayer(playerId: PlayerId): Promise<BookingPartView[]>;

  /** @throws BookingNotFound if the player paid nothing that the booking counts, or made it */
  abstract one(bookingId: BookingId, playerId: PlayerId | null): Promise<BookingPartView>;

  /**
   * Returns the part of a player to whom a letter about a booking went. It includes payments that
   * the booking did not accept. @throws BookingNotFound
   */
  abstract ofRecipient(bookingId: BookingId, playerId: PlayerId): Promise<BookingPartView>;
}
