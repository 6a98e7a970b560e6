import type { Photo } from '../domain/face.js';
import type { Venue } from '../domain/venue.js';

/** How the audit log names a venue. */
export function auditSubjectOf({ id, name }: Venue): { type: string; id: string; label: string } {
  return { type: 'venue', id, label: name };
}

/** Returns the fields of a venue for the audit log. A photo is its address and its description. */
export function auditRecordOf(venue: Venue): object {
  const textOf = ({ imageUrl, alt }: Photo) => (alt ? `${imageUrl} (${alt})` : imageUrl);
  return { ...venue, furtherPhotos: venue.furtherPhotos.map(textOf) };
}
