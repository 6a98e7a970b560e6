import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, IsUUID, Length, Matches } from 'class-validator';
import { Trimmed } from '../../../../kernel/adapters/http/validation.js';
import type { BlockView } from '../../application/hour-block-queries.js';

const DAY = { example: '2026-11-21' };
const DAY_FORM = /^2\d{3}-\d{2}-\d{2}$/;
const SLOT = { example: '18:00' };
const SLOT_FORM = /^(0[6-9]|1\d|2[01]):00$/;

export class BlockHoursBody {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Elige una cancha.' })
  courtId: string;

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

  @ApiProperty({ ...SLOT, description: 'the first hour that is blocked, 06:00 to 21:00' })
  @IsString({ message: 'Elige la primera hora.' })
  @Matches(SLOT_FORM, { message: 'Elige la primera hora.' })
  firstSlot: string;

  @ApiProperty({ ...SLOT, description: 'the last hour that is blocked; 20:00 blocks until 21:00' })
  @IsString({ message: 'Elige la última hora.' })
  @Matches(SLOT_FORM, { message: 'Elige la última hora.' })
  lastSlot: string;

  @ApiProperty({ maxLength: 200, description: 'for the venue; players see only that the hour is taken' })
  @Trimmed()
  @IsString({ message: 'Escribe el motivo.' })
  @Length(1, 200, { message: 'Escribe el motivo, con 200 caracteres como máximo.' })
  reason: string;
}

class BlockedCourtBody {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() name: string;
}

class BlockedVenueBody {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
}

export class BlockBody implements BlockView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty(DAY) date: string;
  @ApiProperty({ ...DAY, description: 'the last day' }) untilDate: string;
  @ApiProperty(SLOT) firstSlot: string;
  @ApiProperty({ ...SLOT, description: 'the last hour that is blocked' }) lastSlot: string;
  @ApiProperty() reason: string;
  @ApiProperty({ description: 'the admin’s name' }) createdBy: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: BlockedCourtBody }) court: BlockedCourtBody;
  @ApiProperty({ type: BlockedVenueBody }) venue: BlockedVenueBody;
}
