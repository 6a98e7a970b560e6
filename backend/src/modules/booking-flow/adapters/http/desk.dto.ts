import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { TrimmedOrNull, WholeNumber } from '../../../../kernel/adapters/http/validation.js';
import { GAME_TYPES, type GameType } from '../../../../kernel/domain/games.js';
import type { CustomerId, PaymentId, VenueId } from '../../../../kernel/domain/ids.js';
import { AMOUNT, BlockBody, BOOKING_CODE, LENGTH } from '../../../bookings/http.js';
import type { BookingStatus, BookingPaymentStatus } from '../../../bookings/index.js';
import { DESK_METHODS } from '../../../payments/index.js';
import type {
  BookingPageView,
  DeskBookingDetail,
  DeskBookingView,
  DeskCourtView,
  DeskDayView,
  DeskHourBooking,
  DeskHourStatus,
  DeskHourView,
  DeskPaymentView,
  DeskPlaceView,
  DeskRefundView,
  DeskSaleView,
  PlacesView,
} from '../../application/desk-queries.js';
import { BookingBody } from './booking.dto.js';

const DAY = { example: '2026-11-21' };
const STATUSES = ['active', 'cancelled', 'expired', 'completed'] as const;

export class BookingSearchQuery {
  @ApiPropertyOptional({
    maxLength: 100,
    description:
      'a booking code, part of the name, phone or e-mail address of the organiser, of a court or venue, the beginning of an id, or a day',
  })
  @IsOptional()
  @IsString({ message: 'La búsqueda no es válida.' })
  @MaxLength(100, { message: 'La búsqueda puede tener hasta 100 caracteres.' })
  search?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @IsOptional()
  @IsId({ message: 'El complejo no es válido.' })
  venueId?: VenueId;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'only the bookings of this customer' })
  @IsOptional()
  @IsId({ message: 'El cliente no es válido.' })
  customerId?: CustomerId;

  @ApiPropertyOptional({ ...DAY, description: 'the first day' })
  @IsOptional()
  @IsString({ message: 'La fecha no es válida.' })
  @Matches(/^2\d{3}-\d{2}-\d{2}$/, { message: 'La fecha no es válida.' })
  from?: string;

  @ApiPropertyOptional({ ...DAY, description: 'the last day' })
  @IsOptional()
  @IsString({ message: 'La fecha no es válida.' })
  @Matches(/^2\d{3}-\d{2}-\d{2}$/, { message: 'La fecha no es válida.' })
  to?: string;

  @ApiPropertyOptional({ enum: STATUSES })
  @IsOptional()
  @IsIn(STATUSES, { message: 'El estado no es válido.' })
  status?: BookingStatus;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100_000, default: 1 })
  @IsOptional()
  @WholeNumber()
  @IsInt({ message: 'La página no es válida.' })
  @Min(1, { message: 'La página no es válida.' })
  @Max(100_000, { message: 'La página no es válida.' })
  page?: number;
}

export class VenueCancellationBody {
  @ApiProperty({ type: String, nullable: true, maxLength: 1000, description: 'the player reads it' })
  @TrimmedOrNull()
  @ValidateIf((_, value) => value !== null)
  @IsString({ message: 'El motivo no es válido.' })
  @MaxLength(1000, { message: 'El motivo puede tener hasta 1000 caracteres.' })
  reason: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 200,
    description:
      'blocks the hours for this reason, for the venue only: they are never free in between; absent or null: they become free',
  })
  @IsOptional()
  @TrimmedOrNull()
  @ValidateIf((_, value) => value !== null)
  @IsString({ message: 'El motivo del bloqueo no es válido.' })
  @MaxLength(200, { message: 'El motivo del bloqueo puede tener hasta 200 caracteres.' })
  blockReason?: string | null;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    description: 'of the paid amount (100 if absent); less than 100 only for a booking that has begun',
  })
  @IsOptional()
  @IsInt({ message: 'Escribe un porcentaje de 1 a 100.' })
  @Min(1, { message: 'Escribe un porcentaje de 1 a 100.' })
  @Max(100, { message: 'Escribe un porcentaje de 1 a 100.' })
  refundPercentage?: number;
}

class PlacesBody implements PlacesView {
  @ApiProperty({ type: 'integer' }) paid: number;
  @ApiProperty({ type: 'integer' }) total: number;
}

const PLACES = { type: PlacesBody, nullable: true, description: 'of its payment link' };
const OF_ORGANISER = { type: String, nullable: true, description: 'if the organiser entered it' };
const PHONE = { ...OF_ORGANISER, example: '+593991234567' };

class DeskHourBookingBody implements DeskHourBooking {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty(BOOKING_CODE) code: string;
  @ApiProperty({ enum: GAME_TYPES }) gameType: GameType;
  @ApiProperty(AMOUNT) totalAmount: string;
  @ApiProperty(AMOUNT) paidAmount: string;
  @ApiProperty({ enum: ['pending', 'partial', 'completed'] }) paymentStatus: BookingPaymentStatus;
  @ApiProperty({ description: 'what is missing is paid at the desk' }) paysAtClub: boolean;
  @ApiProperty({ description: 'the player transfers what is missing' }) byTransfer: boolean;
  @ApiProperty(PLACES) places: PlacesBody | null;
  @ApiProperty(OF_ORGANISER) organiserName: string | null;
  @ApiProperty(PHONE) organiserPhone: string | null;
  @ApiProperty(OF_ORGANISER) organiserEmail: string | null;
}

