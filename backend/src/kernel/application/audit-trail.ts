/** What somebody of the venue did. */
export interface AuditEntry {
  /** The admin's id. */
  adminId: string;
  /** `thing.done`, such as `venue.created` or `booking.cancelled`. */
  action: string;
  /** What it was done to; `label` is what a person calls it ("Cancha 2 · Centro"). */
  subject: { type: string; id: string; label: string };
  /** The fields it concerned as they were; absent where there was nothing. Never a secret. */
  before?: object;
  /** The same fields as they are now; absent where nothing is left. */
  after?: object;
}

/** Every action of an admin, kept for ever. Written in the ambient transaction: no action without its row, no row without its action. */
export abstract class AuditTrail {
  abstract record(entry: AuditEntry): Promise<void>;
}
