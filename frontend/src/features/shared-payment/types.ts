import type { components } from '../../shared/api/schema';

export type SharedLinkPage = components['schemas']['SharedLinkPageBody'];

/** The ids that identify a place of a booking to the server. */
export interface Share {
  bookingId: string;
  shareToken: string;
}
