import type { PlayerId } from '../../../../kernel/domain/ids.js';

/** A player session as stored. */
export interface StoredSession {
  playerId: PlayerId;
  createdAt: Date;
  lastSeenAt: Date;
  /** True if the same browser has just signed in and has a newer session. */
  isReplaced: boolean;
}

/** An open session that a sign-in replaces. */
export interface LockedSession {
  playerId: PlayerId;
  createdAt: Date;
}

/** A session as its owner recognises it. */
export interface PlayerDevice {
  /** Derived from the session; opens nothing. */
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
}

/** The start of a session. */
export interface PlayerSessionStart {
  playerId: PlayerId;
  userAgent: string | null;
  at: Date;
  expiresAt: Date;
}

/** Stores player sessions under the hash of their token. */
export abstract class PlayerSessionRepository {
  /** Returns the session, or null if it is unknown or has expired by `at`. */
  abstract find(idHash: Buffer, at: Date): Promise<StoredSession | null>;

  /** Creates a player together with the player's first session. */
  abstract add(idHash: Buffer, playerId: PlayerId, at: Date, expiresAt: Date): Promise<void>;

  /** Records that the session was used and extends its lifetime. */
  abstract touch(idHash: Buffer, at: Date, expiresAt: Date): Promise<void>;

  /** Returns an open session and locks it until the unit of work ends, or null. */
  abstract lock(idHash: Buffer, at: Date): Promise<LockedSession | null>;

  /** Adds a session of a player who exists. */
  abstract start(idHash: Buffer, start: PlayerSessionStart): Promise<void>;

  /** Closes a session for a newer one of the same browser. It is known as replaced for a while. */
  abstract replace(idHash: Buffer, at: Date, knownUntil: Date): Promise<void>;

  /** Gives the sessions of a guest to an account. */
  abstract moveAll(guestId: PlayerId, accountId: PlayerId): Promise<void>;

  /** Returns at most a hundred open sessions of a player, the one that was used last first. */
  abstract openOf(playerId: PlayerId, current: Buffer | null, at: Date): Promise<PlayerDevice[]>;

  /** Ends the session of a token. Returns its player, or null if it was not open. */
  abstract end(idHash: Buffer): Promise<string | null>;

  /** Ends a session of this player. Returns whether it was `current`; null if there is none. */
  abstract endOne(playerId: PlayerId, id: string, current: Buffer | null): Promise<boolean | null>;

  /** Ends all sessions of this player but `kept`. Returns how many it ended. */
  abstract endOthers(playerId: PlayerId, kept: Buffer | null): Promise<number>;
}
