import type { BookingId, PlayerId } from '../../../kernel/domain/ids.js';
import type { LinkOfPlay, ManageLink } from '../domain/manage-link.js';

/** Stores the links in letters. */
export abstract class ManageLinkRepository {
  /** Returns the link of a recipient that new letters contain, or null. */
  abstract present(bookingId: BookingId, playerId: PlayerId): Promise<ManageLink | null>;

  /** Stores a link. Returns false if its recipient has one that new letters contain. */
  abstract add(link: ManageLink, at: Date): Promise<boolean>;

  /** New letters no longer contain this link. */
  abstract replace(tokenHash: Buffer): Promise<void>;

  /** Returns the link with the hash, also one that was replaced, or null. */
  abstract byHash(tokenHash: Buffer): Promise<LinkOfPlay | null>;

  /**
   * Gives every link of a guest to an account. If the account has one of the same booking, that one
   * stays in use, and the guest's still opens the booking.
   */
  abstract move(guestId: PlayerId, accountId: PlayerId): Promise<void>;

  abstract removeOf(playerId: PlayerId): Promise<void>;

  /** Returns for which bookings a player has links, and since when; not the links. */
  abstract datesOf(playerId: PlayerId): Promise<{ bookingId: BookingId; createdAt: Date }[]>;
}
