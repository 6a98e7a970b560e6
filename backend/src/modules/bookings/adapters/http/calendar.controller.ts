import { Controller, Get, Query, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { EventStreams } from '../../../../kernel/adapters/http/event-streams.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { KnownPlayer } from '../../../identity/http.js';
import { VenuesFacade } from '../../../venues/index.js';
import { BookingQueries } from '../../application/booking-queries.js';
import { CalendarEntryBody, DayQuery, MonthQuery, SlotBody } from './calendar.dto.js';
import { dayFrom } from './slot-input.js';

/** The taken and free hours that every visitor sees. */
@ApiTags('bookings')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api')
export class CalendarController {
  constructor(
    private readonly bookings: BookingQueries,
    private readonly venues: VenuesFacade,
    private readonly streams: EventStreams,
  ) {}

  @Get('venues/:venueId/events')
  @ApiOperation({ summary: 'Server-sent events: an hour of this venue was taken or freed' })
  @ApiProduces('text/event-stream')
  async events(@IdParam('venueId') venueId: string, @Res() response: Response): Promise<void> {
    await this.venues.one(venueId);
    this.streams.open(`venue:${venueId}`, response);
  }

  @Get('venues/:venueId/bookings')
  @ApiOperation({ summary: 'The taken hours of a venue’s month, without their owners' })
  @ApiOkResponse({ type: [CalendarEntryBody] })
  month(
    @IdParam('venueId') venueId: string,
    @Query() { year, month }: MonthQuery,
    @KnownPlayer() playerId: string | null,
  ): Promise<CalendarEntryBody[]> {
    return this.bookings.ofVenueMonth(venueId, year, month, playerId);
  }

  @Get('courts/:courtId/availability')
  @ApiOperation({ summary: 'The 16 hours of a court’s day' })
  @ApiOkResponse({ type: [SlotBody] })
  availability(@IdParam('courtId') courtId: string, @Query() { date }: DayQuery): Promise<SlotBody[]> {
    return this.bookings.availability(courtId, dayFrom(date));
  }
}
