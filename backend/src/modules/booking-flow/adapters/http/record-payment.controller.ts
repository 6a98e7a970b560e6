import { Body, Controller, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNotFoundResponse,
  ApiOperation,
  ApiPropertyOptional,
  ApiProperty,
  ApiServiceUnavailableResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IgnoresUnknownFields } from '../../../../kernel/adapters/http/validation.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import { SharedBookingBody } from '../../../bookings/http.js';
import { BookingNotFound, BookingQueries } from '../../../bookings/index.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { assertSelf } from '../../../sign-in/index.js';
import { RecordPayment } from '../../../payments/index.js';
import { PlayerBookingQueries } from '../../application/player-booking-queries.js';
import { BookingBody } from './booking.dto.js';

@IgnoresUnknownFields()
export class RecordPaymentBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsId({ message: 'La reserva no es válida.' })
  bookingId: BookingId;

  @ApiProperty({ example: 'pi_3Q8xY2', description: 'the intent confirmed by the browser' })
  @IsString({ message: 'El pago no es válido.' })
  @Matches(/^pi_\w{1,252}$/, { message: 'El pago no es válido.' })
  stripePaymentIntentId: string;

  @ApiPropertyOptional({
    description: '`me`, `demo-user` or the player’s own id; the payer is always the player of the session',
  })
  @IsOptional()
  @IsString({ message: 'El usuario no es válido.' })
  @MaxLength(100, { message: 'El usuario no es válido.' })
  userId?: string;

  @ApiPropertyOptional({ description: 'the token of the payment link, if a place of it was paid' })
  @IsOptional()
  @IsString({ message: 'El link de pago no es válido.' })
  @MaxLength(100, { message: 'El link de pago no es válido.' })
  shareToken?: string;
}

/** Records a payment that the browser has confirmed, and returns the booking that was paid. */
@ApiTags('payments')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@ApiServiceUnavailableResponse({ type: ErrorBody, description: 'the provider is unavailable; retry' })
@Controller('api')
export class RecordPaymentController {
  constructor(
    private readonly recordPayment: RecordPayment,
    private readonly bookings: PlayerBookingQueries,
    private readonly sharedBookings: BookingQueries,
  ) {}

  @Post('payments')
  @ApiOperation({
    summary: 'Records a confirmed payment and returns the booking; safe to repeat',
  })
  @ApiExtraModels(BookingBody, SharedBookingBody)
  @ApiCreatedResponse({
    description: 'the booking; with a share token, the summary that the payment link shows',
    schema: { anyOf: [{ $ref: getSchemaPath(BookingBody) }, { $ref: getSchemaPath(SharedBookingBody) }] },
  })
  @ApiConflictResponse({ type: ErrorBody, description: '`payment_not_completed`' })
  async record(
    @Body() body: RecordPaymentBody,
    @KnownPlayer() caller: PlayerId | null,
  ): Promise<BookingBody | SharedBookingBody> {
    assertSelf(body.userId, caller);
    if (caller === null) throw new BookingNotFound(); // a caller without a session owns no booking
    const bookingId = body.bookingId;
    const { stripePaymentIntentId: intentId, shareToken } = body;
    await this.recordPayment.execute({ bookingId, playerId: caller, intentId, shareToken });
    return shareToken ? this.sharedBookings.shared(bookingId) : this.bookings.own(bookingId, caller);
  }
}
