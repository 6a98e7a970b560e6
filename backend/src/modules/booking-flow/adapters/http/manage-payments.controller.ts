import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { CallerAddress } from '../../../../kernel/adapters/http/address-key.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import { type PlayerId, idFrom } from '../../../../kernel/domain/ids.js';
import { formatAmount } from '../../../../kernel/domain/money.js';
import { BookingQueries } from '../../../bookings/index.js';
import { type Caller, CurrentCaller, KnownPlayer } from '../../../sign-in/http.js';
import { ManageLinks, type OpenedLink } from '../../../manage-links/index.js';
import { PaymentOfferBody } from '../../../checkout/http.js';
import { CreateRestIntent } from '../../../checkout/index.js';
import { PaymentAttempts, RecordPayment } from '../../../payments/index.js';
import { ManagePages } from '../../application/manage-pages.js';
import { NotOrganisersLink } from '../../domain/manage-errors.js';
import { ManagedPaymentBody, ManagePageBody } from './manage.dto.js';

/**
 * Takes payments of the missing amount from the link of a letter. The payer is the player of the
 * calling browser, so the holder of the link neither uses nor sees a card of the organiser.
 */
@ApiTags('manage')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiForbiddenResponse({ type: ErrorBody, description: '`not_organisers_link`' })
@ApiNotFoundResponse({ type: ErrorBody, description: '`manage_link_not_found`' })
@ApiGoneResponse({ type: ErrorBody, description: '`manage_link_ended`' })
@ApiServiceUnavailableResponse({ type: ErrorBody, description: 'the provider does not respond; retry later' })
@ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_payment_attempts`' })
@Controller('api/manage')
export class ManagePaymentsController {
  constructor(
    private readonly links: ManageLinks,
    private readonly bookings: BookingQueries,
    private readonly rest: CreateRestIntent,
    private readonly attempts: PaymentAttempts,
    private readonly recordPayment: RecordPayment,
    private readonly pages: ManagePages,
  ) {}

  @Post(':manageToken/payment-intent')
  @ApiOperation({ summary: 'Opens a payment of what is missing, or returns the one of this browser' })
  @ApiBody({ type: NoFields, required: false })
  @ApiCreatedResponse({ type: PaymentOfferBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`booking_not_active`, `rest_being_paid`, …' })
  async offer(
    @Param('manageToken') token: string,
    @Body() _: NoFields,
    @CurrentCaller() caller: Caller,
    @CallerAddress() address: string,
  ): Promise<PaymentOfferBody> {
    await this.attempts.countFrom(address);
    const { bookingId } = await this.openOrganisers(token, address);
    const payerId = await caller.currentPlayer('shared-participant');
    const offer = await this.rest.execute(bookingId, payerId);
    return { ...offer, amount: formatAmount(offer.amount) };
  }

  @Post(':manageToken/payments')
  @HttpCode(200)
  @ApiOperation({ summary: 'Records a confirmed payment of this browser; safe to repeat' })
  @ApiOkResponse({ type: ManagePageBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`payment_not_completed`' })
  async record(
    @Param('manageToken') token: string,
    @Body() { stripePaymentIntentId: intentId }: ManagedPaymentBody,
    @KnownPlayer() callerId: PlayerId | null,
    @CallerAddress() address: string,
  ): Promise<ManagePageBody> {
    const link = await this.openOrganisers(token, address);
    await this.recordPayment.execute({
      bookingId: link.bookingId,
      playerId: callerId ?? idFrom(''),
      intentId,
    });
    return this.pages.of(link, callerId);
  }

  /** A friend's link does not show what is missing, so it does not pay it either. */
  private async openOrganisers(token: string, address: string): Promise<OpenedLink> {
    const link = await this.links.open(token, address);
    if (!(await this.bookings.isOf(link.bookingId, link.playerId))) throw new NotOrganisersLink();
    return link;
  }
}