class DeskHourBody implements DeskHourView {
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty(LENGTH) durationMinutes: number;
  @ApiProperty({ enum: ['free', 'past', 'booked', 'closing', 'blocked', 'kept'] }) status: DeskHourStatus;
  @ApiProperty({ type: DeskHourBookingBody, nullable: true }) booking: DeskHourBookingBody | null;
  @ApiProperty({ type: BlockBody, nullable: true }) block: BlockBody | null;
}

class DeskCourtBody implements DeskCourtView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() name: string;
  @ApiProperty({ enum: ['available', 'maintenance'] }) status: DeskCourtView['status'];
  @ApiProperty({ type: [DeskHourBody] }) hours: DeskHourBody[];
}

class DeskVenueBody {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
}

export class DeskDayBody implements DeskDayView {
  @ApiProperty(DAY) date: string;
  @ApiProperty({ ...DAY, description: 'the venue’s' }) today: string;
  @ApiProperty({ description: 'IANA zone of the venue' }) timeZone: string;
  @ApiProperty({ type: DeskVenueBody }) venue: DeskVenueBody;
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
    example: [['06:00', '22:00']],
    description: 'the intervals in which the venue is open',
  })
  opening: string[][];
  @ApiProperty({ type: [DeskCourtBody] }) courts: DeskCourtBody[];
}

export class DeskBookingBody extends BookingBody implements DeskBookingView {
  @ApiProperty(OF_ORGANISER) organiserName: string | null;
  @ApiProperty(PHONE) organiserPhone: string | null;
  @ApiProperty(OF_ORGANISER) organiserEmail: string | null;
  @ApiProperty(PLACES) places: PlacesBody | null;
}

export class BookingPageBody implements BookingPageView {
  @ApiProperty({ type: [DeskBookingBody] }) items: DeskBookingBody[];
  @ApiProperty({ type: 'integer' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) pageSize: number;
}

/** Money from before receipts were numbered has none. */
const RECEIPT = { type: String, nullable: true, example: '001-000000123' };

class DeskRefundBody implements DeskRefundView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty(AMOUNT) amount: string;
  @ApiProperty({ enum: ['to_hand_over', 'pending', 'disputed', 'succeeded', 'failed'] })
  status: DeskRefundView['status'];
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ ...RECEIPT, description: 'the credit note of the money that has left' })
  receipt: string | null;
}

class DeskPaymentBody implements DeskPaymentView {
  @ApiProperty({ type: String, format: 'uuid' }) id: PaymentId;
  @ApiProperty({ enum: ['full', 'share', 'guarantee', 'deadline', 'desk'] })
  purpose: DeskPaymentView['purpose'];
  @ApiProperty({ enum: ['card', ...DESK_METHODS] }) method: DeskPaymentView['method'];
  @ApiProperty({ type: String, nullable: true, description: 'the admin who took it at the desk' })
  takenBy: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'what the desk noted about it' })
  reference: string | null;
  @ApiProperty({ description: 'false: the booking does not need it, so it goes back' }) counts: boolean;
  @ApiProperty(AMOUNT) amount: string;
  @ApiProperty({ enum: ['pending', 'processing', 'held', 'succeeded', 'contradicted'] })
  status: DeskPaymentView['status'];
  @ApiProperty({ example: 'USD', description: 'of the amount' }) currency: string;
  @ApiProperty({ enum: ['open', 'won', 'lost'], type: String, nullable: true })
  dispute: DeskPaymentView['dispute'];
  @ApiProperty({ type: String, nullable: true, description: 'if the payer entered it' }) payerName:
    string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty(RECEIPT) receipt: string | null;
  @ApiProperty({ type: [DeskRefundBody] }) refunds: DeskRefundBody[];
}

class DeskPlaceBody implements DeskPlaceView {
  @ApiProperty({ type: 'integer', minimum: 1 }) number: number;
  @ApiProperty(AMOUNT) amount: string;
  @ApiProperty({ enum: ['open', 'reserved', 'paid', 'void'] }) status: DeskPlaceView['status'];
  @ApiProperty({ type: String, nullable: true }) payerName: string | null;
  @ApiProperty({ description: 'it was paid at the desk' }) atClub: boolean;
}

class SoldCustomerBody {
  @ApiProperty({ type: String, format: 'uuid' }) id: CustomerId;
  @ApiProperty() name: string;
}

class DeskSaleBody implements DeskSaleView {
  @ApiProperty({ type: SoldCustomerBody }) customer: SoldCustomerBody;
  @ApiProperty({ type: [String], description: 'the names of the other players' }) players: string[];
  @ApiProperty({ type: String, nullable: true }) note: string | null;
}

export class DeskBookingDetailBody extends DeskBookingBody implements DeskBookingDetail {
  @ApiProperty({ type: DeskSaleBody, nullable: true, description: 'null if the player booked it' })
  sale: DeskSaleBody | null;
  @ApiProperty({ type: [DeskPlaceBody], description: 'of its payment link; none without one' })
  placeList: DeskPlaceBody[];
  @ApiProperty({ type: [DeskPaymentBody] }) payments: DeskPaymentBody[];
}

/** A booking for which money may just have been taken. */
export class SettledBookingBody extends DeskBookingDetailBody {
  @ApiProperty({ ...RECEIPT, description: 'of the money that this call has taken' }) receipt: string | null;
}

export class VenueCancelledBody {
  @ApiProperty({ type: 'integer', description: 'of the paid amount' }) refundPercentage: number;
  @ApiProperty(AMOUNT) refundAmount: string;
  @ApiProperty({ type: DeskBookingDetailBody }) booking: DeskBookingDetailBody;
}
