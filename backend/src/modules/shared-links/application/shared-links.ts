import type { SharedLink } from '../domain/shared-link.js';

/** Links as stored. Whoever changes one holds its booking's lock. */
export abstract class SharedLinks {
  abstract find(id: string): Promise<SharedLink | null>;
  abstract ofBooking(bookingId: string): Promise<SharedLink | null>;
  abstract add(link: SharedLink): Promise<void>;
  /** Stores the places of a link, and tells whoever is looking at it. */
  abstract save(link: SharedLink): Promise<void>;
}
