import {
  Body,
  Controller,
  Get,
  type MessageEvent,
  Param,
  Post,
  Query,
  Sse,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { liveStream } from '../../../../kernel/adapters/http/live-stream.js';
import { LiveUpdates } from '../../../../kernel/application/live-updates.js';
import { formatAmount } from '../../../../kernel/domain/money.js';
import { AdminOnly, CurrentPlayer, KnownPlayer } from '../../../identity/http.js';
import { assertSelf } from '../../../identity/index.js';
import { VenuesFacade } from '../../../venues/index.js';
import { BookingViews } from '../../application/booking-views.js';
import { CancelBooking } from '../../application/cancel-booking.js';
import { PlaceBooking } from '../../application/place-booking.js';
import {
  BookingBody,
  CalendarEntryBody,
  CancellationBody,
  CancelledBody,
  DayQuery,
  MonthQuery,
  PlaceBookingBody,
  SlotBody,
} from './booking.dto.js';
import { dayFrom, slotFrom } from './slot-input.js';

@ApiTags('bookings')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api')
export class BookingsController {
  constructor(
    private readonly placeBooking: PlaceBooking,
    private readonly cancelBooking: CancelBooking,
    private readonly venues: VenuesFacade,
    private readonly live: LiveUpdates,
    private readonly views: BookingViews,
  ) {}

  @Post('bookings')
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Books one hour of one court for the player of this session' })
  @ApiCreatedResponse({ type: BookingBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`slot_taken`, `court_unavailable`' })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_unpaid`' })
  async place(@Body() body: PlaceBookingBody, @CurrentPlayer() playerId: string): Promise<BookingBody> {
    assertSelf(body.userId, playerId);
    const slot = slotFrom(body.bookingDate, body.timeSlot);
    const { courtId, gameType } = body;
    const bookingId = await this.placeBooking.execute({ playerId, courtId, slot, gameType });
    return this.views.own(bookingId, playerId);
  }

  @Post('cancellations')
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({
    summary: 'Cancels a booking of the calling player; what comes back follows its frozen terms',
  })
  @ApiCreatedResponse({ type: CancelledBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`booking_not_active`, `booking_already_started`' })
  async cancel(
    @Body() body: CancellationBody,
    @KnownPlayer() playerId: string | null,
  ): Promise<CancelledBody> {
    assertSelf(body.userId, playerId);
    const reason = body.cancellationReason?.trim() || null;
    const outcome = await this.cancelBooking.execute({ bookingId: body.bookingId, playerId, reason });
    return {
      refundPercentage: outcome.refundPercentage,
      refundAmount: formatAmount(outcome.refundCents),
      booking: await this.views.own(body.bookingId, playerId),
    };
  }

  @Sse('venues/:venueId/events')
  @ApiOperation({ summary: 'Server-sent events: an hour of this venue was taken or freed' })
  @ApiProduces('text/event-stream')
  async events(@IdParam('venueId') venueId: string): Promise<Observable<MessageEvent>> {
    await this.venues.one(venueId);
    return liveStream(this.live, `venue:${venueId}`);
  }

  @Get('bookings/today')
  @AdminOnly()
  @ApiOperation({ summary: 'Live bookings of today, each venue’s own today' })
  @ApiOkResponse({ type: [BookingBody] })
  today(): Promise<BookingBody[]> {
    return this.views.today();
  }

  @Get('bookings/user/:userId')
  @ApiOperation({ summary: 'The bookings of the calling player' })
  @ApiOkResponse({ type: [BookingBody] })
  async ofUser(
    @Param('userId') userId: string,
    @KnownPlayer() playerId: string | null,
  ): Promise<BookingBody[]> {
    assertSelf(userId, playerId);
    return playerId === null ? [] : this.views.ofPlayer(playerId);
  }

  @Get('bookings/:bookingId')
  @ApiOperation({ summary: 'One booking of the calling player' })
  @ApiOkResponse({ type: BookingBody })
  own(@IdParam('bookingId') id: string, @KnownPlayer() playerId: string | null): Promise<BookingBody> {
    return this.views.own(id, playerId);
  }

  @Get('venues/:venueId/bookings')
  @ApiOperation({ summary: 'The taken hours of a venue’s month, without their owners' })
  @ApiOkResponse({ type: [CalendarEntryBody] })
  month(
    @IdParam('venueId') venueId: string,
    @Query() { year, month }: MonthQuery,
    @KnownPlayer() playerId: string | null,
  ): Promise<CalendarEntryBody[]> {
    return this.views.ofVenueMonth(venueId, year, month, playerId);
  }

  @Get('courts/:courtId/availability')
  @ApiOperation({ summary: 'The 16 hours of a court’s day' })
  @ApiOkResponse({ type: [SlotBody] })
  availability(@IdParam('courtId') courtId: string, @Query() { date }: DayQuery): Promise<SlotBody[]> {
    return this.views.availability(courtId, dayFrom(date));
  }
}
