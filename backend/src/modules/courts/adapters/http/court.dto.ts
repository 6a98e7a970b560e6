import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsDefined,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { IgnoresUnknownFields, Trimmed } from '../../../../kernel/adapters/http/validation.js';
import { parseAmount, ZERO } from '../../../../kernel/domain/money.js';
import type { CourtWish } from '../../application/edit-courts.js';
import { COURT_STATUSES, type CourtStatus, isPrice, type Surface, SURFACES } from '../../domain/court.js';

const REQUIRED = { message: 'Todos los campos son requeridos' };
const NUMBER = { message: 'El número de cancha va de 1 a 999.' };

/** What an admin says of a court; the same to make one and to change it. Rules are checked from the lowest up. */
@IgnoresUnknownFields()
export class CourtWishBody {
  @ApiProperty({ maxLength: 120, example: 'Cancha Central' })
  @Trimmed()
  @MaxLength(120, { message: 'El nombre puede tener hasta 120 caracteres.' })
  @IsNotEmpty(REQUIRED)
  @IsString({ message: 'El nombre no es válido.' })
  @IsDefined(REQUIRED)
  name: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 999, example: 7 })
  @Min(1, NUMBER)
  @Max(999, NUMBER)
  @IsInt(NUMBER)
  @IsDefined(REQUIRED)
  courtNumber: number;

  @ApiProperty({ format: 'uuid', description: 'of a court that exists it never changes' })
  @IsUUID(undefined, { message: 'Elige un complejo.' })
  @IsDefined(REQUIRED)
  venueId: string;

  @ApiPropertyOptional({ enum: COURT_STATUSES, description: 'absent: as it is, or available' })
  @IsOptional()
  @IsIn(COURT_STATUSES, { message: 'Elige si la cancha está disponible o en mantenimiento.' })
  status?: CourtStatus;

  @ApiPropertyOptional({ enum: SURFACES, description: 'absent: as it is, or hard' })
  @IsOptional()
  @IsIn(SURFACES, { message: 'Elige la superficie de la cancha.' })
  surface?: Surface;

  @Price() daySinglesPrice: string;
  @Price() dayDoublesPrice: string;
  @Price() nightSinglesPrice: string;
  @Price() nightDoublesPrice: string;
}

/** The wish in the words of the use case. */
export function toWish(body: CourtWishBody): CourtWish {
  const { venueId, name, courtNumber, status, surface } = body;
  const cents = (price: string) => parseAmount(price) ?? ZERO;
  return {
    ...{ venueId: venueId.toLowerCase(), name, courtNumber },
    ...(status ? { status } : {}),
    ...(surface ? { surface } : {}),
    prices: {
      daySingles: cents(body.daySinglesPrice),
      dayDoubles: cents(body.dayDoublesPrice),
      nightSingles: cents(body.nightSinglesPrice),
      nightDoubles: cents(body.nightDoublesPrice),
    },
  };
}

/** A decimal string that an hour may cost. */
function Price(): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isPrice(parseAmount(value));
  const defaultMessage = () => 'Cada precio debe ser 0 o al menos $0.50, con dos decimales como máximo.';
  return applyDecorators(
    ApiProperty({ example: '14.50', description: 'per hour; 0, or at least what can be charged (0.50)' }),
    IsDefined(REQUIRED),
    ValidateBy({ name: 'isPrice', validator: { validate, defaultMessage } }),
  );
}
