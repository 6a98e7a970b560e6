import { createHash } from 'node:crypto';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { EventStreams } from '../../../../kernel/adapters/http/event-streams.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { KeptBodies } from '../../../../kernel/adapters/http/kept-bodies.js';
import { compressed, jsonBody, sendJson } from '../../../../kernel/adapters/http/json-body.js';
import type { CourtId, PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import { type Caller, CurrentCaller, KnownPlayer } from '../../../sign-in/http.js';
import { VenuesFacade } from '../../../venues/index.js';
import { CalendarQueries, type FreeHours, type OwnHour } from '../../application/calendar-queries.js';
import {
  CalendarEntryBody,
  CourtDayQuery,
  DayQuery,
  FreeHoursBody,
  MonthQuery,
  SlotBody,
  DayOfVenueBody,
} from './calendar.dto.js';
import { KeptMonths } from './kept-months.js';
import { withOwnIds } from './month-json.js';
import { PersonalDay } from './personal-day.js';
import { dayFrom } from './slot-input.js';
import { sendTagged } from './tagged-json.js';

/** The taken and free hours that every visitor sees. */
@ApiTags('bookings')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api')
export class CalendarController {
  private readonly days = new KeptBodies();

  constructor(
    private readonly calendar: CalendarQueries,
    private readonly months: KeptMonths,
    private readonly venues: VenuesFacade,
    private readonly streams: EventStreams,
    private readonly personal: PersonalDay,
  ) {}

  @Get('venues/:venueId/events')
  @ApiOperation({ summary: 'Server-sent events: an hour of this venue was taken or freed' })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_streams`' })
  async events(@IdParam('venueId') venueId: VenueId, @Res() response: Response): Promise<void> {
    await this.venues.one(venueId);
    this.streams.open([`venue:${venueId}`], response);
  }

  @Get('venues/:venueId/bookings')
  @ApiOperation({ summary: 'The taken hours of a venue’s month, without their owners' })
  @ApiOkResponse({ type: [CalendarEntryBody] })
  async month(
    @IdParam('venueId') venueId: VenueId,
    @Query() query: MonthQuery,
    @KnownPlayer() playerId: PlayerId | null,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const month = firstDayOf(query);
    const { version, own } = await this.calendar.stateOfMonth(venueId, month, playerId);
    if (own.length === 0)
      return sendTagged(request, response, version, (gzip) =>
        gzip ? this.months.gzip(venueId, month, version) : this.months.json(venueId, month, version),
      );
    return sendTagged(request, response, `${version}-${digestOf(own)}`, async (gzip) => {
      const json = await this.months.json(venueId, month, version);
      const body = withOwnIds(json.toString(), own);
      return gzip ? compressed(body) : Buffer.from(body);
    });
  }

  @Get('venues/:venueId/free-hours')
  @ApiOperation({ summary: 'How many hours of each day of a month can still be booked at a venue' })
  @ApiOkResponse({ type: [FreeHoursBody] })
  freeHours(@IdParam('venueId') venueId: VenueId, @Query() query: MonthQuery): Promise<FreeHours[]> {
    return this.calendar.freeHours(venueId, firstDayOf(query));
  }

  @Get('venues/:venueId/day')
  @ApiOperation({ summary: 'The day of all courts of a venue: every start with its status and prices' })
  @ApiOkResponse({ type: DayOfVenueBody })
  async dayOfVenue(
    @IdParam('venueId') venueId: VenueId,
    @Query() query: DayQuery,
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const date = dayFrom(query.date);
    const day = await this.calendar.dayOfVenue(venueId, date);
    if (await this.personal.send(caller, response, day)) return;
    await this.days.send(request, response, `venue ${venueId} ${date}`, day);
  }

  @Get('courts/:courtId/availability')
  @ApiOperation({ summary: 'The starts of a court’s day, with their lengths and prices' })
  @ApiOkResponse({ type: [SlotBody] })
  async availability(
    @IdParam('courtId') courtId: CourtId,
    @Query() query: CourtDayQuery,
    @CurrentCaller() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const day = await this.calendar.day(courtId, dayFrom(query.date), query.durationMinutes);
    if (await this.personal.send(caller, response, day)) return;
    const { view } = await day.compute();
    sendJson(request, response, jsonBody(JSON.stringify(view)));
  }
}

function firstDayOf({ year, month }: MonthQuery): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

/** Distinguishes the month of a caller with own bookings from everyone else's. */
function digestOf(own: readonly OwnHour[]): string {
  const ids = own.map(({ bookingId }) => bookingId).join();
  return createHash('sha256').update(ids).digest('base64url').slice(0, 16);
}
