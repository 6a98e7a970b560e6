import { Controller, Get, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { AdminOnly, inPath } from '../../../admins/http.js';
import { isTimeZone } from '../../../venues/index.js';
import { CorrectTimeZone } from '../../application/correct-time-zone.js';
import type { MovedBookingsView, MovedBookingView } from '../../application/upcoming-booking-queries.js';

export class TimeZoneQuery {
  @ApiProperty({ maxLength: 64, description: 'IANA zone', example: 'Pacific/Galapagos' })
  @ValidateBy({
    name: 'isTimeZone',
    validator: {
      validate: (value) => typeof value === 'string' && value.length <= 64 && isTimeZone(value),
      defaultMessage: () => 'No conocemos esa zona horaria.',
    },
  })
  timeZone: string;
}

export class MovedBookingBody implements MovedBookingView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() courtName: string;
  @ApiProperty({ example: '2026-11-21', description: 'local to the venue; stays' }) bookingDate: string;
  @ApiProperty({ example: '18:00', description: 'local to the venue; stays' }) timeSlot: string;
  @ApiProperty({ format: 'date-time', description: 'the instant now' }) startsAt: string;
  @ApiProperty({ format: 'date-time', description: 'the instant in the new zone' }) newStartsAt: string;
  @ApiProperty({ description: 'the hour has already begun at the new instant' }) hasBegun: boolean;
}

export class MovedBookingsBody implements MovedBookingsView {
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: [MovedBookingBody], description: 'the first 200 by day and hour' })
  bookings: MovedBookingBody[];
}

@ApiTags('venues')
@AdminOnly(inPath('venue.edit'))
@Controller('api/admin/venues')
export class TimeZoneChangeController {
  constructor(private readonly correctTimeZone: CorrectTimeZone) {}

  @Get(':venueId/time-zone-change')
  @ApiOperation({ summary: 'The bookings ahead that would begin at another instant in this time zone' })
  @ApiOkResponse({ type: MovedBookingsBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  async preview(
    @IdParam('venueId') venueId: VenueId,
    @Query() { timeZone }: TimeZoneQuery,
  ): Promise<MovedBookingsBody> {
    const { count, bookings } = await this.correctTimeZone.preview(venueId, timeZone);
    return { count, bookings: [...bookings] };
  }
}
