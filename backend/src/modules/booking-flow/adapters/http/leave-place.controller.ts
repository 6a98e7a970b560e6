import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import { formatAmount } from '../../../../kernel/domain/money.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { LeavePlace, PlaceNotYours } from '../../../payments/index.js';
import { LeaveBody, LeftBody } from './leave-place.dto.js';

/** Giving up places that the calling player has paid, in this browser or account. */
@ApiTags('bookings')
@Controller('api/booking-parts')
export class LeavePlaceController {
  constructor(private readonly leavePlace: LeavePlace) {}

  @Post(':bookingId/leave')
  @HttpCode(200)
  @ApiOperation({ summary: 'Gives up the places of one payment; the money goes back to its card' })
  @ApiOkResponse({ type: LeftBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiNotFoundResponse({ type: ErrorBody, description: '`place_not_yours`' })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`leave_after_complete`, `leave_too_late`, `leave_undecided`, `leave_disputed`, …',
  })
  @ApiServiceUnavailableResponse({ type: ErrorBody, description: 'the provider does not respond' })
  async leave(
    @IdParam('bookingId') bookingId: BookingId,
    @Body() body: LeaveBody,
    @KnownPlayer() playerId: PlayerId | null,
  ): Promise<LeftBody> {
    if (playerId === null) throw new PlaceNotYours();
    const paymentId = body.paymentId;
    const refund = await this.leavePlace.execute({ bookingId, paymentId, playerId });
    return { refundAmount: formatAmount(refund) };
  }
}
