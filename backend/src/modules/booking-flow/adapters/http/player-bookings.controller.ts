import { Body, Controller, Get, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { CallerAddress } from '../../../../kernel/adapters/http/address-key.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import { formatAmount, parseAmount } from '../../../../kernel/domain/money.js';
import { slotFrom } from '../../../bookings/http.js';
import { CancelBooking, PlaceBooking } from '../../../bookings/index.js';
import { AdminOnly, anywhere, PermittedVenues } from '../../../admins/http.js';
import { CurrentPlayer, KnownPlayer, SignedInAdmin } from '../../../sign-in/http.js';
import { assertSelf } from '../../../sign-in/index.js';
import { PlayerProfiles } from '../../../players/index.js';
import type { VenueScope } from '../../../roles/index.js';
import { MoveBooking } from '../../../payments/index.js';
import { PlayerBookingQueries } from '../../application/player-booking-queries.js';
import {
  BookingBody,
  CancellationBody,
  CancelledBody,
  MoveBookingBody,
  PlaceBookingBody,
} from './booking.dto.js';

/** Booking, cancelling and reading one's own bookings. */
@ApiTags('bookings')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api')
export class PlayerBookingsController {
  constructor(
    private readonly placeBooking: PlaceBooking,
    private readonly cancelBooking: CancelBooking,
    private readonly moveBooking: MoveBooking,
    private readonly bookings: PlayerBookingQueries,
    private readonly profiles: PlayerProfiles,
  ) {}

  @Post('bookings')
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Books a court from a start and for a length, for the player of this session' })
  @ApiCreatedResponse({ type: BookingBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description:
      '`slot_taken`, `court_unavailable`, `not_offered`, `too_soon`, `too_many_active`, `price_changed`, `rules_changed`',
  })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_unpaid`, `too_many_unpaid_here`' })
  async place(
    @Body() body: PlaceBookingBody,
    @CurrentPlayer() playerId: PlayerId,
    @SignedInAdmin() admin: object | null,
    @CallerAddress() caller: string,
  ): Promise<BookingBody> {
    assertSelf(body.userId, playerId);
    const slot = slotFrom(body.bookingDate, body.timeSlot);
    const { courtId, durationMinutes, gameType, expectedAmount } = body;
    const address = admin ? null : caller;
    if (body.playerName) await this.profiles.save(playerId, { name: body.playerName });
    const bookingId = await this.placeBooking.execute({
      playerId,
      courtId,
      slot,
      durationMinutes,
      gameType,
      address,
      expectedCents: parseAmount(expectedAmount ?? '') ?? undefined,
    });
    return this.bookings.own(bookingId, playerId);
  }

  @Post('bookings/:bookingId/move')
  @HttpCode(200)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({
    summary: 'Moves an unpaid booking of the calling player to another start of its venue',
  })
  @ApiOkResponse({ type: BookingBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description:
      '`slot_taken`, `not_offered`, `too_soon`, `price_changed`, `rules_changed`, `move_too_late`, `guarantee_held`, `booking_already_shared`, `other_venue`',
  })
  @ApiServiceUnavailableResponse({
    type: ErrorBody,
    description: 'an open payment could not be ended; retry',
  })
  async move(
    @IdParam('bookingId') bookingId: BookingId,
    @Body() body: MoveBookingBody,
    @KnownPlayer() playerId: PlayerId | null,
  ): Promise<BookingBody> {
    const booking = await this.bookings.own(bookingId, playerId);
    await this.moveBooking.execute({
      bookingId,
      playerId: booking.userId,
      courtId: body.courtId ?? booking.courtId,
      slot: slotFrom(body.bookingDate, body.timeSlot),
      durationMinutes: body.durationMinutes,
      gameType: body.gameType,
      expectedCents: parseAmount(body.expectedAmount ?? '') ?? undefined,
    });
    return this.bookings.own(bookingId, playerId);
  }

  @Post('cancellations')
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({
    summary: 'Cancels a booking of the calling player; its frozen terms decide the refund',
  })
  @ApiCreatedResponse({ type: CancelledBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`booking_not_active`, `booking_already_started`, `booking_has_payments`, `terms_changed`',
  })
  async cancel(
    @Body() body: CancellationBody,
    @KnownPlayer() playerId: PlayerId | null,
  ): Promise<CancelledBody> {
    assertSelf(body.userId, playerId);
    const reason = body.cancellationReason?.trim() || null;
    const { bookingId, onlyIfUnpaid, expectedPercentage: expected } = body;
    const outcome = await this.cancelBooking.execute({ bookingId, playerId, reason, onlyIfUnpaid, expected });
    return {
      refundPercentage: outcome.refundPercentage,
      refundAmount: formatAmount(outcome.refundCents),
      booking: await this.bookings.own(bookingId, playerId),
    };
  }

  @Get('bookings/today')
  @AdminOnly(anywhere('desk.use'))
  @ApiOperation({ summary: 'Live bookings of today, each venue’s own today' })
  @ApiOkResponse({ type: [BookingBody] })
  today(@PermittedVenues() scope: VenueScope): Promise<BookingBody[]> {
    return this.bookings.today(scope);
  }

  @Get('bookings/user/:userId')
  @ApiOperation({ summary: 'The bookings of the calling player' })
  @ApiOkResponse({ type: [BookingBody] })
  async ofUser(
    @Param('userId') userId: string,
    @KnownPlayer() playerId: PlayerId | null,
  ): Promise<BookingBody[]> {
    assertSelf(userId, playerId);
    return playerId === null ? [] : this.bookings.ofPlayer(playerId);
  }

  @Get('bookings/:bookingId')
  @ApiOperation({ summary: 'One booking of the calling player' })
  @ApiOkResponse({ type: BookingBody })
  own(@IdParam('bookingId') id: BookingId, @KnownPlayer() playerId: PlayerId | null): Promise<BookingBody> {
    return this.bookings.own(id, playerId);
  }
}
