import { ApiProperty } from '@nestjs/swagger';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import type { PaymentId } from '../../../../kernel/domain/ids.js';

export class LeaveBody {
  @ApiProperty({ type: String, format: 'uuid', description: 'as `leaveWith` of the place names it' })
  @IsId({ message: 'No encontramos ese pago.' })
  paymentId: PaymentId;
}

export class LeftBody {
  @ApiProperty({ example: '7.25', description: 'what goes back to the card' }) refundAmount: string;
}
