import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { IgnoresUnknownFields, TrimmedOrNull } from '../../../../kernel/adapters/http/validation.js';
import { CHOOSE_A_GAME, GAME_TYPES, type GameType } from '../../../../kernel/domain/games.js';
import type { BookingId, CourtId, PlayerId } from '../../../../kernel/domain/ids.js';
import { AMOUNT, LENGTH, LOCAL_TIME, SharedBookingBody } from '../../../bookings/http.js';
import { PLAY_LENGTHS, SPLIT_UNTIL, type SplitUntil } from '../../../venues/index.js';
import type { BookingCategoryView } from '../../application/booking-category.js';
import type {
  BookingView,
  DeadlinePlan,
  RefundTermView,
  ResaleView,
  SavedCardView,
  TransferView,
} from '../../application/player-booking-queries.js';

@IgnoresUnknownFields()
export class PlaceBookingBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsId({ message: 'Elige una cancha.' })
  courtId: CourtId;

  @ApiProperty({
    example: '2026-11-21T18:00:00',
    description: 'the date part counts; the start comes from timeSlot',
  })
  @IsString({ message: 'Elige una fecha.' })
  @Matches(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?)?$/, { message: 'La fecha no es válida.' })
  bookingDate: string;

  @ApiProperty({ example: '18:00', description: 'a start that the venue offers' })
  @IsString({ message: 'Por favor selecciona un horario disponible' })
  @Matches(/^([01]\d|2[0-3]):[03]0$/, { message: 'Por favor selecciona un horario disponible' })
  timeSlot: string;

  @ApiPropertyOptional({ ...LENGTH, description: 'in minutes; without it the first length of the venue' })
  @IsOptional()
  @IsInt({ message: 'La duración no es válida.' })
  @IsIn(PLAY_LENGTHS, { message: 'La duración no es válida.' })
  durationMinutes?: number;

  @ApiProperty({ enum: GAME_TYPES })
  @IsIn(GAME_TYPES, { message: CHOOSE_A_GAME })
  gameType: GameType;

  @ApiPropertyOptional({
    description: '`me`, `demo-user` or the id of the caller; the booking is always the session’s',
  })
  @IsOptional()
  @IsString({ message: 'El usuario no es válido.' })
  @MaxLength(100, { message: 'El usuario no es válido.' })
  userId?: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 80,
    description: 'becomes the name of the player',
  })
  @TrimmedOrNull()
  @IsOptional()
  @IsString({ message: 'El nombre no es válido.' })
  @MaxLength(80, { message: 'El nombre puede tener hasta 80 caracteres.' })
  playerName?: string | null;

  @ApiPropertyOptional({
    ...AMOUNT,
    description: 'the price that the player has seen; another one is refused with `price_changed`',
  })
  @IsOptional()
  @Matches(/^\d{1,6}\.\d{2}$/, { message: 'El precio no es válido.' })
  expectedAmount?: string;
}

/** The start that a booking moves to. Without a court, a length or a game type, it stays. */
export class MoveBookingBody extends PickType(PlaceBookingBody, [
  'bookingDate',
  'timeSlot',
  'expectedAmount',
] as const) {
  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @IsOptional()
  @IsId({ message: 'Elige una cancha.' })
  courtId?: CourtId;

  @ApiPropertyOptional(LENGTH)
  @IsOptional()
  @IsInt({ message: 'La duración no es válida.' })
  @IsIn(PLAY_LENGTHS, { message: 'La duración no es válida.' })
  durationMinutes?: number;

  @ApiPropertyOptional({ enum: GAME_TYPES })
  @IsOptional()
  @IsIn(GAME_TYPES, { message: CHOOSE_A_GAME })
  gameType?: GameType;
}

@IgnoresUnknownFields()
export class CancellationBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsId({ message: 'No encontramos esa reserva.' })
  bookingId: BookingId;

  @ApiPropertyOptional({ description: '`me`, `demo-user` or the id of the caller' })
  @IsOptional()
  @IsString({ message: 'El usuario no es válido.' })
  @MaxLength(100, { message: 'El usuario no es válido.' })
  userId?: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 1000 })
  @TrimmedOrNull()
  @IsOptional()
  @IsString({ message: 'El motivo no es válido.' })
  @MaxLength(1000, { message: 'El motivo puede tener hasta 1000 caracteres.' })
  cancellationReason?: string | null;

  @ApiPropertyOptional({ description: 'true: refuses if anything has been paid' })
  @IsOptional()
  @IsBoolean({ message: 'Indica si la reserva tiene que estar sin pagar.' })
  onlyIfUnpaid?: boolean;

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

