import type { components } from '../../shared/api/schema';

export type SharedLinkPage = components['schemas']['SharedLinkPageBody'];

/** The contact that payers enter. An empty address removes the known one. */
export interface Payer {
  name?: string;
  email?: string;
  /** For whom each place is; an empty text is the payer's own place, or has no name. */
  placesFor?: string[];
}

/** The ids that identify a place of a booking to the server. */
export interface Share {
  bookingId: string;
  shareToken: string;
}
