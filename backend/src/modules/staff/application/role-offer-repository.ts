import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import type { Role } from '../../roles/index.js';

/** A role at a venue that its person has not accepted yet. */
export interface RoleOffer {
  /** Shared by the roles that were offered together. The venue knows the person by it. */
  readonly id: string;
  readonly adminId: AdminId;
  readonly venueId: VenueId;
  readonly role: Role;
  /** Address and name as the venue has written them, not those of the account. */
  readonly email: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Stores offers of roles, at most one for an account and a venue. */
export abstract class RoleOfferRepository {
  /** Replaces earlier offers to the same accounts at the same venues. */
  abstract put(offers: readonly RoleOffer[]): Promise<void>;

  /** Returns the roles that were offered together, also those whose time is over. */
  abstract together(id: string): Promise<RoleOffer[]>;

  /** Returns every offer to an account, also those whose time is over, the oldest first. */
  abstract to(adminId: AdminId): Promise<RoleOffer[]>;

  /** Lets an offer last until this moment. */
  abstract extend(id: string, expiresAt: Date): Promise<void>;

  /** Removes the offers to an account at these venues. */
  abstract remove(adminId: AdminId, venueIds: readonly VenueId[]): Promise<void>;
}