export class RefundTermBody implements RefundTermView {
  @ApiProperty({ format: 'date-time' }) until: string;
  @ApiProperty({ description: 'true: the term still applies at that instant' }) inclusive: boolean;
  @ApiProperty(LOCAL_TIME) localUntil: string;
  @ApiProperty({ type: 'integer' }) percentage: number;
  @ApiProperty(AMOUNT) amount: string;
}

/** The brand and the digits by which a player recognises a card. */
export class ShownCardBody implements SavedCardView {
  @ApiProperty({ example: 'visa', description: 'the provider’s word' }) brand: string;
  @ApiProperty({ example: '4242' }) last4: string;
}

/** Whether a resale brings back what the refund terms keep. */
export class ResaleBody implements ResaleView {
  @ApiProperty({
    enum: ['possible', 'waiting', 'repaid', 'not_resold'],
    description: 'possible: not cancelled yet; waiting: decided when the cancelled time is over',
  })
  state: ResaleView['state'];
  @ApiProperty({ ...AMOUNT, description: 'what a resale may bring back at most' }) keptAmount: string;
  @ApiProperty({ ...AMOUNT, description: 'what the resale brought back, as a part of refundedAmount' })
  returnedAmount: string;
}

/** The category of customers that has priced a booking. */
export class BookingCategoryBody implements BookingCategoryView {
  @ApiProperty({ example: 'Socio' }) name: string;
  @ApiProperty({ ...AMOUNT, description: 'what everyone else would have paid' }) publicAmount: string;
}

/** The bank account to which the player of a booking transfers. */
export class TransferAccountBody implements TransferView {
  @ApiProperty() holder: string;
  @ApiProperty() bank: string;
  @ApiProperty() number: string;
  @ApiProperty({ type: String, nullable: true, description: 'what the bank asks for besides' })
  note: string | null;
}

/** A booking as its owner sees it. */
export class BookingBody extends SharedBookingBody implements BookingView {
  @ApiProperty({ type: String, format: 'uuid' }) courtId: CourtId;
  @ApiProperty({ format: 'uuid' }) venueId: string;
  @ApiProperty({ type: String }) userId: PlayerId;
  @ApiProperty(AMOUNT) discountAmount: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: [RefundTermBody] }) refundPolicy: RefundTermBody[];
  @ApiProperty({ type: String, nullable: true }) discountCode: string | null;
  @ApiProperty({ ...AMOUNT, description: 'is being or has been refunded to the cards that paid' })
  refundedAmount: string;
  @ApiProperty({ enum: ['none', 'to_hand_over', 'pending', 'disputed', 'succeeded', 'failed'] })
  refundStatus: BookingView['refundStatus'];
  @ApiProperty({ type: ResaleBody, nullable: true, description: 'null: nothing is promised' })
  resale: ResaleBody | null;
  @ApiProperty({ type: String, enum: ['player', 'venue'], nullable: true })
  cancelledBy: BookingView['cancelledBy'];
  @ApiProperty({ type: String, nullable: true, description: 'what the person who cancelled wrote' })
  cancellationReason: string | null;
  @ApiProperty({ description: 'whether there is a payment link' }) isShared: boolean;
  @ApiProperty({ description: 'true: the player settles at the club, so there is no payment deadline' })
  paysAtClub: boolean;
  @ApiProperty({ description: 'whether the venue lets players settle at its desk' })
  mayPayAtClub: boolean;
  @ApiProperty({ type: BookingCategoryBody, nullable: true, description: 'null: the price of everyone' })
  category: BookingCategoryBody | null;
  @ApiProperty({
    type: TransferAccountBody,
    nullable: true,
    description:
      'the account for a booking that is paid by transfer: all that is missing, until `paymentDueAt`, with `code` as its subject',
  })
  transfer: TransferAccountBody | null;
  @ApiProperty({ description: 'whether the player may choose now to pay by transfer' })
  mayTransfer: boolean;
  @ApiProperty({
    enum: SPLIT_UNTIL,
    description: 'until when friends pay once a card guarantees the total, as it was sold',
  })
  splitUntil: SplitUntil;
  @ApiProperty({ description: 'a card guarantees the total, and friends therefore pay until after the play' })
  isGuaranteed: boolean;
  @ApiProperty({
    enum: ['charges_guarantee', 'charges_saved_card', 'expires'],
    description: 'what happens at the deadline if something is missing',
  })
  atDeadline: DeadlinePlan;
  @ApiProperty({
    type: ShownCardBody,
    nullable: true,
    description: 'the card of the player’s last payment; null for admins',
  })
  savedCard: ShownCardBody | null;
}

export class CancelledBody {
  @ApiProperty({ type: 'integer', description: 'of the paid amount' }) refundPercentage: number;
  @ApiProperty(AMOUNT) refundAmount: string;
  @ApiProperty({ type: BookingBody }) booking: BookingBody;
}
