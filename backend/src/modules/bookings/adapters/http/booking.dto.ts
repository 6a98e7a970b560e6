import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { IgnoresUnknownFields, WholeNumber } from '../../../../kernel/adapters/http/validation.js';
import type {
  BookingView,
  CalendarEntry,
  DeadlinePlan,
  RefundTermView,
  SlotStatus,
  SlotView,
} from '../../application/booking-views.js';
import type { BookingStatus, PaymentStatus } from '../../domain/booking-status.js';
import { GAME_TYPES, type GameType, type Tariff, TARIFFS } from '../../domain/tariff.js';

const AMOUNT = { example: '14.50' };
const WALL_CLOCK = {
  example: '2026-11-21T18:00:00',
  description: "the venue's wall clock, without an offset",
};

@IgnoresUnknownFields()
export class PlaceBookingBody {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Elige una cancha.' })
  courtId: string;

  @ApiProperty({
    example: '2026-11-21T18:00:00',
    description: 'the date part counts; the hour comes from timeSlot',
  })
  @IsString({ message: 'Elige una fecha.' })
  @Matches(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?)?$/, { message: 'La fecha no es válida.' })
  bookingDate: string;

  @ApiProperty({ example: '18:00', description: '06:00 to 21:00' })
  @IsString({ message: 'Por favor selecciona un horario disponible' })
  @Matches(/^(0[6-9]|1\d|2[01]):00$/, { message: 'Por favor selecciona un horario disponible' })
  timeSlot: string;

  @ApiProperty({ enum: GAME_TYPES })
  @IsIn(GAME_TYPES, { message: 'Elige singles o dobles.' })
  gameType: GameType;

  @ApiPropertyOptional({
    description: '`me`, `demo-user` or the own id; the booking is always the session’s',
  })
  @IsOptional()
  @IsString({ message: 'El usuario no es válido.' })
  @MaxLength(100, { message: 'El usuario no es válido.' })
  userId?: string;
}

@IgnoresUnknownFields()
export class CancellationBody {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'No encontramos esa reserva.' })
  bookingId: string;

  @ApiPropertyOptional({ description: '`me`, `demo-user` or the own id' })
  @IsOptional()
  @IsString({ message: 'El usuario no es válido.' })
  @MaxLength(100, { message: 'El usuario no es válido.' })
  userId?: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 1000 })
  @IsOptional()
  @IsString({ message: 'El motivo no es válido.' })
  @MaxLength(1000, { message: 'El motivo puede tener hasta 1000 caracteres.' })
  cancellationReason?: string | null;
}

export class MonthQuery {
  @ApiProperty({ type: 'integer', minimum: 2000, maximum: 2999 })
  @WholeNumber()
  @IsInt({ message: 'El año no es válido.' })
  @Min(2000, { message: 'El año no es válido.' })
  @Max(2999, { message: 'El año no es válido.' })
  year: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 12 })
  @WholeNumber()
  @IsInt({ message: 'El mes no es válido.' })
  @Min(1, { message: 'El mes no es válido.' })
  @Max(12, { message: 'El mes no es válido.' })
  month: number;
}

export class DayQuery {
  @ApiProperty({ example: '2026-11-21' })
  @IsString({ message: 'La fecha no es válida.' })
  @Matches(/^2\d{3}-\d{2}-\d{2}$/, { message: 'La fecha no es válida.' })
  date: string;
}

export class RefundTermBody implements RefundTermView {
  @ApiProperty({ format: 'date-time' }) until: string;
  @ApiProperty(WALL_CLOCK) localUntil: string;
  @ApiProperty({ type: 'integer' }) percentage: number;
  @ApiProperty(AMOUNT) amount: string;
}

export class BookedCourtBody {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty({ enum: ['clay', 'hard', 'grass'] }) surface: string;
}

class BookedVenueBody {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() location: string;
}

export class BookingBody implements BookingView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) courtId: string;
  @ApiProperty({ format: 'uuid' }) venueId: string;
  @ApiProperty() userId: string;
  @ApiProperty(WALL_CLOCK) bookingDate: string;
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty({ format: 'date-time' }) startsAt: string;
  @ApiProperty({ enum: GAME_TYPES }) gameType: GameType;
  @ApiProperty({ enum: TARIFFS }) tariffType: Tariff;
  @ApiProperty(AMOUNT) totalAmount: string;
  @ApiProperty(AMOUNT) paidAmount: string;
  @ApiProperty(AMOUNT) discountAmount: string;
  @ApiProperty({ enum: ['pending', 'partial', 'completed'] }) paymentStatus: PaymentStatus;
  @ApiProperty({ enum: ['active', 'cancelled', 'expired', 'completed'] }) status: BookingStatus;
  @ApiProperty({ format: 'date-time' }) paymentDueAt: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ description: 'IANA zone of the venue' }) timeZone: string;
  @ApiProperty({ type: [RefundTermBody] }) refundPolicy: RefundTermBody[];
  @ApiProperty({ type: String, nullable: true }) discountCode: string | null;
  @ApiProperty({ ...AMOUNT, description: 'goes or went back to the cards that paid' }) refundedAmount: string;
  @ApiProperty({ enum: ['none', 'pending', 'succeeded', 'failed'] })
  refundStatus: BookingView['refundStatus'];
  @ApiProperty({ type: String, enum: ['player', 'venue'], nullable: true })
  cancelledBy: BookingView['cancelledBy'];
  @ApiProperty({ type: String, nullable: true, description: 'what whoever cancelled it wrote' })
  cancellationReason: string | null;
  @ApiProperty({ description: 'whether there is a payment link' }) isShared: boolean;
  @ApiProperty({
    enum: ['charges_guarantee', 'charges_saved_card', 'expires'],
    description: 'what the deadline does where something is missing',
  })
  atDeadline: DeadlinePlan;
  @ApiProperty({ type: BookedCourtBody }) court: BookedCourtBody;
  @ApiProperty({ type: BookedVenueBody }) venue: BookedVenueBody;
}

/** A booking as the holder of its payment link sees it. */
export class SharedBookingBody extends PickType(BookingBody, [
  ...(['id', 'bookingDate', 'timeSlot', 'startsAt', 'gameType', 'tariffType', 'timeZone'] as const),
  ...(['totalAmount', 'paidAmount', 'paymentStatus', 'status', 'paymentDueAt', 'court', 'venue'] as const),
]) {}

export class CancelledBody {
  @ApiProperty({ type: 'integer', description: 'of what was paid' }) refundPercentage: number;
  @ApiProperty(AMOUNT) refundAmount: string;
  @ApiProperty({ type: BookingBody }) booking: BookingBody;
}

class CalendarCourtBody {
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() name: string;
}

export class CalendarEntryBody implements CalendarEntry {
  @ApiProperty({ description: 'a list key; the booking’s id only for its owner' }) id: string;
  @ApiProperty(WALL_CLOCK) bookingDate: string;
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty({ enum: GAME_TYPES }) gameType: GameType;
  @ApiProperty(AMOUNT) totalAmount: string;
  @ApiProperty({ enum: ['pending', 'partial', 'completed'] }) paymentStatus: PaymentStatus;
  @ApiProperty({ type: CalendarCourtBody }) court: CalendarCourtBody;
}

export class SlotBody implements SlotView {
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty({ enum: TARIFFS }) tariffType: Tariff;
  @ApiProperty({ enum: ['available', 'booked', 'past', 'blocked'] }) status: SlotStatus;
  @ApiProperty(AMOUNT) singlesPrice: string;
  @ApiProperty(AMOUNT) doublesPrice: string;
}
