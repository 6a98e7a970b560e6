import { Body, Controller, Get, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiGoneResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { CallerAddress } from '../../../../kernel/adapters/http/address-key.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { formatAmount, parseAmount } from '../../../../kernel/domain/money.js';
import { slotFrom } from '../../../bookings/http.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { ManageLinks } from '../../../manage-links/index.js';
import { ManageBooking } from '../../application/manage-booking.js';
import { ManagePages } from '../../application/manage-pages.js';
import {
  ManagedCancellationBody,
  ManagedCancelledBody,
  ManagedMoveBody,
  ManagePageBody,
} from './manage.dto.js';

/**
 * The booking behind the link of a letter. Everyone who has the link may read it. Reading changes
 * nothing, because programs open the links of mails too.
 */
@ApiTags('manage')
@ApiNotFoundResponse({ type: ErrorBody, description: '`manage_link_not_found`' })
@ApiGoneResponse({ type: ErrorBody, description: '`manage_link_ended`' })
@ApiTooManyRequestsResponse({ type: ErrorBody, description: '`too_many_attempts`, `too_many_codes`' })
@Controller('api/manage')
export class ManageController {
  constructor(
    private readonly links: ManageLinks,
    private readonly pages: ManagePages,
    private readonly manage: ManageBooking,
  ) {}

  @Get(':manageToken')
  @ApiOperation({ summary: 'The booking behind the link of a letter' })
  @ApiOkResponse({ type: ManagePageBody })
  async one(
    @Param('manageToken') token: string,
    @KnownPlayer() callerId: string | null,
    @CallerAddress() address: string,
  ): Promise<ManagePageBody> {
    return this.pages.of(await this.links.open(token, address), callerId);
  }

  @Post(':manageToken/code')
  @HttpCode(202)
  @ApiOperation({ summary: 'Sends a code to the organiser, with which the booking can be changed' })
  @ApiBody({ type: NoFields, required: false })
  @ApiAcceptedResponse()
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiForbiddenResponse({ type: ErrorBody, description: '`not_organisers_link`' })
  @ApiConflictResponse({ type: ErrorBody, description: '`booking_not_active`, `no_email`' })
  async sendCode(
    @Param('manageToken') token: string,
    @Body() _: NoFields,
    @CallerAddress() address: string,
  ): Promise<void> {
    await this.manage.sendCode(await this.links.open(token, address));
  }

  @Post(':manageToken/cancel')
  @HttpCode(200)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Cancels the booking; its frozen terms decide the refund' })
  @ApiOkResponse({ type: ManagedCancelledBody })
  @ApiBadRequestResponse({ type: ErrorBody, description: '`wrong_code`' })
  @ApiForbiddenResponse({ type: ErrorBody, description: '`not_organisers_link`, `code_needed`' })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`booking_not_active`, `booking_already_started`, `terms_changed`',
  })
  @ApiGoneResponse({ type: ErrorBody, description: '`manage_link_ended`, `code_expired`' })
  async cancel(
    @Param('manageToken') token: string,
    @Body() { code, cancellationReason, expectedPercentage }: ManagedCancellationBody,
    @KnownPlayer() callerId: PlayerId | null,
    @CallerAddress() address: string,
  ): Promise<ManagedCancelledBody> {
    const link = await this.links.open(token, address);
    const how = { reason: cancellationReason?.trim() || null, expected: expectedPercentage };
    const { refundPercentage, refundCents } = await this.manage.cancel(link, { callerId, code }, how);
    const page = await this.pages.of(link, callerId);
    return { refundPercentage, refundAmount: formatAmount(refundCents), page };
  }

  @Post(':manageToken/move')
  @HttpCode(200)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Moves an unpaid booking to another hour of its venue' })
  @ApiOkResponse({ type: ManagePageBody })
  @ApiBadRequestResponse({ type: ErrorBody, description: '`wrong_code`' })
  @ApiForbiddenResponse({ type: ErrorBody, description: '`not_organisers_link`, `code_needed`' })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`slot_taken`, `price_changed`, `rules_changed`, `move_too_late`, …',
  })
  @ApiGoneResponse({ type: ErrorBody, description: '`manage_link_ended`, `code_expired`' })
  async move(
    @Param('manageToken') token: string,
    @Body() { code, courtId, bookingDate, timeSlot, expectedAmount }: ManagedMoveBody,
    @KnownPlayer() callerId: PlayerId | null,
    @CallerAddress() address: string,
  ): Promise<ManagePageBody> {
    const link = await this.links.open(token, address);
    const slot = slotFrom(bookingDate, timeSlot);
    const expectedCents = parseAmount(expectedAmount ?? '') ?? undefined;
    await this.manage.move(link, { callerId, code }, { courtId, slot, expectedCents });
    return this.pages.of(link, callerId);
  }
}
