import { Controller, Get, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { AdminOnly, ANY_ADMIN } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { venuesWith } from '../../../roles/index.js';
import { OwnRightsQueries } from '../../application/own-rights.js';
import { StaffVenues } from '../../application/staff-venues.js';
import { OwnRightsBody } from './own-rights.dto.js';
import { OwnVenueBody, OwnVenuesQuery } from './own-venues.dto.js';

/** Shows screens the name and the rights of the admin who is signed in. */
@ApiTags('staff')
@AdminOnly(ANY_ADMIN)
@Controller('api/admin')
export class OwnRightsController {
  constructor(
    private readonly rights: OwnRightsQueries,
    private readonly staffVenues: StaffVenues,
  ) {}

  @Get('me')
  @ApiOperation({ summary: 'The admin who is signed in, with the rights at each venue' })
  @ApiOkResponse({ type: OwnRightsBody })
  me(@SignedInAdmin() admin: AdminIdentity): Promise<OwnRightsBody> {
    return this.rights.of(admin);
  }

  @Get('venues')
  @ApiOperation({ summary: 'The open venues where the admin has a role, or a capability' })
  @ApiOkResponse({ type: [OwnVenueBody] })
  @ApiBadRequestResponse({ type: ErrorBody })
  venues(
    @Query() { capability }: OwnVenuesQuery,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<OwnVenueBody[]> {
    // Every role has the desk.
    return this.staffVenues.openOf(venuesWith(admin, capability ?? 'desk.use'));
  }
}
