import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { MailAddress, Trimmed, TrimmedOrNull } from '../../../../kernel/adapters/http/validation.js';
import { CHOOSE_A_GAME, GAME_TYPES, type GameType } from '../../../../kernel/domain/games.js';
import type { CourtId, CustomerId } from '../../../../kernel/domain/ids.js';
import { AMOUNT, DayQuery, DurationBody, LENGTH } from '../../../bookings/http.js';
import { DESK_METHODS } from '../../../payments/index.js';
import { PLAY_LENGTHS } from '../../../venues/index.js';

const KINDS = [...DESK_METHODS, 'link', 'at_club', 'later', 'free'] as const;
const WRONG_PLAYERS = { message: 'Escribe los nombres de los demás jugadores.' };
const WRONG_START = { message: 'Por favor selecciona un horario disponible' };
const WRONG_REASON = { message: 'Escribe por qué.' };

/** A known customer by `id` alone, or a person by name and contact. */
class SaleCustomerBody {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'without it, the name is needed' })
  @ValidateIf((_, value) => value !== undefined)
  @IsId({ message: 'Elige un cliente de la lista.' })
  id?: CustomerId;

  @ApiPropertyOptional({ minLength: 1, maxLength: 80 })
  @ValidateIf(({ id }: SaleCustomerBody, value) => id === undefined || value !== undefined)
  @Trimmed()
  @IsString({ message: 'Escribe a nombre de quién.' })
  @MinLength(1, { message: 'Escribe a nombre de quién.' })
  @MaxLength(80, { message: 'El nombre puede tener hasta 80 caracteres.' })
  name?: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 40, example: '+593991234567' })
  @IsOptional()
  @TrimmedOrNull()
  @IsString({ message: 'El teléfono no es válido.' })
  @MaxLength(40, { message: 'El teléfono no es válido.' })
  phone?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, format: 'email', maxLength: 254 })
  @IsOptional()
  @MailAddress()
  email?: string | null;
}

class SalePriceBody {
  @ApiProperty({ ...AMOUNT, description: 'at least what a card can be charged' })
  @IsString({ message: 'El precio no es válido.' })
  @Matches(/^(?!0{1,6}\.[0-4])\d{1,6}\.\d{2}$/, { message: 'Escribe un precio desde $0.50.' })
  total: string;

  @ApiProperty({ minLength: 1, maxLength: 200 })
  @Trimmed()
  @IsString(WRONG_REASON)
  @MinLength(1, WRONG_REASON)
  @MaxLength(200, { message: 'El motivo puede tener hasta 200 caracteres.' })
  reason: string;
}

class SalePaymentBody {
  @ApiProperty({ enum: KINDS })
  @IsIn(KINDS, { message: 'Elige cómo se paga.' })
  kind: (typeof KINDS)[number];

  @ApiPropertyOptional({ ...AMOUNT, description: 'the cash that was handed over; it is not stored' })
  @IsOptional()
  @IsString({ message: 'Lo recibido no es válido.' })
  @Matches(/^\d{1,6}\.\d{2}$/, { message: 'Lo recibido no es válido.' })
  received?: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'of `later`: until when it is held; by default an hour before it begins',
  })
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, { message: 'La hora límite no es válida.' })
  @Matches(/T.*(Z|[+-]\d{2}:\d{2})$/, { message: 'La hora límite no es válida.' })
  holdUntil?: string;

  @ApiPropertyOptional({ maxLength: 200, description: 'of `free`, which needs one' })
  @IsOptional()
  @Trimmed()
  @IsString(WRONG_REASON)
  @MaxLength(200, { message: 'El motivo puede tener hasta 200 caracteres.' })
  reason?: string;
}

/** An hour that the desk sells to a customer who has come or is on the telephone. */
export class SaleBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsId({ message: 'Elige una cancha.' })
  courtId: CourtId;

  @ApiProperty({ example: '2026-11-21', description: 'of the venue; a time after the day is ignored' })
  @IsString({ message: 'Elige una fecha.' })
  @Matches(/^2\d{3}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/, { message: 'La fecha no es válida.' })
  bookingDate: string;

  @ApiProperty({ example: '18:00', description: 'any half hour, or `now` for the running one' })
  @IsString(WRONG_START)
  @Matches(/^(now|([01]\d|2[0-3]):[03]0)$/, WRONG_START)
  timeSlot: string;

  @ApiPropertyOptional({ ...LENGTH, description: 'without it the first length of the venue' })
  @IsOptional()
  @IsInt({ message: 'La duración no es válida.' })
  @IsIn(PLAY_LENGTHS, { message: 'La duración no es válida.' })
  durationMinutes?: number;

  @ApiProperty({ enum: GAME_TYPES })
  @IsIn(GAME_TYPES, { message: CHOOSE_A_GAME })
  gameType: GameType;

  @ApiProperty({ type: SaleCustomerBody })
  @IsObject({ message: 'Escribe a nombre de quién.' })
  @ValidateNested()
  @Type(() => SaleCustomerBody)
  customer: SaleCustomerBody;

  @ApiPropertyOptional({ type: [String], maxItems: 7, description: 'the names of the other players' })
  @ValidateIf((_, value) => value !== undefined)
  @MaxLength(80, { each: true, message: 'Cada nombre puede tener hasta 80 caracteres.' })
  @MinLength(1, { each: true, ...WRONG_PLAYERS })
  @IsString({ each: true, ...WRONG_PLAYERS })
  @ArrayMaxSize(7, { message: 'Puedes escribir hasta siete nombres.' })
  @IsArray(WRONG_PLAYERS)
  players?: string[];

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 500,
    description: 'only the club reads it',
  })
  @IsOptional()
  @TrimmedOrNull()
  @ValidateIf((_, value) => value !== null)
  @IsString({ message: 'La nota no es válida.' })
  @MaxLength(500, { message: 'La nota puede tener hasta 500 caracteres.' })
  note?: string | null;

  @ApiPropertyOptional({ type: SalePriceBody, description: 'another price than the tariff' })
  @IsOptional()
  @IsObject({ message: 'El precio no es válido.' })
  @ValidateNested()
  @Type(() => SalePriceBody)
  price?: SalePriceBody;

  @ApiPropertyOptional({ ...AMOUNT, description: 'the tariff that was shown; another one is refused' })
  @IsOptional()
  @IsString({ message: 'El precio no es válido.' })
  @Matches(/^\d{1,6}\.\d{2}$/, { message: 'El precio no es válido.' })
  expectedAmount?: string;

  @ApiProperty({ type: SalePaymentBody })
  @IsObject({ message: 'Elige cómo se paga.' })
  @ValidateNested()
  @Type(() => SalePaymentBody)
  payment: SalePaymentBody;
}

export class SaleOfferQuery extends DayQuery {
  @ApiProperty({ example: '18:00', description: 'any half hour that is not over' })
  @IsString(WRONG_START)
  @Matches(/^([01]\d|2[0-3]):[03]0$/, WRONG_START)
  timeSlot: string;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'whose category makes the price' })
  @IsOptional()
  @IsId({ message: 'Elige un cliente de la lista.' })
  customerId?: CustomerId;
}

/** The lengths that the desk can sell from a start on, and their tariff. */
export class SaleOfferBody {
  @ApiProperty({ format: 'date-time' }) startsAt: string;

  @ApiProperty({ description: 'the caller may sell at another price, or for free, with a reason' })
  mayLeaveTariff: boolean;

  @ApiProperty({
    type: [DurationBody],
    description: 'those that are free, the usual one first; a start that has begun is sold in half hours',
  })
  lengths: DurationBody[];
}
