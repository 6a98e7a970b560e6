import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { WholeNumber } from '../../../../kernel/adapters/http/validation.js';
import { GAME_TYPES, type GameType } from '../../../../kernel/domain/games.js';
import { type Tariff, TARIFFS } from '../../../../kernel/domain/tariff.js';
import { PLAY_LENGTHS } from '../../../venues/index.js';
import type {
  CourtDayView,
  DurationView,
  FreeHours,
  PublicPriceView,
  SlotStatus,
  SlotView,
  StartView,
  VenueDayView,
} from '../../application/calendar-queries.js';
import type { BookingPaymentStatus } from '../../domain/booking-status.js';
import { AMOUNT, LENGTH, LOCAL_TIME } from './shared-booking.dto.js';

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

export class CourtDayQuery extends DayQuery {
  @ApiPropertyOptional({ type: 'integer', enum: PLAY_LENGTHS, description: 'only starts of this length' })
  @IsOptional()
  @WholeNumber()
  @IsIn(PLAY_LENGTHS, { message: 'La duración no es válida.' })
  durationMinutes?: number;
}

/** The hours of a day that can still be booked, over all courts of a venue in service. */
export class FreeHoursBody implements FreeHours {
  @ApiProperty({ format: 'date', example: '2026-11-21' }) date: string;
  @ApiProperty({ type: 'integer', example: 12 }) free: number;
}

class CalendarCourtBody {
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() name: string;
}

/** A taken hour as every visitor sees it: never by whom. `monthJson` writes it. */
export class CalendarEntryBody {
  @ApiProperty({ description: 'a list key; the booking’s id only for its owner' }) id: string;
  @ApiProperty(LOCAL_TIME) bookingDate: string;
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty(LENGTH) durationMinutes: number;
  @ApiProperty({ enum: GAME_TYPES }) gameType: GameType;
  @ApiProperty(AMOUNT) totalAmount: string;
  @ApiProperty({ enum: ['pending', 'partial', 'completed'] }) paymentStatus: BookingPaymentStatus;
  @ApiProperty({ type: CalendarCourtBody }) court: CalendarCourtBody;
}

const SLOT_STATUSES = ['available', 'booked', 'past', 'blocked'] as const;

class PublicPriceBody implements PublicPriceView {
  @ApiProperty({ example: 'Socio', description: 'the category of the caller' }) category: string;
  @ApiProperty(AMOUNT) singles: string;
  @ApiProperty(AMOUNT) doubles: string;
}

export class DurationBody implements DurationView {
  @ApiProperty({ type: 'integer', example: 60 }) minutes: number;
  @ApiProperty(AMOUNT) singlesPrice: string;
  @ApiProperty(AMOUNT) doublesPrice: string;
  @ApiPropertyOptional({
    type: PublicPriceBody,
    description: 'what everyone else pays; only if the caller has a category at the venue',
  })
  publicPrice?: PublicPriceBody;
}

const OF_LENGTHS = 'of an available start the lengths that are free, of any other start those it has';

export class SlotBody implements SlotView {
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty({ enum: TARIFFS, description: 'of the first half hour' }) tariffType: Tariff;
  @ApiProperty({ enum: SLOT_STATUSES }) status: SlotStatus;
  @ApiProperty({ ...AMOUNT, description: 'of the first length' }) singlesPrice: string;
  @ApiProperty({ ...AMOUNT, description: 'of the first length' }) doublesPrice: string;
  @ApiProperty({ type: [DurationBody], description: OF_LENGTHS }) durations: DurationBody[];
}

class StartBody implements StartView {
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty({
    enum: SLOT_STATUSES,
    description: '`past` has begun without a booking; a start that was taken stays `booked` or `blocked`',
  })
  status: SlotStatus;
  @ApiProperty({ type: [DurationBody], description: OF_LENGTHS })
  durations: DurationBody[];
}

class CourtStartsBody implements CourtDayView {
  @ApiProperty() id: string;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() name: string;
  @ApiProperty({ type: [StartBody] }) starts: StartBody[];
}

export class DayOfVenueBody implements VenueDayView {
  @ApiProperty({ type: [CourtStartsBody] }) courts: CourtStartsBody[];
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
    example: [['06:00', '22:00']],
    description: 'the intervals in which the venue is open',
  })
  opening: string[][];
  @ApiProperty({ type: String, nullable: true, description: 'why the venue opens otherwise on this day' })
  note: string | null;
}
