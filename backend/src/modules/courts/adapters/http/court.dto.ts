import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { IgnoresUnknownFields, Trimmed } from '../../../../kernel/adapters/http/validation.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { type Cents, parseAmount, ZERO } from '../../../../kernel/domain/money.js';
import type { CourtChange, CourtDetails } from '../../application/edit-courts.js';
import { COURT_STATUSES, type CourtStatus, isPrice, type Surface, SURFACES } from '../../domain/court.js';

const REQUIRED = { message: 'Todos los campos son requeridos' };
const SAID = 'if absent, an existing court keeps it; null says nothing about it';
const NUMBER = { message: 'El número de cancha va de 1 a 999.' };

/** The body with which an admin creates a court. */
@IgnoresUnknownFields()
export class CourtDetailsBody {
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

  @ApiProperty({ type: String, format: 'uuid', description: 'an existing court cannot change its venue' })
  @IsId({ message: 'Elige un complejo.' })
  @IsDefined(REQUIRED)
  venueId: VenueId;

  @ApiPropertyOptional({
    enum: COURT_STATUSES,
    description: 'if absent, a new court is available',
  })
  @IsOptional()
  @IsIn(COURT_STATUSES, { message: 'Elige si la cancha está disponible o en mantenimiento.' })
  status?: CourtStatus;

  @ApiPropertyOptional({
    enum: SURFACES,
    description: 'if absent, a new court is hard',
  })
  @IsOptional()
  @IsIn(SURFACES, { message: 'Elige la superficie de la cancha.' })
  surface?: Surface;

  @ApiPropertyOptional({ type: Boolean, nullable: true, description: SAID })
  @IsOptional()
  @IsBoolean({ message: 'Elige si la cancha es techada.' })
  indoor?: boolean | null;

  @ApiPropertyOptional({ type: Boolean, nullable: true, description: SAID })
  @IsOptional()
  @IsBoolean({ message: 'Elige si la cancha tiene luz.' })
  lights?: boolean | null;

  @Price() daySinglesPrice: string;
  @Price() dayDoublesPrice: string;
  @Price() nightSinglesPrice: string;
  @Price() nightDoublesPrice: string;
}

/** Any of the fields of a court. A field that is absent stays as it is (docs/adr/0077). */
@IgnoresUnknownFields()
export class ChangedCourtBody extends PartialType(CourtDetailsBody, { skipNullProperties: false }) {}

/** Converts the body into the input of the use case. */
export function toDetails(body: CourtDetailsBody): CourtDetails {
  const { venueId, name, courtNumber } = body;
  const prices = {
    daySingles: centsOf(body.daySinglesPrice),
    dayDoubles: centsOf(body.dayDoublesPrice),
    nightSingles: centsOf(body.nightSinglesPrice),
    nightDoubles: centsOf(body.nightDoublesPrice),
  };
  return { venueId, name, courtNumber, prices, ...given(body) };
}

/** Converts the body into the input of the use case, without the fields that are absent. */
export function toChange(body: ChangedCourtBody): CourtChange {
  const { venueId, name, courtNumber } = body;
  const { daySinglesPrice, dayDoublesPrice, nightSinglesPrice, nightDoublesPrice } = body;
  return {
    ...(venueId === undefined ? {} : { venueId }),
    ...(name === undefined ? {} : { name }),
    ...(courtNumber === undefined ? {} : { courtNumber }),
    ...given(body),
    prices: {
      ...(daySinglesPrice === undefined ? {} : { daySingles: centsOf(daySinglesPrice) }),
      ...(dayDoublesPrice === undefined ? {} : { dayDoubles: centsOf(dayDoublesPrice) }),
      ...(nightSinglesPrice === undefined ? {} : { nightSingles: centsOf(nightSinglesPrice) }),
      ...(nightDoublesPrice === undefined ? {} : { nightDoubles: centsOf(nightDoublesPrice) }),
    },
  };
}

function centsOf(price: string): Cents {
  return parseAmount(price) ?? ZERO;
}

function given({ status, surface, indoor, lights }: ChangedCourtBody) {
  return {
    ...(status ? { status } : {}),
    ...(surface ? { surface } : {}),
    ...(indoor === undefined ? {} : { indoor }),
    ...(lights === undefined ? {} : { lights }),
  };
}

/** Accepts a decimal string that is a valid price of an hour. */
function Price(): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isPrice(parseAmount(value));
  const defaultMessage = () => 'Cada precio debe ser 0 o al menos $0.50, con dos decimales como máximo.';
  return applyDecorators(
    ApiProperty({ example: '14.50', description: 'per hour; 0, or at least the minimum charge of 0.50' }),
    IsDefined(REQUIRED),
    ValidateBy({ name: 'isPrice', validator: { validate, defaultMessage } }),
  );
}
