import type { GameType } from '../../../kernel/domain/games.js';
import type { CourtId, PlayerId, VenueId } from '../../../kernel/domain/ids.js';

/** The start that a player waits for: on one day, at a venue or on one of its courts. */
export interface WaitingWish {
  readonly venueId: VenueId;
  /** The court that the player wants, or `null` if any court of the venue will do. */
  readonly courtId: CourtId | null;
  /** `yyyy-MM-dd`, on the clock of the venue. */
  readonly date: string;
  /** The first and the last start, in minutes from midnight. */
  readonly from: number;
  readonly to: number;
  readonly durationMinutes: number;
  readonly gameType: GameType;
}

export type WaitingStatus = 'waiting' | 'offered' | 'served' | 'left';

/** A place in a line as it is stored. */
export interface WaitingEntryState extends WaitingWish {
  readonly id: string;
  readonly playerId: PlayerId;
  readonly status: WaitingStatus;
  readonly inLineSince: Date;
  readonly createdAt: Date;
}

/**
 * The place of a player in the line for a wish. Its methods are the only way to change it; the
 * repository stores its snapshot.
 *
 *   waiting → offered          an hour was offered
 *   offered → waiting          the player did not respond in time, or the venue blocked the hour
 *   offered → served           the player took the hour
 *   waiting, offered → left    the player left the list
 */
export class WaitingEntry {
  #state: WaitingEntryState;

  private constructor(state: WaitingEntryState) {
    this.#state = state;
  }

  /** Rebuilds a stored entry. */
  static restore(state: WaitingEntryState): WaitingEntry {
    return new WaitingEntry(state);
  }

  /** Puts a player at the end of the line. */
  static join(
    { wish, id, playerId }: { wish: WaitingWish; id: string; playerId: PlayerId },
    now: Date,
  ): WaitingEntry {
    return new WaitingEntry({ ...wish, id, playerId, status: 'waiting', inLineSince: now, createdAt: now });
  }

  get id(): string {
    return this.#state.id;
  }

  get playerId(): PlayerId {
    return this.#state.playerId;
  }

  get wish(): WaitingWish {
    return this.#state;
  }

  /** Returns true if the player is still in line. */
  get isActive(): boolean {
    return this.#state.status === 'waiting' || this.#state.status === 'offered';
  }

  snapshot(): WaitingEntryState {
    return { ...this.#state };
  }

  /** An hour is offered to the player. */
  offer(): void {
    this.change(['waiting'], { status: 'offered' });
  }

  /** The player has taken the offered hour. */
  serve(): void {
    this.change(['offered'], { status: 'served' });
  }

  /** The time of the offer is over: the player goes to the end of the line. */
  pass(now: Date): void {
    this.change(['offered'], { status: 'waiting', inLineSince: now });
  }

  /** The venue has blocked the offered hour: the player keeps the place in the line. */
  withdraw(): void {
    this.change(['offered'], { status: 'waiting' });
  }

  leave(): void {
    this.change(['waiting', 'offered'], { status: 'left' });
  }

  private change(from: readonly WaitingStatus[], change: Partial<WaitingEntryState>): void {
    const { id, status } = this.#state;
    if (!from.includes(status))
      throw new RangeError(`the entry ${id} is ${status} and not ${from.join(' or ')}`);
    this.#state = { ...this.#state, ...change };
  }
}

/** How many wishes a player can have at the same time. */
export const MOST_WISHES = 10;
