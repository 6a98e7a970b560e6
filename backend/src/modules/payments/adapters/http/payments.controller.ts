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
import { CreatePaymentIntent } from '../../application/create-payment-intent.js';
import { CreateShareIntent } from '../../application/create-share-intent.js';
import { PaymentAttempts } from '../../application/payment-attempts.js';
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
    private readonly createShareIntent: CreateShareIntent,
    private readonly recordPayment: RecordPayment,
    private readonly attempts: PaymentAttempts,
    private readonly bookings: BookingViews,
  ) {}

  @Post('create-payment-intent')
  @UseInterceptors(IdempotentByNature)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
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
    summary: 'Records a confirmed payment and answers the booking; repeated, it answers the same',
  })
  @ApiExtraModels(BookingBody, SharedBookingBody)
  @ApiCreatedResponse({
    description: 'the booking; for whoever paid a place of a link, what the link shows of it',
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

/** A browser without a session owns no booking. */
function ownerOf(playerId: string | null): string {
  if (playerId === null) throw new BookingNotFound();
  return playerId;
}
