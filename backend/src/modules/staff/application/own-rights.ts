import { Injectable } from '@nestjs/common';
import type { AdminId, VenueId } from '../../../kernel/domain/ids.js';
import type { AdminIdentity } from '../../sign-in/index.js';
import {
  CAPABILITIES,
  type Capability,
  type VenueRole,
  type VenueScope,
  venuesWith,
} from '../../roles/index.js';
import { SecondFactors } from '../../admins/index.js';
import { StaffVenues } from './staff-venues.js';

/** The identity and the rights of an admin. */
export interface OwnRights {
  id: AdminId;
  email: string | null;
  name: string;
  ownsAll: boolean;
  /** The only venue, if the admin owns all of them and there is one: no screen asks which. */
  onlyVenueId: VenueId | null;
  /** In the order of the venues' names. */
  roles: (VenueRole & { venueName: string })[];
  rights: Record<Capability, VenueScope>;
  secondFactor: { isRequired: boolean; isSet: boolean };
}

/** Returns what the roles of an admin grant. */
@Injectable()
export class OwnRightsQueries {
  constructor(
    private readonly venues: StaffVenues,
    private readonly factors: SecondFactors,
  ) {}

  async of(admin: AdminIdentity): Promise<OwnRights> {
    const { id, email, name, ownsAll, roles } = admin;
    const { isRequired, app, passkeys } = await this.factors.stateOf(id);
    const names = await this.venues.namesOf(roles.map(({ venueId }) => venueId));
    const roleAt = new Map(roles.map(({ venueId, role }) => [venueId, role]));
    return {
      id,
      email,
      name,
      ownsAll,
      onlyVenueId: ownsAll ? await this.venues.onlyOne() : null,
      roles: [...names].flatMap(([venueId, venueName]) => {
        const role = roleAt.get(venueId);
        return role ? [{ venueId, venueName, role }] : [];
      }),
      rights: rightsOf(admin),
      secondFactor: { isRequired, isSet: app !== null || passkeys.length > 0 },
    };
  }
}

function rightsOf(admin: AdminIdentity): Record<Capability, VenueScope> {
  const entries = CAPABILITIES.map((capability) => [capability, venuesWith(admin, capability)]);
  return Object.fromEntries(entries) as Record<Capability, VenueScope>;
}
