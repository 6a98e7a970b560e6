import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import type { Role, VenueScope } from '../../roles/index.js';

/** A person who works at venues, as the owner of these sees them. */
export interface StaffMember {
  id: AdminId;
  /** Null for an admin who was created at the machine. */
  email: string | null;
  name: string;
  ownsAll: boolean;
  /** Only the roles that the caller manages, in the order of the venues' names. */
  roles: { venueId: VenueId; venueName: string; role: Role }[];
  /** Until when the invitation can be accepted; null once it was. ISO, UTC. */
  invitedUntil: string | null;
  hasSecondFactor: boolean;
}

/** A person who decides at a venue. */
export interface VenueLead {
  readonly id: AdminId;
  readonly email: string;
  readonly name: string;
}

/** Reads who works where. */
export abstract class StaffQueries {
  /** Returns by name who has a role at these venues; if the scope is all, also who owns all. */
  abstract all(scope: VenueScope): Promise<StaffMember[]>;

  /** Returns one of them, or null. */
  abstract one(scope: VenueScope, id: string): Promise<StaffMember | null>;

  /**
   * Returns true if the venue has an owner who can manage its staff. Owners of everything count.
   * Owners who are disabled or have not accepted their invitation do not.
   */
  abstract isManaged(venueId: VenueId): Promise<boolean>;

  /**
   * Returns who leads a venue and has an address: owners and managers, also owners of everything.
   * Those who are disabled or have not accepted their invitation are left out.
   */
  abstract leadsOf(venueId: VenueId): Promise<VenueLead[]>;
}
