import { Controller, Get, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { CatalogQueries } from '../../application/catalog-queries.js';
import { VenueBody, VenueDetailBody } from './venue.dto.js';
import { VenuePageBody, VenuesQuery } from './venue-page.dto.js';

const PAGE_SIZE = 12;

@ApiTags('venues')
@Controller('api/venues')
export class VenuesController {
  constructor(private readonly catalog: CatalogQueries) {}

  @Get()
  @ApiOperation({ summary: 'All venues' })
  @ApiOkResponse({ type: [VenueBody] })
  all(): Promise<VenueBody[]> {
    return this.catalog.venues();
  }

  @Get('page')
  @ApiOperation({ summary: 'A page of the venues, in the order of all venues' })
  @ApiOkResponse({ type: VenuePageBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  page(@Query() { search, cursor, limit }: VenuesQuery): Promise<VenuePageBody> {
    return this.catalog.page({ search: search ?? null, after: cursor ?? null, limit: limit ?? PAGE_SIZE });
  }

  @Get(':venueId')
  @ApiOperation({ summary: 'One venue' })
  @ApiOkResponse({ type: VenueDetailBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  one(@IdParam('venueId') venueId: string): Promise<VenueDetailBody> {
    return this.catalog.venue(venueId);
  }
}
