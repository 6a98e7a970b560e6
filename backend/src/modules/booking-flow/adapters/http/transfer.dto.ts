import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { TrimmedOrNull } from '../../../../kernel/adapters/http/validation.js';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { AMOUNT, BOOKING_CODE, LOCAL_TIME } from '../../../bookings/http.js';
import type { DeskTransferView, TransferState } from '../../application/transfer-queries.js';

/** A transfer that has arrived on the account of the venue. */
export class ArrivedTransferBody {
  @ApiProperty({ ...AMOUNT, description: 'what has arrived' })
  @IsString({ message: 'Escribe cuánto llegó.' })
  @Matches(/^(?=.*[1-9])\d{1,6}(\.\d{1,2})?$/, { message: 'Escribe cuánto llegó.' })
  amount: string;

  @ApiProperty({ ...AMOUNT, description: 'what was due when the caller looked; otherwise `due_changed`' })
  @IsString({ message: 'Di cuánto esperaba la reserva.' })
  @Matches(/^\d{1,6}\.\d{2}$/, { message: 'Di cuánto esperaba la reserva.' })
  due: string;

  @ApiPropertyOptional({
    enum: ['part', 'give_back'],
    description: 'for another amount: less counts as a part, what is more is to be given back',
  })
  @IsOptional()
  @IsIn(['part', 'give_back'], { message: 'Di qué hacer con la diferencia.' })
  difference?: 'part' | 'give_back';

  @ApiPropertyOptional({
    ...AMOUNT,
    description:
      'what was to give back when the caller looked (`0.00` by default), if more arrived; otherwise `due_changed`',
  })
  @IsOptional()
  @IsString({ message: 'Di cuánto había ya para devolver.' })
  @Matches(/^\d{1,6}\.\d{2}$/, { message: 'Di cuánto había ya para devolver.' })
  excess?: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 80,
    description: 'the number of the bank, for the venue alone',
  })
  @TrimmedOrNull()
  @IsOptional()
  @IsString({ message: 'La referencia no es válida.' })
  @MaxLength(80, { message: 'La referencia puede tener hasta 80 caracteres.' })
  reference?: string | null;
}

/** A booking whose player pays by transfer. */
export class DeskTransferBody implements DeskTransferView {
  @ApiProperty({ type: String, format: 'uuid' }) bookingId: BookingId;
  @ApiProperty(BOOKING_CODE) code: string;
  @ApiProperty({
    enum: ['expected', 'paid', 'released'],
    description: 'released: the hour is no longer held, so that money goes back',
  })
  state: TransferState;
  @ApiProperty({ ...AMOUNT, description: 'what is expected now' }) dueAmount: string;
  @ApiProperty(AMOUNT) totalAmount: string;
  @ApiProperty(AMOUNT) paidAmount: string;
  @ApiProperty({ ...AMOUNT, description: 'what has arrived beyond it, to give back or given back' })
  excessAmount: string;
  @ApiProperty({ format: 'date-time', description: 'until when the hour waits' }) dueAt: string;
  @ApiProperty({ type: String, nullable: true }) organiserName: string | null;
  @ApiProperty({ type: String, nullable: true, example: '+593991234567' }) organiserPhone: string | null;
  @ApiProperty(LOCAL_TIME) bookingDate: string;
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() courtName: string;
}
