import { Body, Controller, Get, Headers, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { invalidRequest } from '../../../../kernel/adapters/http/validation.js';
import type { BookingId, VenueId } from '../../../../kernel/domain/ids.js';
import { parseAmount, ZERO } from '../../../../kernel/domain/money.js';
import { AdminOnly, inPath } from '../../../admins/http.js';
import { BookingQueries } from '../../../bookings/index.js';
import { ConfirmTransfer } from '../../../desk/index.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { DeskQueries } from '../../application/desk-queries.js';
import { TransferQueries } from '../../application/transfer-queries.js';
import { DeskBookingDetailBody } from './desk.dto.js';
import { ArrivedTransferBody, DeskTransferBody } from './transfer.dto.js';

/** The transfers that a club expects. */
@ApiTags('desk')
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin')
export class TransfersController {
  constructor(
    private readonly transfers: TransferQueries,
    private readonly confirmTransfer: ConfirmTransfer,
    private readonly desk: DeskQueries,
  ) {}

  @Get('venues/:venueId/transfers')
  @AdminOnly(inPath('desk.use'))
  @ApiOperation({
    summary: 'The transfers that a venue expects, nearest deadline first, then those that ended in two weeks',
  })
  @ApiOkResponse({ type: [DeskTransferBody] })
  list(@IdParam('venueId') venueId: VenueId): Promise<DeskTransferBody[]> {
    return this.transfers.ofVenue(venueId);
  }

  @Post('bookings/:bookingId/transfer')
  @AdminOnly(inPath('desk.use', 'bookingId', BookingQueries))
  @HttpCode(200)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: true })
  @ApiOperation({
    summary:
      'Records a transfer that has arrived: what is due, or another amount if `difference` says what to do',
  })
  @ApiOkResponse({ type: DeskBookingDetailBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description:
      '`no_transfer_expected`, `due_changed`, `transfer_below_due`, `transfer_above_due`, `share_being_paid`',
  })
  @ApiServiceUnavailableResponse({
    type: ErrorBody,
    description: 'an open payment could not be ended; retry',
  })
  async confirm(
    @IdParam('bookingId') bookingId: BookingId,
    @Body() { amount, due, excess, difference, reference }: ArrivedTransferBody,
    @Headers('idempotency-key') key: string | undefined,
    @SignedInAdmin() { id: adminId }: AdminIdentity,
  ): Promise<DeskBookingDetailBody> {
    if (key === undefined)
      throw invalidRequest([{ field: 'Idempotency-Key', message: 'Falta el número de la solicitud.' }]);
    await this.confirmTransfer.execute({
      bookingId,
      adminId,
      amount: parseAmount(amount) ?? ZERO,
      due: parseAmount(due) ?? ZERO,
      excess: excess === undefined ? ZERO : (parseAmount(excess) ?? ZERO),
      difference: difference ?? null,
      reference: reference ?? null,
    });
    return this.desk.one(bookingId);
  }
}
