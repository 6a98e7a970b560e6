import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { AMOUNT, LOCAL_TIME } from '../../../bookings/http.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import {
  ExcessPaymentQueries,
  type ExcessPaymentView,
  type ExcessReason,
  type ExcessRefundStatus,
} from '../../application/excess-payment-queries.js';

class ExcessPaymentBody implements ExcessPaymentView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) bookingId: string;
  @ApiProperty(AMOUNT) amount: string;
  @ApiProperty({ format: 'date-time' }) chargedAt: string;
  @ApiProperty({ enum: ['not_accepted', 'left', 'at_desk'] }) reason: ExcessReason;
  @ApiProperty({ enum: ['requested', 'sent', 'succeeded', 'failed'] }) refundStatus: ExcessRefundStatus;
  @ApiProperty(LOCAL_TIME) bookingDate: string;
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty() venueName: string;
}

/** The payments that no booking accepted, for those who paid them. */
@ApiTags('payments')
@Controller('api/payments')
export class ExcessPaymentsController {
  constructor(private readonly excess: ExcessPaymentQueries) {}

  @Get('excess')
  @ApiOperation({ summary: 'What the calling player paid and a booking does not count: it goes back' })
  @ApiOkResponse({ type: [ExcessPaymentBody] })
  ofPlayer(@KnownPlayer() playerId: PlayerId | null): Promise<ExcessPaymentBody[]> {
    return playerId === null ? Promise.resolve([]) : this.excess.ofPlayer(playerId);
  }
}
