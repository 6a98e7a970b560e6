import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { TrimmedOrNull, TypedCode } from '../../../../kernel/adapters/http/validation.js';
import type { CourtId } from '../../../../kernel/domain/ids.js';
import { AMOUNT } from '../../../bookings/http.js';
import type { ManagePage } from '../../application/manage-pages.js';
import { BookingBody } from './booking.dto.js';
import { BookingPartBody } from './booking-part.dto.js';
import { ReceiptPaymentBody } from './receipts.controller.js';

/** The booking behind the link of a letter. */
export class ManagePageBody implements ManagePage {
  @ApiProperty({
    type: BookingBody,
    nullable: true,
    description: 'of the organiser’s letters: without card, discount code and own reason',
  })
  booking: BookingBody | null;
  @ApiProperty({ type: BookingPartBody, nullable: true, description: 'of the letters of a friend who paid' })
  part: BookingPartBody | null;
  @ApiProperty({ type: [ReceiptPaymentBody], description: 'oldest first, without cards and references' })
  payments: ReceiptPaymentBody[];
  @ApiProperty({ description: 'this browser is signed in as the organiser: it needs no code' })
  isOrganiser: boolean;
  @ApiProperty({ description: 'the organiser has an address for a code' }) canGetCode: boolean;
}

class ProofBody {
  @ApiPropertyOptional({
    example: '123456',
    description: 'from the organiser’s mailbox; not needed in the organiser’s own browser',
  })
  @IsOptional()
  @TypedCode()
  @IsString({ message: 'Escribe los 6 dígitos del código.' })
  @Matches(/^\d{6}$/, { message: 'Escribe los 6 dígitos del código.' })
  code?: string;
}

export class ManagedCancellationBody extends ProofBody {
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 1000 })
  @TrimmedOrNull()
  @IsOptional()
  @IsString({ message: 'El motivo no es válido.' })
  @MaxLength(1000, { message: 'El motivo puede tener hasta 1000 caracteres.' })
  cancellationReason?: string | null;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: 100,
    description: 'the refund that was shown; another one is refused with `terms_changed`',
  })
  @IsOptional()
  @IsInt({ message: 'El porcentaje no es válido.' })
  @Min(0, { message: 'El porcentaje no es válido.' })
  @Max(100, { message: 'El porcentaje no es válido.' })
  expectedPercentage?: number;
}

export class ManagedMoveBody extends ProofBody {
  @ApiProperty({ example: '2026-11-21T18:00:00', description: 'the date part counts' })
  @IsString({ message: 'Elige una fecha.' })
  @Matches(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?)?$/, { message: 'La fecha no es válida.' })
  bookingDate: string;

  @ApiProperty({ example: '18:00', description: '06:00 to 21:00' })
  @IsString({ message: 'Por favor selecciona un horario disponible' })
  @Matches(/^(0[6-9]|1\d|2[01]):00$/, { message: 'Por favor selecciona un horario disponible' })
  timeSlot: string;

  @ApiPropertyOptional({
    ...AMOUNT,
    description: 'the price that was shown; another one is refused with `price_changed`',
  })
  @IsOptional()
  @Matches(/^\d{1,6}\.\d{2}$/, { message: 'El precio no es válido.' })
  expectedAmount?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'without it, the court stays' })
  @IsOptional()
  @IsId({ message: 'Elige una cancha.' })
  courtId?: CourtId;
}

export class ManagedCancelledBody {
  @ApiProperty({ type: 'integer', description: 'of the paid amount' }) refundPercentage: number;
  @ApiProperty(AMOUNT) refundAmount: string;
  @ApiProperty({ type: ManagePageBody }) page: ManagePageBody;
}

export class ManagedPaymentBody {
  @ApiProperty({ example: 'pi_3Q8xY2', description: 'the intent confirmed by the browser' })
  @IsString({ message: 'El pago no es válido.' })
  @Matches(/^pi_\w{1,252}$/, { message: 'El pago no es válido.' })
  stripePaymentIntentId: string;
}
