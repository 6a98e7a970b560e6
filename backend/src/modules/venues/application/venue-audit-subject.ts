import type { Venue } from '../domain/venue.js';

/** How the audit log names a venue. */
export function auditSubjectOf({ id, name }: Venue): { type: string; id: string; label: string } {
  return { type: 'venue', id, label: name };
}
