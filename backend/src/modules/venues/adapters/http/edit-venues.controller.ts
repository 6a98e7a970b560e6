import { Body, Controller, Get, Post, Put, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { AdminOnly, SignedInAdmin } from '../../../identity/http.js';
import type { AdminIdentity } from '../../../identity/index.js';
import { EditVenues } from '../../application/edit-venues.js';
import { VenueQueries } from '../../application/venue-queries.js';
import { VenueStore } from '../../application/venue-store.js';
import { UpdateVenueBody, VenueWishBody } from './venue.dto.js';
import { VenueBody } from './venues.controller.js';

@ApiTags('venues')
@AdminOnly()
@Controller('api')
export class EditVenuesController {
  constructor(
    private readonly editVenues: EditVenues,
    private readonly venues: VenueQueries,
    private readonly store: VenueStore,
  ) {}

  @Post('venues')
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Makes a venue' })
  @ApiCreatedResponse({ type: VenueBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  async create(@Body() body: VenueWishBody, @SignedInAdmin() admin: AdminIdentity): Promise<VenueBody> {
    return this.venues.one(await this.editVenues.create(admin.id, body));
  }

  @Put('venues/:venueId')
  @ApiOperation({ summary: 'Changes a venue; its time zone only while nobody has booked there' })
  @ApiOkResponse({ type: VenueBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`time_zone_in_use`' })
  async update(
    @IdParam('venueId') venueId: string,
    @Body() body: UpdateVenueBody,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<VenueBody> {
    await this.editVenues.update(admin.id, venueId, body);
    return this.venues.one(venueId);
  }

  @Get('admin/time-zones')
  @ApiOperation({ summary: 'The time zones that a venue can be in' })
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'string', example: 'America/Guayaquil' } } })
  timeZones(): Promise<string[]> {
    return this.store.timeZones();
  }
}
