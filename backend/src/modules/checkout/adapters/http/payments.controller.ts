import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
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
import { IdempotentByNature } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { BookingId, PlayerId } from '../../../../kernel/domain/ids.js';
import { formatAmount } from '../../../../kernel/domain/money.js';
import { BookingNotFound } from '../../../bookings/index.js';
import { CodeGuesses } from '../../../discounts/index.js';
import { type Caller, CurrentCaller, KnownPlayer } from '../../../sign-in/http.js';
import { PlayerProfiles } from '../../../players/index.js';
import { placeName } from '../../../shared-links/index.js';
import { CreatePaymentIntent } from '../../application/create-payment-intent.js';
import { CreateShareIntent } from '../../application/create-share-intent.js';
import { PaymentAttempts } from '../../../payments/index.js';
import { QuoteDiscount } from '../../application/quote-discount.js';
import { PlaceHolders } from '../../application/place-holders.js';
import type { PaymentOffer } from '../../application/payment-offers.js';
import {
  CreatePaymentIntentBody,
  DiscountQuoteBody,
  PaymentOfferBody,
  QuoteDiscountBody,
} from './payment.dto.js';

type PlaceRequest = CreatePaymentIntentBody & { shareToken: string };

@ApiTags('payments')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@ApiServiceUnavailableResponse({ type: ErrorBody, description: 'the provider does not respond; retry later' })
@Controller('api')
export class PaymentsController {
  constructor(
    private readonly createPaymentIntent: CreatePaymentIntent,
    private readonly createShareIntent: CreateShareIntent,
    private readonly quoteDiscount: QuoteDiscount,
    private readonly holders: PlaceHolders,
    private readonly attempts: PaymentAttempts,
    private readonly guesses: CodeGuesses,
    private readonly profiles: PlayerProfiles,
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
  @ApiTooManyRequestsResponse({
    type: ErrorBody,
    description: '`too_many_payment_attempts`, `too_many_attempts`',
  })
  async create(
    @Body() body: CreatePaymentIntentBody,
    @CurrentCaller() caller: Caller,
    @CallerAddress() address: string,
  ): Promise<PaymentOfferBody> {
    const { shareToken } = body;
    const offer = shareToken
      ? await this.offerPlace({ ...body, shareToken }, caller, address)
      : await this.offerToOrganiser(body, await caller.knownPlayer(), address);
    return { ...offer, amount: formatAmount(offer.amount) };
  }

  @Post('bookings/:bookingId/discount-quote')
  @HttpCode(200)
  @ApiOperation({ summary: 'Returns what a booking would cost with a code, and changes nothing' })
  @ApiOkResponse({ type: DiscountQuoteBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`discount_inactive`, `discount_worthless`, `booking_already_shared`, …',
  })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_attempts`' })
  async quote(
    @IdParam('bookingId') bookingId: BookingId,
    @Body() { code }: QuoteDiscountBody,
    @KnownPlayer() caller: PlayerId | null,
    @CallerAddress() address: string,
  ): Promise<DiscountQuoteBody> {
    const playerId = ownerOf(caller);
    await this.guesses.find(code, address);
    const { discount, missing } = await this.quoteDiscount.execute(bookingId, playerId, code);
    return { discountAmount: formatAmount(discount), amount: formatAmount(missing) };
  }

  /** The place comes last, so that who is refused takes none. */
  private async offerPlace(
    { bookingId, shareToken, playerName: name, playerEmail: email, placesFor }: PlaceRequest,
    caller: Caller,
    address: string,
  ): Promise<PaymentOffer> {
    await this.attempts.countFrom(address);
    const playerId = await caller.currentPlayer('shared-participant');
    await this.profiles.save(playerId, { name: name ?? undefined, email });
    const names = placesFor?.map(placeName);
    const heldBy = await this.holders.markOf(playerId, address, bookingId);
    return this.createShareIntent.execute({ bookingId, shareToken, playerId, names, heldBy });
  }

  private async offerToOrganiser(
    { bookingId, purpose = 'full', discountCode }: CreatePaymentIntentBody,
    caller: PlayerId | null,
    address: string,
  ): Promise<PaymentOffer> {
    const playerId = ownerOf(caller);
    if (discountCode) await this.guesses.find(discountCode, address);
    return this.createPaymentIntent.execute({ bookingId, playerId, purpose, discountCode, address });
  }
}

/** @throws BookingNotFound if the browser has no session, because it then owns no booking */
function ownerOf(playerId: PlayerId | null): PlayerId {
  if (playerId === null) throw new BookingNotFound();
  return playerId;
}
