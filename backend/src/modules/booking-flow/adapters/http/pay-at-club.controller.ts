import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { PayAtClub } from '../../../desk/index.js';
import { PlayerBookingQueries } from '../../application/player-booking-queries.js';
import { BookingBody } from './booking.dto.js';

/** Leaving a booking to be paid at the club. */
@ApiTags('bookings')
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api')
export class PayAtClubController {
  constructor(
    private readonly payAtClub: PayAtClub,
    private readonly bookings: PlayerBookingQueries,
  ) {}

  @Post('bookings/:bookingId/pay-at-club')
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirms an unpaid booking that the player settles at the club; safe to repeat' })
  @ApiBody({ type: NoFields, required: false })
  @ApiOkResponse({ type: BookingBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description:
      '`pay_at_club_not_offered`, `contact_needed`, `email_not_verified`, `pays_at_club_too_late`, `nothing_due`, `payment_deadline_passed`, …',
  })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_at_club`' })
  @ApiServiceUnavailableResponse({
    type: ErrorBody,
    description: 'an open payment could not be ended; retry',
  })
  async pay(
    @IdParam('bookingId') bookingId: BookingId,
    @Body() _: NoFields,
    @KnownPlayer() playerId: PlayerId | null,
  ): Promise<BookingBody> {
    const { userId } = await this.bookings.own(bookingId, playerId);
    await this.payAtClub.execute(bookingId, userId);
    return this.bookings.own(bookingId, playerId);
  }
}
