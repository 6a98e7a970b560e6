import type { AdminId } from '../../../../kernel/domain/ids.js';
import type { OpenAdminSession } from '../../../sign-in/index.js';

/** Where a session was started, as far as the browser says so. */
interface SessionOrigin {
  userAgent: string | null;
  address: string | null;
}

/** How a session was started. */
export interface AdminSessionStart extends SessionOrigin {
  /** Whether the admin has shown a second factor. */
  secondFactor: boolean;
}

/** A session as its owner sees it in a list. */
export interface AdminSession extends SessionOrigin {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The instants that decide whether an admin session is still open. */
export interface AdminSessionLimits {
  /** A session that was last used at this instant or earlier is closed. */
  idleSince: Date;
  /** A session that started at this instant or earlier is closed. */
  startedAfter: Date;
  /** True if the settings require a second factor of every session. */
  needsSecondFactor: boolean;
}

/** Stores admin sessions under the hash of their token. */
export abstract class AdminSessionRepository {
  abstract add(idHash: Buffer, adminId: AdminId, at: Date, start: AdminSessionStart): Promise<void>;

  /**
   * Marks the session as used at this instant and returns it. Returns null, and changes nothing, if
   * the session is unknown or closed or if the admin is disabled. A session without a second factor
   * is closed if the admin has one, or leads a venue, or if the limits say so.
   */
  abstract use(idHash: Buffer, at: Date, limits: AdminSessionLimits): Promise<OpenAdminSession | null>;

  /** Ends the session and returns the id of its admin, or null if there is no such session. */
  abstract end(idHash: Buffer): Promise<string | null>;

  /** Returns the open sessions of an admin, the one that was used last first. */
  abstract openOf(adminId: AdminId, limits: AdminSessionLimits): Promise<AdminSession[]>;

  /** Ends one session of this admin. Returns false if the admin has no such session. */
  abstract endOne(adminId: AdminId, sessionId: string): Promise<boolean>;

  /** Records that the admin has shown a second factor in this session. */
  abstract strengthen(adminId: AdminId, sessionId: string): Promise<void>;

  /** Ends every session of this admin but one (or all), and returns how many it ended. */
  abstract endOthers(adminId: AdminId, keptSessionId: string | null): Promise<number>;
}
