import { Body, Controller, Post, Put, UseInterceptors } from '@nestjs/common';
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
import { BookingsFacade } from '../../../bookings/index.js';
import { AdminOnly, SignedInAdmin } from '../../../identity/http.js';
import type { AdminIdentity } from '../../../identity/index.js';
import { EditVenues } from '../../../venues/index.js';
import { CatalogQueries } from '../../application/catalog-queries.js';
import { NewVenueBody, VenueBody, VenueDetailsBody } from './venue.dto.js';

@ApiTags('venues')
@AdminOnly()
@Controller('api/venues')
export class EditVenuesController {
  constructor(
    private readonly editVenues: EditVenues,
    private readonly bookings: BookingsFacade,
    private readonly catalog: CatalogQueries,
  ) {}

  @Post()
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Creates a venue' })
  @ApiCreatedResponse({ type: VenueBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  async create(@Body() body: NewVenueBody, @SignedInAdmin() admin: AdminIdentity): Promise<VenueBody> {
    return this.catalog.venue(await this.editVenues.create(admin.id, body));
  }

  @Put(':venueId')
  @ApiOperation({ summary: 'Changes a venue; its time zone can change only while it has no bookings' })
  @ApiOkResponse({ type: VenueBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`time_zone_in_use`' })
  async update(
    @IdParam('venueId') venueId: string,
    @Body() body: VenueDetailsBody,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<VenueBody> {
    await this.editVenues.update(admin.id, venueId, body, () => this.bookings.existAtVenue(venueId));
    return this.catalog.venue(venueId);
  }
}
