import { Controller, Get } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { VenueQueries, type VenueView } from '../../application/venue-queries.js';

export class VenueBody implements VenueView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() location: string;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty({ description: 'IANA zone', example: 'America/Guayaquil' }) timeZone: string;
  @ApiProperty({ type: 'integer' }) courtCount: number;
  @ApiProperty({ type: 'integer' }) availableCourtCount: number;
  @ApiProperty({ type: String, nullable: true, example: '14.50' }) minPrice: string | null;
  @ApiProperty({ type: Number, nullable: true, description: '1 to 5, one decimal' }) rating: number | null;
  @ApiProperty({ type: 'integer' }) ratingCount: number;
}

@ApiTags('venues')
@Controller('api/venues')
export class VenuesController {
  constructor(private readonly venues: VenueQueries) {}

  @Get()
  @ApiOperation({ summary: 'Every venue' })
  @ApiOkResponse({ type: [VenueBody] })
  all(): Promise<VenueBody[]> {
    return this.venues.all();
  }

  @Get(':venueId')
  @ApiOperation({ summary: 'One venue' })
  @ApiOkResponse({ type: VenueBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  one(@IdParam('venueId') venueId: string): Promise<VenueBody> {
    return this.venues.one(venueId);
  }
}
