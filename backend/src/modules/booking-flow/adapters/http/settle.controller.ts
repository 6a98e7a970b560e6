import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { NoFields, TrimmedOrNull } from '../../../../kernel/adapters/http/validation.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { parseAmount, ZERO } from '../../../../kernel/domain/money.js';
import { AMOUNT } from '../../../bookings/http.js';
import { BookingQueries } from '../../../bookings/index.js';
import { AdminOnly, inPath } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { DESK_METHODS, type DeskMethod } from '../../../payments/index.js';
import { HandOverRefund, SettleAtDesk } from '../../../desk/index.js';
import { DeskQueries } from '../../application/desk-queries.js';
import { ReceiptBook } from '../../../receipts/index.js';
import { DeskBookingDetailBody, SettledBookingBody } from './desk.dto.js';

class SettleBody {
  @ApiProperty({ enum: DESK_METHODS })
  @IsIn(DESK_METHODS, { message: 'Elige efectivo, transferencia o datáfono.' })
  method: DeskMethod;

  @ApiProperty({ ...AMOUNT, description: 'at most what is missing' })
  @IsString({ message: 'Escribe cuánto cobraste.' })
  @Matches(/^(?=.*[1-9])\d{1,6}(\.\d{1,2})?$/, { message: 'Escribe cuánto cobraste.' })
  amount: string;

  @ApiPropertyOptional({
    type: [Number],
    minItems: 1,
    maxItems: 4,
    description:
      'the numbers of the places of the payment link that it pays, from 1; `amount` is their price',
  })
  @IsOptional()
  @ArrayUnique({ message: 'Nombra cada lugar una vez.' })
  @ArrayMaxSize(4, { message: 'Elige hasta 4 lugares.' })
  @ArrayMinSize(1, { message: 'Elige al menos un lugar.' })
  @IsInt({ each: true, message: 'El lugar no es válido.' })
  @Min(1, { each: true, message: 'El lugar no es válido.' })
  @Max(4, { each: true, message: 'El lugar no es válido.' })
  places?: number[];

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 80,
    description: 'a note about the money for the venue alone, such as the number of the bank',
  })
  @TrimmedOrNull()
  @IsOptional()
  @IsString({ message: 'La referencia no es válida.' })
  @MaxLength(80, { message: 'La referencia puede tener hasta 80 caracteres.' })
  reference?: string | null;
}

/** Money that is taken and given back at the desk. */
@ApiTags('desk')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin/bookings/:bookingId')
export class SettleController {
  constructor(
    private readonly settleAtDesk: SettleAtDesk,
    private readonly handOverRefund: HandOverRefund,
    private readonly desk: DeskQueries,
    private readonly receipts: ReceiptBook,
  ) {}

  @Post('settle')
  @AdminOnly(inPath('desk.use', 'bookingId', BookingQueries))
  @HttpCode(200)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({
    summary:
      'Records money that the caller has taken: all that is missing, or a part if the booking pays at the club',
  })
  @ApiOkResponse({ type: SettledBookingBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description:
      '`above_due`, `not_paid_at_club`, `booking_not_active`, `share_being_paid`, `places_not_open`, `places_cost`, `till_closed`, …',
  })
  @ApiServiceUnavailableResponse({
    type: ErrorBody,
    description: 'an open payment could not be ended; retry',
  })
  async settle(
    @IdParam('bookingId') bookingId: BookingId,
    @Body() { method, amount, places, reference }: SettleBody,
    @SignedInAdmin() { id: adminId }: AdminIdentity,
  ): Promise<SettledBookingBody> {
    const money = { method, amount: parseAmount(amount) ?? ZERO, reference: reference ?? null };
    const txn = await this.settleAtDesk.execute({ bookingId, adminId, ...money, places: places ?? [] });
    return { ...(await this.desk.one(bookingId)), receipt: await this.receipts.numberOf(txn) };
  }

  @Post('refund-handed-over')
  @AdminOnly(inPath('desk.use', 'bookingId', BookingQueries))
  @HttpCode(200)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Records that the caller has given back what was paid at the desk' })
  @ApiBody({ type: NoFields, required: false })
  @ApiOkResponse({ type: DeskBookingDetailBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`nothing_to_hand_over`, `till_closed`' })
  async handOver(
    @IdParam('bookingId') bookingId: BookingId,
    @Body() _: NoFields,
    @SignedInAdmin() { id: adminId }: AdminIdentity,
  ): Promise<DeskBookingDetailBody> {
    await this.handOverRefund.execute(bookingId, adminId);
    return this.desk.one(bookingId);
  }
}
