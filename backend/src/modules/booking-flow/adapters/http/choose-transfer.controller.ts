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
import { ChooseTransfer } from '../../../desk/index.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { PlayerBookingQueries } from '../../application/player-booking-queries.js';
import { BookingBody } from './booking.dto.js';

/** Paying a booking by transfer to the account of its venue. */
@ApiTags('bookings')
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api')
export class ChooseTransferController {
  constructor(
    private readonly chooseTransfer: ChooseTransfer,
    private readonly bookings: PlayerBookingQueries,
  ) {}

  @Post('bookings/:bookingId/transfer')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Confirms an unpaid booking that the player pays by transfer, until a later deadline; safe to repeat',
  })
  @ApiBody({ type: NoFields, required: false })
  @ApiOkResponse({ type: BookingBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description:
      '`transfer_not_offered`, `contact_needed`, `email_not_verified`, `transfer_too_late`, `already_at_club`, `booking_already_shared`, `guarantee_held`, `nothing_due`, `payment_deadline_passed`, …',
  })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_transfers`, `transfers_lapsed`' })
  @ApiServiceUnavailableResponse({
    type: ErrorBody,
    description: 'an open payment could not be ended; retry',
  })
  async choose(
    @IdParam('bookingId') bookingId: BookingId,
    @Body() _: NoFields,
    @KnownPlayer() playerId: PlayerId | null,
  ): Promise<BookingBody> {
    const { userId } = await this.bookings.own(bookingId, playerId);
    await this.chooseTransfer.execute(bookingId, userId);
    return this.bookings.own(bookingId, playerId);
  }
}
