import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { PlayerBookingQueries } from '../../../booking-views/index.js';
import { KnownPlayer } from '../../../identity/http.js';
import { CalendarFiles } from '../../application/calendar-files.js';

@ApiTags('bookings')
@Controller('api/bookings')
export class CalendarFileController {
  constructor(
    private readonly bookings: PlayerBookingQueries,
    private readonly calendars: CalendarFiles,
  ) {}

  @Get(':bookingId/calendar.ics')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @ApiOperation({ summary: 'Returns a booking of the calling player as a calendar file' })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNotFoundResponse({ type: ErrorBody })
  async calendarFile(
    @IdParam('bookingId') bookingId: string,
    @KnownPlayer() playerId: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { filename, content } = this.calendars.of(await this.bookings.own(bookingId, playerId));
    response.setHeader('Content-Disposition', `attachment; filename="${filename}"`);
    return content;
  }
}
