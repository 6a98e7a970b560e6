import { applyDecorators } from '@nestjs/common';
import {
  ApiProperty,
  ApiPropertyOptional,
  type ApiPropertyOptions,
  OmitType,
  PartialType,
} from '@nestjs/swagger';
import { Allow, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { GAME_TYPES, type GameType } from '../../../../kernel/domain/games.js';
import type { BookingId, CourtId } from '../../../../kernel/domain/ids.js';
import type { AffectedBookings, AffectedBooking, DayPreview } from '../../../bookings/index.js';
import { type PublicRules, type RulesDocument, SPLIT_UNTIL, type SplitUntil } from '../../../venues/index.js';

const TIME = { description: '`HH:mm` at the venue, on the half hour; `24:00` is an end' };
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Weekday = (typeof WEEKDAYS)[number];
type Interval = [from: string, to: string];

/** A rule of a venue. The domain checks its value and names the part that is wrong. */
function Rule(options: ApiPropertyOptions): PropertyDecorator {
  return applyDecorators(ApiProperty(options), Allow());
}

/** Parts of a day, each from a time to another one. */
function Intervals(): PropertyDecorator {
  return ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
    example: [['06:00', '22:00']],
    description: 'without an interval the venue is closed',
  });
}

class OpeningHoursBody {
  @Intervals() mon: Interval[];
  @Intervals() tue: Interval[];
  @Intervals() wed: Interval[];
  @Intervals() thu: Interval[];
  @Intervals() fri: Interval[];
  @Intervals() sat: Interval[];
  @Intervals() sun: Interval[];
}

class OpeningExceptionBody {
  @ApiProperty({ example: '2026-12-25' }) date: string;
  @Intervals() open: Interval[];
  @ApiProperty({ example: 'Navidad', maxLength: 200, description: 'players read it' }) reason: string;
}

class PriceRuleBody {
  @ApiProperty({ enum: WEEKDAYS, isArray: true, minItems: 1 }) weekdays: Weekday[];
  @ApiProperty(TIME) from: string;
  @ApiProperty(TIME) to: string;
  @ApiProperty({ type: String, nullable: true, description: 'null: no first date' })
  dateFrom: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'null: no last date' })
  dateTo: string | null;
  @ApiProperty({ enum: GAME_TYPES, nullable: true, description: 'null: both' })
  gameType: GameType | null;
  @ApiProperty({ type: [String], nullable: true, description: 'null: every court' })
  courtIds: CourtId[] | null;
  @ApiProperty({ example: '18.00' }) pricePerHour: string;
}

class RefundStepBody {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 720 }) hoursBefore: number;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 100 }) percentage: number;
}

class TransferRuleBody {
  @ApiProperty({ example: 'Club Norte S.A.', maxLength: 80 }) holder: string;
  @ApiProperty({ example: 'Banco Andino', maxLength: 60 }) bank: string;
  @ApiProperty({ example: '2200123456', maxLength: 40 }) number: string;
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: 120,
    description: 'what a transfer needs besides: kind of account, tax id, e-mail address',
  })
  note: string | null;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 72, description: 'how long the money may take' })
  hours: number;
}

/** The rules of a venue (club.md §2). */
class RulesFields implements RulesDocument {
  @Rule({ type: OpeningHoursBody }) openingHours: OpeningHoursBody;
  @Rule({ type: [OpeningExceptionBody], maxItems: 366 }) exceptions: OpeningExceptionBody[];
  @Rule({ type: [Number], description: 'minutes, among 30, 60, … 180; the first is the default' })
  lengths: number[];
  @Rule({ enum: [30, 60], description: 'minutes between two starts, counted from each opening' })
  startsEvery: 30 | 60;
  @Rule(TIME) nightFrom: string;
  @Rule({ type: [PriceRuleBody], maxItems: 100, description: 'oldest first' }) priceRules: PriceRuleBody[];
  @Rule({
    type: [RefundStepBody],
    minItems: 1,
    maxItems: 5,
    description: 'most notice first; the first needs more than its hours, the others at least',
  })
  refundSteps: RefundStepBody[];
  @Rule({ type: 'integer', minimum: 0, maximum: 1440 }) regretMinutes: number;
  @Rule({ type: 'integer', minimum: 1, maximum: 366 }) windowDays: number;
  @Rule({ type: 'integer', minimum: 0, maximum: 2880 }) leadMinutes: number;
  @Rule({ minimum: 5, maximum: 1440, description: 'whole, unless it is the default of the installation' })
  paymentMinutes: number;
  @Rule({ type: 'integer', nullable: true, minimum: 1, maximum: 50, description: 'null: no limit' })
  maxActivePerPlayer: number | null;
  @Rule({ type: Boolean }) payAtClub: boolean;
  @Rule({ type: TransferRuleBody, nullable: true, description: 'null: players cannot pay by transfer' })
  transfer: TransferRuleBody | null;
  @Rule({ type: Boolean, description: 'a cancelled time that is sold again brings back what was kept' })
  resaleRefund: boolean;
  @Rule({ enum: SPLIT_UNTIL, description: 'until when friends pay if a card guarantees the total' })
  splitUntil: SplitUntil;
  @Rule({
    type: Boolean,
    description: 'reception may leave the tariff with a reason; the leads get a letter',
  })
  receptionPrices: boolean;
}

