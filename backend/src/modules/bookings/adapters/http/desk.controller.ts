import { Body, Controller, Delete, Get, HttpCode, Post, Query, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { formatAmount } from '../../../../kernel/domain/money.js';
import { AdminOnly, SignedInAdmin } from '../../../identity/http.js';
import type { AdminIdentity } from '../../../identity/index.js';
import { BlockHours, UnblockHours } from '../../application/block-hours.js';
import { BookingsDesk } from '../../application/bookings-desk.js';
import { CancelForVenue } from '../../application/cancel-for-venue.js';
import { BlockBody, BlockHoursBody } from './block.dto.js';
import { DayQuery } from './booking.dto.js';
import {
  BookingPageBody,
  BookingSearchQuery,
  DeskBookingDetailBody,
  DeskDayBody,
  VenueCancellationBody,
  VenueCancelledBody,
} from './desk.dto.js';
import { blockedHoursFrom, dayFrom } from './slot-input.js';

/** The venue's own desk: its day, everybody's bookings, and the hours it keeps for itself. */
@ApiTags('desk')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@AdminOnly()
@Controller('api/admin')
export class DeskController {
  constructor(
    private readonly desk: BookingsDesk,
    private readonly cancelForVenue: CancelForVenue,
    private readonly blockHours: BlockHours,
    private readonly unblockHours: UnblockHours,
  ) {}

  @Get('venues/:venueId/day')
  @ApiOperation({ summary: 'A venue’s day: what stands in each hour of each court' })
  @ApiOkResponse({ type: DeskDayBody })
  day(@IdParam('venueId') venueId: string, @Query() { date }: DayQuery): Promise<DeskDayBody> {
    return this.desk.day(venueId, dayFrom(date));
  }

  @Get('bookings')
  @ApiOperation({ summary: 'Bookings that match, latest hour first, 20 a page' })
  @ApiOkResponse({ type: BookingPageBody })
  find(@Query() { page = 1, from, to, ...query }: BookingSearchQuery): Promise<BookingPageBody> {
    return this.desk.find({
      ...query,
      page,
      ...(from === undefined ? {} : { from: dayFrom(from, 'from') }),
      ...(to === undefined ? {} : { to: dayFrom(to, 'to') }),
    });
  }

  @Get('bookings/:bookingId')
  @ApiOperation({ summary: 'One booking, with its payments and refunds' })
  @ApiOkResponse({ type: DeskBookingDetailBody })
  one(@IdParam('bookingId') bookingId: string): Promise<DeskBookingDetailBody> {
    return this.desk.one(bookingId);
  }

  @Post('bookings/:bookingId/cancel')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Cancels a booking for the venue: everything paid goes back, whatever the notice',
  })
  @ApiOkResponse({ type: VenueCancelledBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`booking_not_active`, `booking_already_started`' })
  async cancel(
    @IdParam('bookingId') bookingId: string,
    @Body() body: VenueCancellationBody,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<VenueCancelledBody> {
    const reason = body.reason?.trim() || null;
    const outcome = await this.cancelForVenue.execute({ adminId: admin.id, bookingId, reason });
    return {
      refundPercentage: outcome.refundPercentage,
      refundAmount: formatAmount(outcome.refundCents),
      booking: await this.desk.one(bookingId),
    };
  }

  @Post('blocks')
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Keeps hours of a court for the venue, all of them or none' })
  @ApiCreatedResponse({ type: BlockBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`hour_taken`: the message names the first one' })
  block(@Body() body: BlockHoursBody, @SignedInAdmin() admin: AdminIdentity): Promise<BlockBody> {
    const { courtId, reason } = body;
    return this.blockHours.execute({ adminId: admin.id, courtId, reason, ...blockedHoursFrom(body) });
  }

  @Delete('blocks/:blockId')
  @ApiOperation({ summary: 'Gives every hour of a block back to the players' })
  @ApiOkResponse({ type: BlockBody, description: 'the block as it was' })
  unblock(@IdParam('blockId') blockId: string, @SignedInAdmin() admin: AdminIdentity): Promise<BlockBody> {
    return this.unblockHours.execute({ adminId: admin.id, blockId });
  }
}
