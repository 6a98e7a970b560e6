import { Controller, Get } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { CatalogQueries } from '../../application/catalog-queries.js';
import { VenueBody } from './venue.dto.js';

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

  @Get(':venueId')
  @ApiOperation({ summary: 'One venue' })
  @ApiOkResponse({ type: VenueBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  one(@IdParam('venueId') venueId: string): Promise<VenueBody> {
    return this.catalog.venue(venueId);
  }
}
