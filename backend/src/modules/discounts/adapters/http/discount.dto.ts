import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import {
  DISCOUNT_TYPES,
  type DiscountCode,
  type DiscountType,
  formatValue,
} from '../../domain/discount-code.js';
import { IgnoresUnknownFields, Trimmed } from '../../../../kernel/adapters/http/validation.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';

const VALUE = { example: '10.00', description: 'percent, or an amount of the currency' };

@IgnoresUnknownFields()
export class ValidateCodeBody {
  @ApiProperty({ maxLength: 64 })
  @IsString({ message: 'Escribe un código.' })
  @Matches(/\S/, { message: 'Escribe un código.' })
  @MaxLength(64, { message: 'Ese código es demasiado largo.' })
  code: string;

  @ApiPropertyOptional({ type: String, description: 'the id of the venue where the code is to be used' })
  @IsOptional()
  @IsId({ message: 'No conocemos ese complejo.' })
  venueId?: VenueId;
}

/** A code as every visitor may see it. */
export class DiscountBody {
  @ApiProperty() code: string;
  @ApiProperty({ enum: DISCOUNT_TYPES }) type: DiscountType;
  @ApiProperty(VALUE) value: string;
  @ApiProperty({ type: 'integer' }) usageCount: number;
}

export class AdminDiscountBody extends DiscountBody {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: 'integer', nullable: true }) maxUsage: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) maxPerPlayer: number | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) expiresAt: string | null;
  @ApiProperty() isActive: boolean;
  @ApiProperty({ description: 'shown to every visitor on the home page' }) isPromoted: boolean;
  @ApiPropertyOptional({ type: [String], format: 'uuid', description: 'absent: every venue' })
  venueIds?: string[];
}

@IgnoresUnknownFields()
export class CreateDiscountBody {
  @ApiProperty({ example: 'VERANO', maxLength: 32 })
  @IsString({ message: 'Escribe el código.' })
  @Trimmed()
  @Matches(/^[A-Za-zÑñ0-9][A-Za-zÑñ0-9_-]{1,31}$/, {
    message: 'El código lleva de 2 a 32 letras sin tilde, números, guiones o guiones bajos.',
  })
  code: string;

  @ApiProperty({ enum: DISCOUNT_TYPES })
  @IsIn(DISCOUNT_TYPES, { message: 'Elige porcentaje o monto fijo.' })
  type: DiscountType;

  @ApiProperty(VALUE)
  @IsString({ message: 'Escribe el valor.' })
  @Matches(/^\d{1,6}(\.\d{1,2})?$/, { message: 'El valor no es válido.' })
  value: string;

  @ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 1 })
  @IsOptional()
  @IsInt({ message: 'El límite de usos debe ser un número entero.' })
  @Min(1, { message: 'El límite de usos debe ser al menos 1.' })
  @Max(1_000_000, { message: 'El límite de usos es demasiado grande.' })
  maxUsage?: number | null;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 1,
    description: 'how often one player may use the code; null or absent: no limit',
  })
  @IsOptional()
  @IsInt({ message: 'El máximo por jugador debe ser un número entero.' })
  @Min(1, { message: 'El máximo por jugador debe ser al menos 1.' })
  @Max(1_000_000, { message: 'El máximo por jugador es demasiado grande.' })
  maxPerPlayer?: number | null;

  @ApiPropertyOptional({ type: String, format: 'date-time', nullable: true })
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true }, { message: 'La fecha de vencimiento no es válida.' })
  @Matches(/(Z|[+-]\d{2}:\d{2})$/, { message: 'La fecha de vencimiento no es válida.' })
  expiresAt?: string | null;

  @ApiPropertyOptional()
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: 'Indica si el código está activo.' })
  isActive?: boolean;

  @ApiPropertyOptional()
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: 'Indica si el código se muestra en el inicio.' })
  isPromoted?: boolean;

  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    nullable: true,
    description: 'where the code is valid; null or absent: at every venue',
  })
  @IsOptional()
  @IsId({ each: true, message: 'Elige complejos que existan.' })
  @ArrayUnique({ message: 'Elige cada complejo una sola vez.' })
  @ArrayMinSize(1, { message: 'Elige al menos un complejo.' })
  @ArrayMaxSize(100, { message: 'Elige hasta 100 complejos.' })
  @IsArray({ message: 'Elige los complejos.' })
  venueIds?: VenueId[] | null;
}

/**
 * Any of the fields except the text of the code, which never changes. A field that is absent stays
 * as it is (docs/adr/0077).
 */
@IgnoresUnknownFields()
export class UpdateDiscountBody extends PartialType(CreateDiscountBody, { skipNullProperties: false }) {}

export function toDiscountBody(discount: DiscountCode): DiscountBody {
  const { code, type, valueHundredths, usageCount } = discount.snapshot();
  return { code, type, value: formatValue(valueHundredths), usageCount };
}

export function toAdminBody(discount: DiscountCode): AdminDiscountBody {
  const { id, maxUsage, maxPerPlayer, expiresAt, isActive, isPromoted, venueIds } = discount.snapshot();
  return {
    ...toDiscountBody(discount),
    id,
    maxUsage,
    maxPerPlayer,
    isActive,
    isPromoted,
    ...(venueIds && { venueIds }),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
