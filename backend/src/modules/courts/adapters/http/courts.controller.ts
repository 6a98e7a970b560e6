import { Controller, Get } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { CourtId, VenueId } from '../../../../kernel/domain/ids.js';
import { VenuesFacade } from '../../../venues/index.js';
import { CourtQueries, type CourtView } from '../../application/court-queries.js';
import { COURT_STATUSES, type CourtStatus, type Surface, SURFACES } from '../../domain/court.js';

const PRICE = { example: '14.50', description: 'per hour' };

export class CourtBody implements CourtView {
  @ApiProperty({ type: String, format: 'uuid' }) id: CourtId;
  @ApiProperty({ type: String, format: 'uuid' }) venueId: VenueId;
  @ApiProperty() venueName: string;
  @ApiProperty({ description: 'IANA zone', example: 'America/Guayaquil' }) timeZone: string;
  @ApiProperty() name: string;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty({ enum: COURT_STATUSES }) status: CourtStatus;
  @ApiProperty({ enum: SURFACES }) surface: Surface;
  @ApiProperty({ type: Boolean, nullable: true, description: 'null if it is unknown' })
  indoor: boolean | null;
  @ApiProperty({ type: Boolean, nullable: true, description: 'null if it is unknown' })
  lights: boolean | null;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty(PRICE) daySinglesPrice: string;
  @ApiProperty(PRICE) dayDoublesPrice: string;
  @ApiProperty(PRICE) nightSinglesPrice: string;
  @ApiProperty(PRICE) nightDoublesPrice: string;
}

@ApiTags('courts')
@Controller('api')
export class CourtsController {
  constructor(
    private readonly courts: CourtQueries,
    private readonly venues: VenuesFacade,
  ) {}

  @Get('courts')
  @ApiOperation({ summary: 'All courts of all venues' })
  @ApiOkResponse({ type: [CourtBody] })
  all(): Promise<CourtBody[]> {
    return this.courts.all();
  }

  @Get('courts/:courtId')
  @ApiOperation({ summary: 'One court' })
  @ApiOkResponse({ type: CourtBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  one(@IdParam('courtId') courtId: CourtId): Promise<CourtBody> {
    return this.courts.one(courtId);
  }

  @Get('venues/:venueId/courts')
  @ApiOperation({ summary: 'The courts of a venue, by number' })
  @ApiOkResponse({ type: [CourtBody] })
  @ApiNotFoundResponse({ type: ErrorBody })
  async ofVenue(@IdParam('venueId') venueId: VenueId): Promise<CourtBody[]> {
    const courts = await this.courts.ofVenue(venueId);
    if (courts.length === 0) await this.venues.one(venueId);
    return courts;
  }
}
