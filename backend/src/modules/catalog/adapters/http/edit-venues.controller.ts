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
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { CorrectTimeZone } from '../../../bookings/index.js';
import { CleanImages } from '../../../courts/index.js';
import { AdminOnly, inPath, OWNER_OF_ALL } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { EditVenues } from '../../../venues/index.js';
import { CatalogQueries } from '../../application/catalog-queries.js';
import { ChangedVenueBody, NewVenueBody, VenueDetailBody } from './venue.dto.js';

@ApiTags('venues')
@Controller('api/venues')
export class EditVenuesController {
  constructor(
    private readonly editVenues: EditVenues,
    private readonly correctTimeZone: CorrectTimeZone,
    private readonly cleanImages: CleanImages,
    private readonly catalog: CatalogQueries,
  ) {}

  @Post()
  @AdminOnly(OWNER_OF_ALL)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Creates a venue' })
  @ApiCreatedResponse({ type: VenueDetailBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  async create(@Body() body: NewVenueBody, @SignedInAdmin() admin: AdminIdentity): Promise<VenueDetailBody> {
    return this.catalog.venue(await this.editVenues.create(admin.id, body));
  }

  @Put(':venueId')
  @AdminOnly(inPath('venue.edit'))
  @ApiOperation({
    summary:
      'Changes the fields of a venue that are sent; another time zone moves the bookings ahead, which must be confirmed',
  })
  @ApiOkResponse({ type: VenueDetailBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`time_zone_moves_bookings`: another number than `confirmedBookings`',
  })
  async update(
    @IdParam('venueId') venueId: VenueId,
    @Body() body: ChangedVenueBody,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<VenueDetailBody> {
    const { confirmedBookings = 0, ...change } = body;
    await this.editVenues.update(admin.id, venueId, change, {
      moveBookings: (timeZone) => this.correctTimeZone.execute(venueId, timeZone, confirmedBookings),
      discardImages: (addresses) => this.cleanImages.discardAllLater(addresses),
    });
    return this.catalog.venue(venueId);
  }
}
