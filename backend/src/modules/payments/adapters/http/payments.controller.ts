import { Body, Controller, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { formatAmount } from '../../../../kernel/domain/money.js';
import { BookingBody, BookingNotFound, BookingViews } from '../../../bookings/index.js';
import { assertSelf, KnownPlayer } from '../../../identity/index.js';
import { CreatePaymentIntent } from '../../application/create-payment-intent.js';
import { RecordPayment } from '../../application/record-payment.js';
import { CreatePaymentIntentBody, PaymentOfferBody, RecordPaymentBody } from './payment.dto.js';

@ApiTags('payments')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@ApiServiceUnavailableResponse({ type: ErrorBody, description: 'the provider does not answer; come again' })
@Controller('api')
export class PaymentsController {
  constructor(
    private readonly createPaymentIntent: CreatePaymentIntent,
    private readonly recordPayment: RecordPayment,
    private readonly bookings: BookingViews,
  ) {}

  @Post('create-payment-intent')
  @ApiOperation({
    summary: 'Opens the payment of what is missing; repeated, it answers the one that is open',
  })
  @ApiCreatedResponse({ type: PaymentOfferBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`booking_not_active`, `payment_deadline_passed`, `below_minimum_charge`',
  })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_payment_attempts`' })
  async create(
    @Body() body: CreatePaymentIntentBody,
    @KnownPlayer() playerId: string | null,
  ): Promise<PaymentOfferBody> {
    const bookingId = body.bookingId.toLowerCase();
    const offer = await this.createPaymentIntent.execute({ bookingId, playerId: ownerOf(playerId) });
    return { clientSecret: offer.clientSecret, amount: formatAmount(offer.amount) };
  }

  @Post('payments')
  @ApiOperation({
    summary: 'Records a confirmed payment and answers the booking; repeated, it answers the same',
  })
  @ApiCreatedResponse({ type: BookingBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`payment_not_completed`' })
  async record(@Body() body: RecordPaymentBody, @KnownPlayer() caller: string | null): Promise<BookingBody> {
    assertSelf(body.userId, caller);
    const playerId = ownerOf(caller);
    const bookingId = body.bookingId.toLowerCase();
    await this.recordPayment.execute({ bookingId, playerId, intentId: body.stripePaymentIntentId });
    return this.bookings.own(bookingId, playerId);
  }
}

/** A browser without a session owns no booking. */
function ownerOf(playerId: string | null): string {
  if (playerId === null) throw new BookingNotFound();
  return playerId;
}
