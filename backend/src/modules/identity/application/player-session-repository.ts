/** A player session as stored. */
export interface StoredSession {
  playerId: string;
  lastSeenAt: Date;
}

/** Stores player sessions under the hash of their token. */
export abstract class PlayerSessionRepository {
  /** Returns the session, or null if it is unknown or has expired by `at`. */
  abstract find(idHash: Buffer, at: Date): Promise<StoredSession | null>;

  /** Creates a player together with the player's first session. */
  abstract add(idHash: Buffer, playerId: string, at: Date, expiresAt: Date): Promise<void>;

  /** Records that the session was used and extends its lifetime. */
  abstract touch(idHash: Buffer, at: Date, expiresAt: Date): Promise<void>;
}
