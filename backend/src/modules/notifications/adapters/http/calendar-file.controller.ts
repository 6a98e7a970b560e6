import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import {
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { CallerAddress } from '../../../../kernel/adapters/http/address-key.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import { BookingNotFound, BookingQueries } from '../../../bookings/index.js';
import { BookingPartQueries, PlayerBookingQueries } from '../../../booking-flow/index.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { ManageLinks } from '../../../manage-links/index.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import { type CalendarFile, CalendarFiles } from '../../application/calendar-files.js';
import { RefundAlarms } from '../../application/refund-alarms.js';

@ApiTags('bookings')
@Controller('api')
export class CalendarFileController {
  constructor(
    private readonly bookings: PlayerBookingQueries,
    private readonly owners: BookingQueries,
    private readonly parts: BookingPartQueries,
    private readonly manageLinks: ManageLinks,
    private readonly calendars: CalendarFiles,
    private readonly links: SharedLinksFacade,
    private readonly refundAlarms: RefundAlarms,
  ) {}

  @Get('bookings/:bookingId/calendar.ics')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @ApiOperation({
    summary: 'Returns a booking that the calling player made or paid a part of, as a calendar file',
  })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNotFoundResponse({ type: ErrorBody })
  async calendarFile(
    @IdParam('bookingId') bookingId: BookingId,
    @KnownPlayer() playerId: PlayerId | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    if (playerId === null) throw new BookingNotFound();
    if (!(await this.owners.isOf(bookingId, playerId))) await this.parts.one(bookingId, playerId);
    const booking = await this.bookings.byId(bookingId);
    const alarms = await this.refundAlarms.of(booking, playerId);
    return send(this.calendars.of(booking, { alarms }), response);
  }

  @Get('manage/:manageToken/calendar.ics')
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_attempts`' })
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @ApiOperation({ summary: 'Returns the booking of a letter’s link as a calendar file' })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNotFoundResponse({ type: ErrorBody })
  @ApiGoneResponse({ type: ErrorBody, description: '`manage_link_ended`' })
  async calendarFileOfLetter(
    @Param('manageToken') token: string,
    @CallerAddress() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { bookingId, playerId } = await this.manageLinks.open(token, address);
    const booking = await this.bookings.byId(bookingId);
    const alarms = await this.refundAlarms.of(booking, playerId);
    const path = `/reserva/${encodeURIComponent(token)}`;
    return send(this.calendars.of(booking, { path, alarms }), response);
  }

  @Get('shared-payment-links/:shareToken/calendar.ics')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @ApiOperation({ summary: 'Returns the booking of a payment link as a calendar file' })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNotFoundResponse({ type: ErrorBody })
  async calendarFileOfLink(
    @Param('shareToken') token: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const booking = await this.bookings.byId(await this.links.bookingIdOf(token));
    const path = `/shared-payment/${encodeURIComponent(token)}`;
    return send(this.calendars.of(booking, { path }), response);
  }
}

function send({ filename, content }: CalendarFile, response: Response): string {
  response.setHeader('Content-Disposition', `attachment; filename="${filename}"`);
  return content;
}
