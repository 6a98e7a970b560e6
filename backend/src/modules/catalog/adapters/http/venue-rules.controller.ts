import { Body, Controller, Get, Patch, Query, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { invalidRequest } from '../../../../kernel/adapters/http/validation.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { BookingsOutside, CalendarQueries, parseDay } from '../../../bookings/index.js';
import { CourtsFacade } from '../../../courts/index.js';
import { AdminOnly, inPath } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { documentOf, EditRules, type VersionedRules } from '../../../venues/index.js';
import { ChangedRulesBody, ReviewedRulesBody, RulesChangeQuery, VenueRulesBody } from './venue-rules.dto.js';

@ApiTags('venues')
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin/venues')
export class VenueRulesController {
  constructor(
    private readonly rules: EditRules,
    private readonly courts: CourtsFacade,
    private readonly bookings: BookingsOutside,
    private readonly calendar: CalendarQueries,
  ) {}

  @Get(':venueId/rules')
  @AdminOnly(inPath('rules.edit'))
  @ApiOperation({ summary: 'The rules of a venue' })
  @ApiOkResponse({ type: VenueRulesBody })
  async read(@IdParam('venueId') venueId: VenueId): Promise<VenueRulesBody> {
    return bodyOf(await this.rules.read(venueId, await this.courts.namesOfVenue(venueId)));
  }

  @Patch(':venueId/rules')
  @AdminOnly(inPath('rules.edit'))
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Changes some rules of a venue; bookings keep what they were sold with' })
  @ApiOkResponse({ type: ReviewedRulesBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`rules_changed_meanwhile`: `version` is not that of the rules',
  })
  async update(
    @IdParam('venueId') venueId: VenueId,
    @Query() { dryRun, date }: RulesChangeQuery,
    @Body() { version, ...fields }: ChangedRulesBody,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<ReviewedRulesBody> {
    if (date !== undefined && parseDay(date) === null)
      throw invalidRequest([{ field: 'date', message: 'La fecha no es válida.' }]);
    const courtNames = await this.courts.namesOfVenue(venueId);
    const change = { version, fields, courtNames };
    const changed =
      dryRun === 'true'
        ? await this.rules.preview(venueId, change)
        : await this.rules.update(admin.id, venueId, change);
    const affectedBookings = await this.bookings.of(venueId, changed.rules, changed.differing);
    const body = { ...bodyOf(changed), affectedBookings };
    if (date === undefined) return body;
    return { ...body, preview: await this.calendar.dayUnder(changed.rules, venueId, date) };
  }
}

function bodyOf({ version, rules }: VersionedRules): VenueRulesBody {
  return { version, ...documentOf(rules) };
}
