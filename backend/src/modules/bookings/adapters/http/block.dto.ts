import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length, Matches } from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { Trimmed } from '../../../../kernel/adapters/http/validation.js';
import type { CourtId, VenueId } from '../../../../kernel/domain/ids.js';
import type { BlockView } from '../../application/hour-block-queries.js';

const DAY = { example: '2026-11-21' };
const DAY_FORM = /^2\d{3}-\d{2}-\d{2}$/;
const HALF_HOUR_FORM = /^([01]\d|2[0-3]):[03]0$/;
const END_FORM = /^(([01]\d|2[0-3]):[03]0|24:00)$/;
const FROM = { example: '18:30', pattern: HALF_HOUR_FORM.source };
const TO = { example: '20:00', pattern: END_FORM.source };

export class BlockHoursBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsId({ message: 'Elige una cancha.' })
  courtId: CourtId;

  @ApiProperty({ ...DAY, description: 'the first day, of the venue’s calendar' })
  @IsString({ message: 'Elige una fecha.' })
  @Matches(DAY_FORM, { message: 'La fecha no es válida.' })
  date: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    ...DAY,
    description: 'the last day on which the same hours are blocked; absent: that one day',
  })
  @IsOptional()
  @IsString({ message: 'La última fecha no es válida.' })
  @Matches(DAY_FORM, { message: 'La última fecha no es válida.' })
  untilDate?: string | null;

  @ApiProperty({ ...FROM, description: 'the full or half hour, of the venue’s clock, at which it begins' })
  @IsString({ message: 'Elige desde qué hora.' })
  @Matches(HALF_HOUR_FORM, { message: 'Elige desde qué hora.' })
  from: string;

  @ApiProperty({ ...TO, description: 'the full or half hour at which it ends; `24:00` ends the day' })
  @IsString({ message: 'Elige hasta qué hora.' })
  @Matches(END_FORM, { message: 'Elige hasta qué hora.' })
  to: string;

  @ApiProperty({ maxLength: 200, description: 'for the venue; players see only that the hour is taken' })
  @Trimmed()
  @IsString({ message: 'Escribe el motivo.' })
  @Length(1, 200, { message: 'Escribe el motivo, con 200 caracteres como máximo.' })
  reason: string;
}

class BlockedCourtBody {
  @ApiProperty({ type: String, format: 'uuid' }) id: CourtId;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() name: string;
}

class BlockedVenueBody {
  @ApiProperty({ type: String, format: 'uuid' }) id: VenueId;
  @ApiProperty() name: string;
}

export class BlockBody implements BlockView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty(DAY) date: string;
  @ApiProperty({ ...DAY, description: 'the last day' }) untilDate: string;
  @ApiProperty(FROM) from: string;
  @ApiProperty({ ...TO, description: '`24:00` is the end of the day' }) to: string;
  @ApiProperty() reason: string;
  @ApiProperty({ description: 'the admin’s name' }) createdBy: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: BlockedCourtBody }) court: BlockedCourtBody;
  @ApiProperty({ type: BlockedVenueBody }) venue: BlockedVenueBody;
}
