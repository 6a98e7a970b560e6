/** An admin who is signed in. */
export interface AdminIdentity {
  id: string;
  username: string;
}

/** The instants that decide whether an admin session is still open. */
export interface AdminSessionLimits {
  /** A session that was last used at this instant or earlier is closed. */
  idleSince: Date;
  /** A session that started at this instant or earlier is closed. */
  startedAfter: Date;
}

/** Stores admin sessions under the hash of their token. */
export abstract class AdminSessionRepository {
  abstract add(idHash: Buffer, adminId: string, at: Date): Promise<void>;

  /**
   * Marks the session as used at this instant and returns its admin. Returns null, and changes
   * nothing, if the session is unknown or closed or if the admin is disabled.
   */
  abstract use(idHash: Buffer, at: Date, limits: AdminSessionLimits): Promise<AdminIdentity | null>;

  /** Ends the session. An unknown session is not an error. */
  abstract end(idHash: Buffer): Promise<void>;
}
