import type { Page, Period } from './paging.js';

/** A field that an action changed; `null`: it had, or has, no value. Nested fields are named `outer.inner`. */
export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** What somebody of the venue did. */
export interface AuditRow {
  id: string;
  /** ISO, UTC. */
  at: string;
  admin: { id: string; username: string };
  /** `thing.done`, such as `court.updated`. */
  action: string;
  subject: { type: string; id: string; label: string };
  changes: AuditChange[];
}

/** Days are those of the installation's zone. */
export interface AuditFilter extends Period {
  action: string | null;
  adminId: string | null;
}

export interface AuditPage extends Page<AuditRow> {
  /** In which the days of the filter are meant. */
  timeZone: string;
  /** To choose from: everybody who is or was an admin, and every action that ever happened. */
  admins: { id: string; username: string }[];
  actions: string[];
}

/** What admins have done, newest first. */
export abstract class AuditLog {
  /** @throws `invalid_request` for an admin who never was */
  abstract page(filter: AuditFilter, page: number): Promise<AuditPage>;
}
