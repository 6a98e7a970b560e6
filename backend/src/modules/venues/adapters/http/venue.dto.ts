import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { IgnoresUnknownFields, Trimmed, TrimmedOrNull } from '../../../../kernel/adapters/http/validation.js';
import type { VenueWish } from '../../application/edit-venues.js';
import { isPictureAddress, isTimeZone } from '../../domain/venue.js';

const REQUIRED = { message: 'El nombre y la ubicación son requeridos' };

/** What an admin says of a venue; the same to make one and to change it. Rules are checked from the lowest up. */
@IgnoresUnknownFields()
export class VenueWishBody implements VenueWish {
  @ApiProperty({ maxLength: 120, example: 'Club Centro' })
  @Trimmed()
  @MaxLength(120, { message: 'El nombre puede tener hasta 120 caracteres.' })
  @IsNotEmpty(REQUIRED)
  @IsString(REQUIRED)
  name: string;

  @ApiProperty({ maxLength: 200, example: 'Av. Amazonas 123, Quito' })
  @Trimmed()
  @MaxLength(200, { message: 'La ubicación puede tener hasta 200 caracteres.' })
  @IsNotEmpty(REQUIRED)
  @IsString(REQUIRED)
  location: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 2000 })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(2000, { message: 'La descripción puede tener hasta 2000 caracteres.' })
  @IsString({ message: 'La descripción no es válida.' })
  description?: string | null;

  @ApiPropertyOptional({
    ...{ type: String, nullable: true, maxLength: 500 },
    description: 'https only, or one of our own pictures (`/images/…`)',
  })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(500, { message: 'La dirección de la imagen puede tener hasta 500 caracteres.' })
  @Fits('isPictureAddress', isPictureAddress, 'La imagen debe ser una dirección que empiece con https.')
  imageUrl?: string | null;

  @ApiPropertyOptional({
    ...{ type: String, nullable: true, maxLength: 64 },
    description: 'IANA zone; absent: as it is, or the installation’s',
  })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(64, { message: 'No conocemos esa zona horaria.' })
  @Fits('isTimeZone', isTimeZone, 'No conocemos esa zona horaria.')
  timeZone?: string | null;
}

/** The fields of a changed venue. Unknown fields are refused, because the call is not in the specification's table. */
export class UpdateVenueBody extends VenueWishBody {}

/** A text that a rule of the domain takes. */
function Fits(name: string, rule: (text: string) => boolean, message: string): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && rule(value);
  return ValidateBy({ name, validator: { validate, defaultMessage: () => message } });
}
