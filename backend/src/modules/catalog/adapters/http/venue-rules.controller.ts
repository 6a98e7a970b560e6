import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { CourtsFacade } from '../../../courts/index.js';
import { AdminOnly, inPath, SignedInAdmin } from '../../../identity/http.js';
import type { AdminIdentity } from '../../../identity/index.js';
import { EditRules } from '../../../venues/index.js';
import { ChangedRulesBody, RulesChangeQuery, VenueRulesBody } from './venue-rules.dto.js';

@ApiTags('venues')
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin/venues')
export class VenueRulesController {
  constructor(
    private readonly rules: EditRules,
    private readonly courts: CourtsFacade,
  ) {}

  @Get(':venueId/rules')
  @AdminOnly(inPath('rules.edit'))
  @ApiOperation({ summary: 'The rules of a venue' })
  @ApiOkResponse({ type: VenueRulesBody })
  read(@IdParam('venueId') venueId: string): Promise<VenueRulesBody> {
    return this.rules.read(venueId);
  }

  @Patch(':venueId/rules')
  @AdminOnly(inPath('rules.edit'))
  @ApiOperation({ summary: 'Changes some rules of a venue; bookings keep what they were sold with' })
  @ApiOkResponse({ type: VenueRulesBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`rules_changed_meanwhile`: `version` is not that of the rules',
  })
  async update(
    @IdParam('venueId') venueId: string,
    @Query() { dryRun }: RulesChangeQuery,
    @Body() { version, ...fields }: ChangedRulesBody,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<VenueRulesBody> {
    const courtNames = await this.courts.namesOfVenue(venueId);
    const change = { version, fields, courtNames };
    return dryRun === 'true'
      ? this.rules.preview(venueId, change)
      : this.rules.update(admin.id, venueId, change);
  }
}
