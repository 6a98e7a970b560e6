import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { TrimmedOrNull } from '../../../../kernel/adapters/http/validation.js';
import { GAME_TYPES, type GameType } from '../../../../kernel/domain/games.js';
import type { BookingId, VenueId } from '../../../../kernel/domain/ids.js';
import { AMOUNT, BOOKING_CODE, LENGTH } from '../../../bookings/http.js';
import type { TaxInvoice } from '../../application/invoice-issuer.js';
import type {
  CorrectionView,
  CourtTimeView,
  ReceiptLineView,
  ReceiptPage,
  ReceiptSummary,
  ReceiptView,
} from '../../application/receipt-book.js';
import { type Issuer, type Paper, PAPERS } from '../../application/receipt-printer.js';
import {
  type Buyer,
  RECEIPT_KINDS,
  RECEIPT_MEANS,
  type ReceiptKind,
  type ReceiptMeans,
} from '../../domain/receipt.js';

const NUMBER = { example: '001-000000123' };
const DAY = { example: '2026-11-21' };

export class ReceiptsQuery {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsId({ message: 'Elige un complejo.' })
  venueId: VenueId;

  @ApiPropertyOptional({ ...DAY, description: 'a day of the venue; absent: the last ones of all days' })
  @IsOptional()
  @IsString({ message: 'La fecha no es válida.' })
  @Matches(/^2\d{3}-\d{2}-\d{2}$/, { message: 'La fecha no es válida.' })
  date?: string;

  @ApiPropertyOptional({
    maxLength: 40,
    description: 'a number with or without its series, or the code of a booking; of any day',
  })
  @IsOptional()
  @IsString({ message: 'La búsqueda no es válida.' })
  @MaxLength(40, { message: 'La búsqueda puede tener hasta 40 caracteres.' })
  search?: string;

  @ApiPropertyOptional({ maxLength: 400 })
  @IsOptional()
  @IsString({ message: 'La página no es válida.' })
  @MaxLength(400, { message: 'La página no es válida.' })
  cursor?: string;
}

export class PaperQuery {
  @ApiPropertyOptional({ enum: PAPERS, default: 'a4' })
  @IsOptional()
  @IsIn(PAPERS, { message: 'Elige a4 o 80mm.' })
  format?: Paper;
}

export class NameBuyerBody {
  @ApiProperty({ type: String, nullable: true, maxLength: 120, description: 'a person or a company' })
  @TrimmedOrNull()
  @ValidateIf((_, value) => value !== null)
  @IsString({ message: 'El nombre no es válido.' })
  @MaxLength(120, { message: 'El nombre puede tener hasta 120 caracteres.' })
  name: string | null;

  @ApiProperty({ type: String, nullable: true, maxLength: 30, description: 'both null: no buyer' })
  @TrimmedOrNull()
  @ValidateIf((_, value) => value !== null)
  @IsString({ message: 'La identificación no es válida.' })
  @MaxLength(30, { message: 'La identificación puede tener hasta 30 caracteres.' })
  taxId: string | null;
}

class BuyerBody implements Buyer {
  @ApiProperty({ type: String, nullable: true }) name: string | null;
  @ApiProperty({ type: String, nullable: true }) taxId: string | null;
}

class CourtTimeBody implements CourtTimeView {
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() courtName: string;
  @ApiProperty(DAY) date: string;
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty(LENGTH) durationMinutes: number;
  @ApiProperty({ enum: GAME_TYPES }) gameType: GameType;
  @ApiProperty({ ...AMOUNT, description: 'of the whole booking' }) totalAmount: string;
}

class ReceiptLineBody implements ReceiptLineView {
  @ApiProperty({ enum: ['court', 'excess', 'item'], description: 'excess: the booking did not accept it' })
  kind: ReceiptLineView['kind'];
  @ApiProperty({ type: String, nullable: true, description: 'what was sold, of an item' })
  text: string | null;
  @ApiProperty({ type: 'integer' }) quantity: number;
  @ApiProperty(AMOUNT) amount: string;
  @ApiProperty({ type: CourtTimeBody, nullable: true }) courtTime: CourtTimeBody | null;
}

class ReceiptBookingBody {
  @ApiProperty({ type: String, format: 'uuid' }) id: BookingId;
  @ApiProperty(BOOKING_CODE) code: string;
}

class ReceiptSummaryBody implements ReceiptSummary {
  @ApiProperty(NUMBER) number: string;
  @ApiProperty({
    enum: RECEIPT_KINDS,
    description: 'a receipt, a credit note, or a receipt that cancels a credit note',
  })
  kind: ReceiptKind;
  @ApiProperty({ enum: RECEIPT_MEANS }) means: ReceiptMeans;
  @ApiProperty(AMOUNT) amount: string;
  @ApiProperty({ format: 'date-time' }) issuedAt: string;
  @ApiProperty({ type: ReceiptBookingBody, nullable: true }) booking: ReceiptBookingBody | null;
  @ApiProperty({ type: [ReceiptLineBody] }) lines: ReceiptLineBody[];
  @ApiProperty({ type: BuyerBody, nullable: true }) buyer: BuyerBody | null;
  @ApiProperty({ type: String, nullable: true, description: 'the number of what it corrects' })
  corrects: string | null;
}

export class ReceiptPageBody implements ReceiptPage {
  @ApiProperty({ type: [ReceiptSummaryBody], description: 'the newest first' }) items: ReceiptSummaryBody[];
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

class ReceiptVenueBody {
  @ApiProperty({ type: String, format: 'uuid' }) id: VenueId;
  @ApiProperty({ description: 'the one of the day' }) name: string;
  @ApiProperty() timeZone: string;
}

class CorrectionBody implements CorrectionView {
  @ApiProperty(NUMBER) number: string;
  @ApiProperty({ enum: RECEIPT_KINDS }) kind: ReceiptKind;
  @ApiProperty(AMOUNT) amount: string;
  @ApiProperty({ format: 'date-time' }) issuedAt: string;
}

class IssuerBody implements Issuer {
  @ApiProperty({ type: String, nullable: true }) legalName: string | null;
  @ApiProperty({ type: String, nullable: true }) legalAddress: string | null;
}

class TaxInvoiceBody implements TaxInvoice {
  @ApiProperty() number: string;
  @ApiProperty() url: string;
}

export class ReceiptBody extends ReceiptSummaryBody implements ReceiptView {
  @ApiProperty({ type: ReceiptVenueBody }) venue: ReceiptVenueBody;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'until when a buyer can be named; null for a correction, which has the buyer of its receipt',
  })
  buyerUntil: string | null;
  @ApiProperty({ type: [CorrectionBody] }) correctedBy: CorrectionBody[];
  @ApiProperty({ type: IssuerBody, description: 'who runs the club, by the settings' }) issuer: IssuerBody;
  @ApiProperty({ type: TaxInvoiceBody, nullable: true }) invoice: TaxInvoiceBody | null;
}
