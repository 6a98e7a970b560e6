import type { TestApp } from '../support/app/app.js';

/** An entry of the audit log as it is stored. */
export interface AuditRow {
  by: string;
  action: string;
  type: string;
  label: string;
  before: object | null;
  after: object | null;
}

/** Returns the entries of the audit log about one subject, oldest first. */
export function auditOf(app: TestApp, subjectId: string): Promise<AuditRow[]> {
  return app.sql<AuditRow>(
    `select a.username as by, l.action, l.subject_type as type, l.subject_label as label, l.before, l.after
       from audit_log l join admins a on a.id = l.admin_id where l.subject_id = $1 order by l.at, l.id`,
    [subjectId],
  );
}

/** Returns the stored status of a booking. */
export async function statusOf(app: TestApp, bookingId: string): Promise<string | undefined> {
  const [row] = await app.sql<{ status: string }>(`select status from bookings where id = $1`, [bookingId]);
  return row?.status;
}