/** The rules that players need. One that the venue has not changed is absent. */
export class PublicRulesBody
  extends PartialType(
    OmitType(RulesFields, ['paymentMinutes', 'maxActivePerPlayer', 'transfer', 'receptionPrices']),
  )
  implements Partial<PublicRules>
{
  @ApiPropertyOptional({
    description: 'true: some customers have prices of their own, and see them signed in',
  })
  hasCategories?: boolean;
}

export class VenueRulesBody extends RulesFields {
  @ApiProperty({ type: 'integer', description: 'raised by each change, from 0' }) version: number;
}

class AffectedBookingBody implements AffectedBooking {
  @ApiProperty({ type: String, format: 'uuid' }) id: BookingId;
  @ApiProperty() code: string;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() courtName: string;
  @ApiProperty({ example: '2026-11-21T18:00:00', description: 'local to the venue' }) startsAt: string;
  @ApiProperty({ example: '2026-11-21T19:30:00', description: 'local to the venue' }) endsAt: string;
  @ApiProperty({ type: 'integer' }) durationMinutes: number;
  @ApiProperty({ type: String, nullable: true, description: 'null if the player left no name' })
  playerName: string | null;
  @ApiProperty({ description: 'why the new rules would not offer it, in Spanish' }) reason: string;
}

class AffectedBookingsBody implements AffectedBookings {
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: [AffectedBookingBody], description: 'the first 200 by day and start' })
  bookings: AffectedBookingBody[];
}

class PreviewedLengthBody {
  @ApiProperty({ type: 'integer', example: 60 }) minutes: number;
  @ApiProperty({ example: '14.50' }) singlesPrice: string;
  @ApiProperty({ example: '29.00' }) doublesPrice: string;
}

class PreviewedStartBody {
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty({ type: [PreviewedLengthBody] }) durations: PreviewedLengthBody[];
}

class PreviewedCourtBody {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() name: string;
  @ApiProperty({ type: [PreviewedStartBody], description: 'none of a court out of service' })
  starts: PreviewedStartBody[];
}

/** A day as players would see it without any booking. */
class DayPreviewBody implements DayPreview {
  @ApiProperty({ type: [PreviewedCourtBody] }) courts: PreviewedCourtBody[];
  @Intervals() opening: readonly (readonly string[])[];
  @ApiProperty({ type: String, nullable: true, description: 'why the venue opens otherwise on this day' })
  note: string | null;
}

export class ReviewedRulesBody extends VenueRulesBody {
  @ApiProperty({ description: 'bookings ahead outside of the new hours, lengths or window; they stay' })
  affectedBookings: AffectedBookingsBody;
  @ApiPropertyOptional({ description: 'the day that `date` asks for' }) preview?: DayPreviewBody;
}

class ChangedHoursBody extends PartialType(OpeningHoursBody) {}

/** Any subset of the rules. */
export class ChangedRulesBody extends PartialType(OmitType(RulesFields, ['openingHours'])) {
  @Rule({ type: ChangedHoursBody, required: false, description: 'days that are absent keep their hours' })
  openingHours?: ChangedHoursBody;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 1_000_000, description: 'the version seen' })
  @IsOptional()
  @Max(1_000_000, { message: 'La versión no es válida.' })
  @Min(0, { message: 'La versión no es válida.' })
  @IsInt({ message: 'La versión no es válida.' })
  version?: number;
}

export class RulesChangeQuery {
  @ApiPropertyOptional({ enum: ['true', 'false'], description: '`true` changes nothing' })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'Escribe true o false.' })
  dryRun?: 'true' | 'false';

  @ApiPropertyOptional({ example: '2026-11-21', description: 'the day that `preview` shows' })
  @IsOptional()
  @Matches(/^2\d{3}-\d{2}-\d{2}$/, { message: 'La fecha no es válida.' })
  date?: string;
}
