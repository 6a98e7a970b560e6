import type { AdminId } from '../domain/ids.js';

/** One action of an admin, or of a player on the player's account. */
export interface AuditEntry {
  /** The admin's id; `null` for an action of a player, whose entry contains no personal field. */
  adminId: AdminId | null;
  /** `thing.done`, such as `venue.created` or `booking.cancelled`. */
  action: string;
  /** The thing that the action changed; `label` is its name on screens ("Cancha 2 · Centro"). */
  subject: { type: string; id: string; label: string };
  /** The changed fields before the action; absent for a creation. Never contains a secret. */
  before?: object;
  /** The same fields after the action; absent for a deletion. */
  after?: object;
}

/** Records actions and never deletes an entry. */
export abstract class AuditTrail {
  /**
   * Adds an entry in the ambient transaction, so that the action and its entry are stored together
   * or not at all.
   */
  abstract record(entry: AuditEntry): Promise<void>;
}
