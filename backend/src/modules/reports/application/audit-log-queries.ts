import type { AdminId } from '../../../kernel/domain/ids.js';
import type { VenueScope } from '../../roles/index.js';
import type { Page, Period } from './paging.js';

/** A field that an action changed. `null` means no value. Nested fields are named `outer.inner`. */
export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** One recorded action. */
export interface AuditRow {
  id: string;
  /** ISO, UTC. */
  at: string;
  /** `null` if a player acted on the player's account. */
  admin: { id: string; username: string } | null;
  /** `thing.done`, such as `court.updated`. */
  action: string;
  subject: { type: string; id: string; label: string };
  /** The time zone of the venue that the action is about, or that of the installation. */
  timeZone: string;
  changes: AuditChange[];
}

/** Selects actions. The days of the period are in the installation's time zone. */
export interface AuditFilter extends Period {
  /** Actions about other venues, and about no venue, are found only if the scope is all. */
  scope: VenueScope;
  action: string | null;
  adminId: AdminId | null;
}

/** One page of actions. */
export interface AuditPage extends Page<AuditRow> {
  /** The time zone of the filter's days. */
  timeZone: string;
  /** The admins to choose from, including disabled ones: those who may act in the scope. */
  admins: { id: string; username: string }[];
  /** The actions to choose from: every action that has an entry. */
  actions: string[];
}

/** Reads the audit trail. */
export abstract class AuditLogQueries {
  /**
   * Returns one page of actions, newest first.
   * @throws UnknownAdmin if the filter names an admin who never existed
   */
  abstract page(filter: AuditFilter, page: number): Promise<AuditPage>;
}
