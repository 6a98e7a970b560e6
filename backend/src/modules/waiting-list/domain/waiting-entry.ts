/** What a player waits for: a start of a day, at a venue or on one of its courts. */
export interface Wish {
  readonly venueId: string;
  /** The court that the player wants, or `null` if any court of the venue will do. */
  readonly courtId: string | null;
  /** `yyyy-MM-dd`, on the clock of the venue. */
  readonly date: string;
  /** The first and the last start, in minutes from midnight. */
  readonly from: number;
  readonly to: number;
  readonly durationMinutes: number;
  readonly gameType: 'singles' | 'doubles';
}

/**
 * The place of a player in the line for a wish.
 *
 *   waiting → offered   an hour was offered
 *   offered → waiting   the player did not respond in time: the entry goes to the end of the line
 *   offered → served    the player took the hour
 *   waiting, offered → left   the player left the list
 */
export interface WaitingEntry extends Wish {
  readonly id: string;
  readonly playerId: string;
  readonly status: 'waiting' | 'offered' | 'served' | 'left';
  readonly inLineSince: Date;
  readonly createdAt: Date;
}

/** How many wishes a player can have at the same time. */
export const MOST_WISHES = 10;
