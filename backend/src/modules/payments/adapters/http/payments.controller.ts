import { Body, Controller, Ip, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdempotentByNature } from '../../../../kernel/adapters/http/idempotency.js';
import { formatAmount } from '../../../../kernel/domain/money.js';
import { BookingBody, SharedBookingBody } from '../../../bookings/http.js';
import { BookingNotFound, BookingViews } from '../../../bookings/index.js';
import { type Caller, CurrentCaller, KnownPlayer } from '../../../identity/http.js';
import { assertSelf } from '../../../identity/index.js';
import { CreatePaymentIntent } from '../../application/intents/create-payment-intent.js';
import { CreateShareIntent } from '../../application/intents/create-share-intent.js';
import { PaymentAttempts } from '../../application/intents/payment-attempts.js';
import { RecordPayment } from '../../application/settling/record-payment.js';
import { CreatePaymentIntentBody, PaymentOfferBody, RecordPaymentBody } from './payment.dto.js';

@ApiTags('payments')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@ApiServiceUnavailableResponse({ type: ErrorBody, description: 'the provider does not respond; retry later' })
@Controller('api')
export class PaymentsController {
  constructor(
    private readonly createPaymentIntent: CreatePaymentIntent,
    private readonly createShareIntent: CreateShareIntent,
    private readonly recordPayment: RecordPayment,
    private readonly attempts: PaymentAttempts,
    private readonly bookings: BookingViews,
  ) {}

  @Post('create-payment-intent')
  @UseInterceptors(IdempotentByNature)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({
    summary: 'Opens a payment of the missing amount, or returns the one that is open',
  })
  @ApiCreatedResponse({ type: PaymentOfferBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description:
      '`booking_not_active`, `payment_deadline_passed`, `below_minimum_charge`, `discount_worthless`, …',
  })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_payment_attempts`' })
  async create(
    @Body() body: CreatePaymentIntentBody,
    @CurrentCaller() caller: Caller,
    @Ip() address: string,
  ): Promise<PaymentOfferBody> {
    await this.attempts.countFrom(address);
    const offer = body.shareToken
      ? await this.createShareIntent.execute({
          shareToken: body.shareToken,
          playerId: await caller.currentPlayer('shared-participant'),
        })
      : await this.createPaymentIntent.execute({
          bookingId: body.bookingId.toLowerCase(),
          playerId: ownerOf(await caller.knownPlayer()),
          purpose: body.purpose ?? 'full',
          discountCode: body.discountCode,
        });
    return { clientSecret: offer.clientSecret, amount: formatAmount(offer.amount) };
  }

  @Post('payments')
  @ApiOperation({
    summary: 'Records a confirmed payment and returns the booking; safe to repeat',
  })
  @ApiExtraModels(BookingBody, SharedBookingBody)
  @ApiCreatedResponse({
    description: 'the booking; with a share token, the summary that the payment link shows',
    schema: { oneOf: [{ $ref: getSchemaPath(BookingBody) }, { $ref: getSchemaPath(SharedBookingBody) }] },
  })
  @ApiConflictResponse({ type: ErrorBody, description: '`payment_not_completed`' })
  async record(
    @Body() body: RecordPaymentBody,
    @KnownPlayer() caller: string | null,
  ): Promise<BookingBody | SharedBookingBody> {
    assertSelf(body.userId, caller);
    const playerId = ownerOf(caller);
    const bookingId = body.bookingId.toLowerCase();
    await this.recordPayment.execute({ bookingId, playerId, intentId: body.stripePaymentIntentId });
    return body.shareToken ? this.bookings.shared(bookingId) : this.bookings.own(bookingId, playerId);
  }
}

/** @throws BookingNotFound if the browser has no session, because it then owns no booking */
function ownerOf(playerId: string | null): string {
  if (playerId === null) throw new BookingNotFound();
  return playerId;
}
