import type { BookingId } from '../../../kernel/domain/ids.js';
import type { SharedLink } from '../domain/shared-link.js';

/** Stores payment links. To change a link, the caller holds the lock of its booking. */
export abstract class SharedLinkRepository {
  abstract find(id: string): Promise<SharedLink | null>;

  /** Returns the link of a booking, which has at most one, or null. */
  abstract ofBooking(bookingId: BookingId): Promise<SharedLink | null>;

  abstract add(link: SharedLink): Promise<void>;

  /** Stores the places of a link and informs the browsers that show it. */
  abstract save(link: SharedLink): Promise<void>;
}
