import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsString, Length, Matches, Max, Min } from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { Trimmed, TrimmedOrNull, WholeNumber } from '../../../../kernel/adapters/http/validation.js';
import type { AdminId, VenueId } from '../../../../kernel/domain/ids.js';
import { AMOUNT } from '../../../bookings/http.js';
import type {
  MovementView,
  OpenShiftView,
  SheetLineView,
  SheetSummary,
  SheetView,
  TillDetailView,
  TillView,
} from '../../application/till-queries.js';

const COUNTED = /^\d{1,6}(\.\d{1,2})?$/;
const MOVED = /^(?=.*[1-9])-?\d{1,6}(\.\d{1,2})?$/;
const WRONG_COUNT = { message: 'Escribe cuánto contaste, como 50.00.' };
const WRONG_AMOUNT = { message: 'Escribe cuánto entra o sale, como 5.00.' };
const WRONG_REASON = { message: 'Escribe el motivo, con 200 caracteres como máximo.' };
const SIGNED = { example: '-5.00' };
const LAST_NUMBER = 999_999_999;

export class TillsQuery {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsId({ message: 'Elige un complejo.' })
  venueId: VenueId;
}

export class SheetsQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'only the sheets before this number' })
  @IsOptional()
  @WholeNumber()
  @IsInt({ message: 'El número de la hoja no es válido.' })
  @Min(1, { message: 'El número de la hoja no es válido.' })
  @Max(LAST_NUMBER, { message: 'El número de la hoja no es válido.' })
  before?: number;
}

export class AddTillBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsId({ message: 'Elige un complejo.' })
  venueId: VenueId;

  @ApiProperty({ minLength: 1, maxLength: 40, example: 'Caja 2' })
  @Trimmed()
  @IsString({ message: 'Escribe un nombre para la caja.' })
  @Length(1, 40, { message: 'Escribe un nombre de hasta 40 caracteres.' })
  name: string;
}

export class OpenTillBody {
  @ApiProperty({ example: '50.00', description: 'the cash in the till' })
  @IsString(WRONG_COUNT)
  @Matches(COUNTED, WRONG_COUNT)
  counted: string;
}

export class MoveCashBody {
  @ApiProperty({ ...SIGNED, description: 'negative if it is taken out' })
  @IsString(WRONG_AMOUNT)
  @Matches(MOVED, WRONG_AMOUNT)
  amount: string;

  @ApiProperty({ minLength: 1, maxLength: 200, example: 'Pago al jardinero' })
  @Trimmed()
  @IsString(WRONG_REASON)
  @Length(1, 200, WRONG_REASON)
  reason: string;
}

export class CloseTillBody {
  @ApiProperty({ example: '5.00', description: 'the cash in the till, counted before anything is shown' })
  @IsString(WRONG_COUNT)
  @Matches(COUNTED, WRONG_COUNT)
  counted: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 200, description: 'of a difference' })
  @IsOptional()
  @TrimmedOrNull()
  @IsString(WRONG_REASON)
  @Length(1, 200, WRONG_REASON)
  reason?: string | null;

  @ApiPropertyOptional({ description: 'hands over: the next shift begins with what was counted' })
  @IsOptional()
  @IsBoolean({ message: 'Di si abres el siguiente turno.' })
  openNext?: boolean;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'the shift that was counted' })
  @IsOptional()
  @IsId({ message: 'El turno no es válido.' })
  shiftId?: string;
}

class MovementBody implements MovementView {
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty(SIGNED) amount: string;
  @ApiProperty() reason: string;
  @ApiProperty() by: string;
}

class OpenShiftBody implements OpenShiftView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'date-time' }) openedAt: string;
  @ApiProperty() openedBy: string;
  @ApiProperty({ type: String, format: 'uuid' }) openedById: AdminId;
  @ApiProperty(AMOUNT) opening: string;
  @ApiProperty({ description: 'true after four in the morning, of the venue’s clock' }) overdue: boolean;
  @ApiProperty({ type: [MovementBody] }) movements: MovementBody[];
}

export class TillBody implements TillView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: String, format: 'uuid' }) venueId: VenueId;
  @ApiProperty() name: string;
  @ApiProperty() open: boolean;
  @ApiProperty({ type: OpenShiftBody, nullable: true, description: 'without what customers have paid' })
  shift: OpenShiftBody | null;
}

class SheetSummaryBody implements SheetSummary {
  @ApiProperty({ type: 'integer', description: 'without gaps for each till' }) number: number;
  @ApiProperty({ format: 'date-time' }) openedAt: string;
  @ApiProperty() openedBy: string;
  @ApiProperty({ format: 'date-time' }) closedAt: string;
  @ApiProperty() closedBy: string;
  @ApiProperty(AMOUNT) opening: string;
  @ApiProperty(AMOUNT) cashTaken: string;
  @ApiProperty(AMOUNT) cashGivenBack: string;
  @ApiProperty(SIGNED) moved: string;
  @ApiProperty(AMOUNT) expected: string;
  @ApiProperty(AMOUNT) counted: string;
  @ApiProperty({ ...SIGNED, description: 'what was counted, less what was expected' }) difference: string;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
}

class SheetBookingBody {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ example: 'K7M-4QX' }) code: string;
}

class SheetLineBody implements SheetLineView {
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ enum: ['payment', 'refund', 'sale', 'sale_return', 'movement'] })
  kind: SheetLineView['kind'];
  @ApiProperty(SIGNED) amount: string;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  @ApiProperty({ type: SheetBookingBody, nullable: true }) booking: SheetBookingBody | null;
}

class SheetVenueBody {
  @ApiProperty({ type: String, format: 'uuid' }) id: VenueId;
  @ApiProperty() name: string;
  @ApiProperty() timeZone: string;
}

/** A sheet that never changes. */
export class SheetBody extends SheetSummaryBody implements SheetView {
  @ApiProperty({ format: 'uuid' }) tillId: string;
  @ApiProperty() tillName: string;
  @ApiProperty({ type: SheetVenueBody }) venue: SheetVenueBody;
  @ApiProperty({ type: [SheetLineBody] }) lines: SheetLineBody[];
}

export class TillDetailBody extends TillBody implements TillDetailView {
  @ApiProperty() timeZone: string;
  @ApiProperty({ type: [SheetSummaryBody], description: 'the last 30, the newest first' })
  sheets: SheetSummaryBody[];
}
