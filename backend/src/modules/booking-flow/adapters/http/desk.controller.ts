import { Body, Controller, Get, HttpCode, Post, Query, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { BookingId, VenueId } from '../../../../kernel/domain/ids.js';
import { formatAmount } from '../../../../kernel/domain/money.js';
import { DayQuery, dayFrom } from '../../../bookings/http.js';
import { BookingQueries, CancelForVenue } from '../../../bookings/index.js';
import { AdminOnly, anywhere, inPath, PermittedVenues } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { type VenueScope, venuesWith } from '../../../roles/index.js';
import { DeskQueries } from '../../application/desk-queries.js';
import {
  BookingPageBody,
  BookingSearchQuery,
  DeskBookingDetailBody,
  DeskDayBody,
  VenueCancellationBody,
  VenueCancelledBody,
} from './desk.dto.js';

/** The venue's desk: its day, and the bookings of all players. */
@ApiTags('desk')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin')
export class DeskController {
  constructor(
    private readonly desk: DeskQueries,
    private readonly cancelForVenue: CancelForVenue,
  ) {}

  @Get('venues/:venueId/day')
  @AdminOnly(inPath('desk.use'))
  @ApiOperation({ summary: 'A venue’s day: the state of each hour of each court' })
  @ApiOkResponse({ type: DeskDayBody })
  day(@IdParam('venueId') venueId: VenueId, @Query() { date }: DayQuery): Promise<DeskDayBody> {
    return this.desk.day(venueId, dayFrom(date));
  }

  @Get('bookings')
  @AdminOnly(anywhere('desk.use'))
  @ApiOperation({ summary: 'Bookings that match, latest hour first, 20 a page' })
  @ApiOkResponse({ type: BookingPageBody })
  find(
    @Query() { page = 1, from, to, ...query }: BookingSearchQuery,
    @PermittedVenues() scope: VenueScope,
  ): Promise<BookingPageBody> {
    return this.desk.find({
      ...query,
      scope,
      page,
      ...(from === undefined ? {} : { from: dayFrom(from, 'from') }),
      ...(to === undefined ? {} : { to: dayFrom(to, 'to') }),
    });
  }

  @Get('bookings/:bookingId')
  @AdminOnly(inPath('desk.use', 'bookingId', BookingQueries))
  @ApiOperation({ summary: 'One booking, with its payments and refunds' })
  @ApiOkResponse({ type: DeskBookingDetailBody })
  one(@IdParam('bookingId') bookingId: BookingId): Promise<DeskBookingDetailBody> {
    return this.desk.one(bookingId);
  }

  @Post('bookings/:bookingId/cancel')
  @AdminOnly(inPath('desk.use', 'bookingId', BookingQueries))
  @HttpCode(200)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({
    summary:
      'Cancels a booking for the venue, refunds everything paid (reception only within the terms) and can block its hours; after the start only with a reason, and not for reception',
  })
  @ApiOkResponse({ type: VenueCancelledBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description:
      '`booking_not_active`, `booking_already_started`, `refund_is_whole`, `refund_too_late`, `resale_brought_back`',
  })
  async cancel(
    @IdParam('bookingId') bookingId: BookingId,
    @Body() body: VenueCancellationBody,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<VenueCancelledBody> {
    const reason = body.reason?.trim() || null;
    const beyondTerms = venuesWith(admin, 'refund.beyond_terms');
    const outcome = await this.cancelForVenue.execute({
      adminId: admin.id,
      bookingId,
      reason,
      blockReason: body.blockReason ?? null,
      percentage: body.refundPercentage ?? 100,
      beyondTerms,
    });
    return {
      refundPercentage: outcome.refundPercentage,
      refundAmount: formatAmount(outcome.refundCents),
      booking: await this.desk.one(bookingId),
    };
  }
}
