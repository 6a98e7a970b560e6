import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { BookingId, PaymentId, PlayerId } from '../../../../kernel/domain/ids.js';
import { AMOUNT } from '../../../bookings/http.js';
import { BookingNotFound, BookingQueries } from '../../../bookings/index.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { DESK_METHODS } from '../../../payments/index.js';
import { SharedLinksFacade } from '../../../shared-links/index.js';
import { BookingPartQueries } from '../../application/booking-part-queries.js';
import { type ReceiptPayment, ReceiptQueries } from '../../application/receipt-queries.js';
import { ShownCardBody } from './booking.dto.js';

export class ReceiptPaymentBody implements ReceiptPayment {
  @ApiProperty({ type: String, format: 'uuid' }) id: PaymentId;
  @ApiProperty(AMOUNT) amount: string;
  @ApiProperty({ ...AMOUNT, description: 'of it, is being or has been refunded' }) refundedAmount: string;
  @ApiProperty({ format: 'date-time' }) paidAt: string;
  @ApiProperty({ description: 'paid by the caller; only then card and reference are shown' })
  isYours: boolean;
  @ApiProperty({ type: String, nullable: true, example: 'Ana', description: 'the first name' })
  payerName: string | null;
  @ApiProperty({ enum: ['card', ...DESK_METHODS], description: "a card, or how the club's desk took it" })
  method: ReceiptPayment['method'];
  @ApiProperty({ type: ShownCardBody, nullable: true, description: 'null if unknown' })
  card: ShownCardBody | null;
  @ApiProperty({ type: String, nullable: true, description: "the provider's id" }) reference: string | null;
}

/** Shows those who paid for a booking the payments that they made. */
@ApiTags('payments')
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api')
export class ReceiptsController {
  constructor(
    private readonly bookings: BookingQueries,
    private readonly parts: BookingPartQueries,
    private readonly links: SharedLinksFacade,
    private readonly receipts: ReceiptQueries,
  ) {}

  @Get('bookings/:bookingId/receipt')
  @ApiOperation({
    summary: 'All payments of a booking of the caller, or the caller’s payments of another player’s booking',
  })
  @ApiOkResponse({ type: [ReceiptPaymentBody], description: 'oldest first' })
  async ofBooking(
    @IdParam('bookingId') bookingId: BookingId,
    @KnownPlayer() playerId: PlayerId | null,
  ): Promise<ReceiptPaymentBody[]> {
    if (playerId === null) throw new BookingNotFound();
    if (await this.bookings.isOf(bookingId, playerId)) return this.receipts.ofBooking(bookingId, playerId);
    await this.parts.one(bookingId, playerId);
    return this.receipts.ofPayer(bookingId, playerId);
  }

  @Get('shared-payment-links/:shareToken/receipt')
  @ApiOperation({ summary: 'What the calling player paid for the booking of a payment link' })
  @ApiOkResponse({ type: [ReceiptPaymentBody], description: 'empty if the caller paid nothing' })
  async ofShare(
    @Param('shareToken') token: string,
    @KnownPlayer() playerId: PlayerId | null,
  ): Promise<ReceiptPaymentBody[]> {
    const bookingId = await this.links.bookingIdOf(token);
    return playerId === null ? [] : this.receipts.ofPayer(bookingId, playerId);
  }
}
