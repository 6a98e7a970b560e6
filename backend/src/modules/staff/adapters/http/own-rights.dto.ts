import { ApiProperty } from '@nestjs/swagger';
import type { AdminId, VenueId } from '../../../../kernel/domain/ids.js';
import { CAPABILITIES, type Capability, type Role, ROLES } from '../../../roles/index.js';
import type { OfferedTogether } from '../../application/offered-roles.js';
import type { OwnRights } from '../../application/own-rights.js';

export class OwnRoleBody {
  @ApiProperty({ type: String, format: 'uuid' }) venueId: VenueId;
  @ApiProperty() venueName: string;
  @ApiProperty({ enum: ROLES, enumName: 'Role' }) role: Role;
}

/** Roles that venues offer to the caller, who has them after accepting. */
export class RoleOfferBody implements OfferedTogether {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: [OwnRoleBody] }) roles: OwnRoleBody[];
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}

class OwnFactorBody {
  @ApiProperty({ description: 'the settings or a role require it' }) isRequired: boolean;
  @ApiProperty({ description: 'there is an authenticator app or a passkey' }) isSet: boolean;
}

/** The venues where the admin may do something. */
const SCOPE = {
  oneOf: [
    { type: 'string', enum: ['all'] },
    { type: 'array', items: { type: 'string', format: 'uuid' } },
  ],
};

/** The admin who is signed in, and what the roles grant at which venues. */
export class OwnRightsBody implements OwnRights {
  @ApiProperty({ type: String, format: 'uuid' }) id: AdminId;
  @ApiProperty({ type: String, nullable: true, description: 'of who was invited' }) email: string | null;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'owns every venue, and may create more' }) ownsAll: boolean;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'the venue of who owns every venue, if there is only one: no screen asks which',
  })
  onlyVenueId: VenueId | null;
  @ApiProperty({ type: [OwnRoleBody] }) roles: OwnRoleBody[];
  @ApiProperty({
    type: 'object',
    description: 'for each capability, `all` or the ids of the venues',
    properties: Object.fromEntries(CAPABILITIES.map((capability) => [capability, SCOPE])),
    required: [...CAPABILITIES],
  })
  rights: Record<Capability, 'all' | readonly VenueId[]>;
  @ApiProperty({ type: OwnFactorBody }) secondFactor: OwnFactorBody;
}
