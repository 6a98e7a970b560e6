import type { PlayerId } from '../../../../kernel/domain/ids.js';

/** The records of one module about players. It reads and writes only its own tables. */
export interface PlayerRecord {
  /** A short name, such as `bookings`: the field of the export. */
  readonly what: string;
  /**
   * Locks, in the ambient transaction, the bookings whose records will change. Other work locks a
   * booking before it stores something of a player, so a merge has to as well.
   */
  readonly hold?: (guestId: PlayerId, accountId: PlayerId) => Promise<void>;
  /** Gives everything of a guest to an account, in the ambient transaction. */
  readonly move: (guestId: PlayerId, accountId: PlayerId) => Promise<void>;
  /**
   * Removes the personal data of a player in the ambient transaction. Throws a `DomainError` if the
   * player has to do something first. Calls no other system: a job does that afterwards.
   */
  readonly erase: (playerId: PlayerId, at: Date) => Promise<void>;
  /** Returns the data of a player for the player, as JSON: no secrets and no data of others. */
  readonly export: (playerId: PlayerId) => Promise<unknown>;
}

/** Moves, erases and exports what the modules store about a player (docs/adr/0045, 0046). */
export abstract class PlayerRecords {
  /** Registers the records of a module while modules start. */
  abstract add(record: PlayerRecord): void;

  /**
   * Gives everything of a guest to an account and deletes the guest, inside the unit of work of the
   * caller. It locks both players, so that merges into one account run one after the other. The
   * caller moves or ends the sessions of the guest before. A request of the guest that stores
   * something afterwards is refused with `session_changed`.
   * @throws SessionChanged if one of the two no longer exists
   */
  abstract moveAll(guestId: PlayerId, accountId: PlayerId): Promise<void>;

  /**
   * Removes the personal data of a player, inside the unit of work of the caller. What refers to
   * bookings and money stays, without a person.
   * @throws SessionChanged if the player no longer exists, and what the records throw
   */
  abstract eraseAll(playerId: PlayerId, at: Date): Promise<void>;

  /** Returns everything about a player, by the name of the record. */
  abstract exportAll(playerId: PlayerId): Promise<Record<string, unknown>>;
}
