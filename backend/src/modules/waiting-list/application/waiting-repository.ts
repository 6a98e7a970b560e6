import type { PlayerId, VenueId } from '../../../kernel/domain/ids.js';
import type { FreedStretch } from '../../bookings/index.js';
import type { HourOffer } from '../domain/hour-offer.js';
import type { WaitingEntry, WaitingWish } from '../domain/waiting-entry.js';

/** The topic of the live updates about what a player waits for. */
export const waitingTopicOf = (playerId: PlayerId): string => `waiting:${playerId}`;

/** Stores the lines and the offers. What locks or writes belongs inside a unit of work. */
export abstract class WaitingRepository {
  /**
   * Locks the line of a venue's day until the unit of work ends. Offering, accepting, passing on
   * and leaving take this lock first, so no other writer changes the status of an entry meanwhile.
   * A player who joins, a merge of accounts, the purge and a use case that frees hours do not.
   */
  abstract lockLine(venueId: VenueId, date: string): Promise<void>;

  /** Locks the list of a player, so that two requests cannot pass its limits together. */
  abstract lockPlayer(playerId: PlayerId): Promise<void>;

  abstract addEntry(entry: WaitingEntry): Promise<void>;

  /** Reads an entry without a lock. */
  abstract findEntry(id: string): Promise<WaitingEntry | null>;

  /** Loads an entry and locks it. */
  abstract lockEntry(id: string): Promise<WaitingEntry | null>;

  /**
   * Returns the active entries of a player for today and later days. Those for a deleted venue or
   * court are left out.
   */
  abstract activeOf(playerId: PlayerId, today: string): Promise<WaitingEntry[]>;

  abstract saveEntry(entry: WaitingEntry): Promise<void>;

  /**
   * Returns the parts of the freed stretches in which accounts wait for plays that begin at the
   * given instant or later: at most one part of each stretch.
   */
  abstract awaited(freed: readonly FreedStretch[], notBefore: Date): Promise<FreedStretch[]>;

  /** Lists the days, from a day on, with players who wait for the venue or one of its courts. */
  abstract awaitedDays(venueId: VenueId, from: string): Promise<string[]>;

  /**
   * Reads the entries that may want the hours of an offer, in the order of the line and without a
   * lock. Only accounts are asked. Those whose mailbox was offered some of these hours in the same
   * chain are left out, with all their entries.
   */
  abstract inLineFor(offer: HourOffer): AsyncIterable<WaitingEntry>;

  /**
   * Counts the hours that a player holds unpaid: bookings and open offers of all accounts of the
   * same mailbox. The number cannot grow until the unit of work ends.
   */
  abstract lockUnpaidOf(playerId: PlayerId, at: Date): Promise<number>;

  abstract addOffers(offers: readonly HourOffer[]): Promise<void>;

  /** Reads an offer without a lock. */
  abstract findOffer(id: string): Promise<HourOffer | null>;

  /** Loads an offer and locks it. */
  abstract lockOffer(id: string): Promise<HourOffer | null>;

  /** Returns the id of the open offer to an entry. */
  abstract openOfferTo(entryId: string): Promise<string | null>;

  abstract saveOffer(offer: HourOffer): Promise<void>;

  /**
   * Returns a batch of the offers that were kept, or have ended, before the given instant and are
   * still in progress, oldest first.
   */
  abstract overdue(before: Date): Promise<Pick<HourOffer, 'id' | 'status'>[]>;
}

/** Returns true for equal wishes. A player has one entry for each wish. */
export function isSameWish(one: WaitingWish, other: WaitingWish): boolean {
  return (
    one.venueId === other.venueId &&
    one.courtId === other.courtId &&
    one.date === other.date &&
    one.from === other.from &&
    one.to === other.to &&
    one.durationMinutes === other.durationMinutes &&
    one.gameType === other.gameType
  );
}
