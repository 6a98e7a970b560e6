import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IgnoresUnknownFields, Trimmed, TrimmedOrNull } from '../../../../kernel/adapters/http/validation.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import {
  AMENITIES,
  type Amenity,
  isImageAddress,
  isTimeZone,
  type VenueDetails,
} from '../../../venues/index.js';
import type { VenueDetailView, VenueView } from '../../application/catalog-queries.js';
import { Satisfies } from './satisfies.js';
import { CoordinatesBody, IMAGE_ADDRESS, PhotoBody, VenueFaceBody } from './venue-face.dto.js';
import { PublicRulesBody } from './venue-rules.dto.js';

const REQUIRED = { message: 'El nombre y la ubicación son requeridos' };

/** A venue as every visitor sees it. */
export class VenueBody implements VenueView {
  @ApiProperty({ type: String, format: 'uuid' }) id: VenueId;
  @ApiProperty() name: string;
  @ApiProperty() location: string;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty({ description: 'IANA zone', example: 'America/Guayaquil' }) timeZone: string;
  @ApiProperty({ type: 'integer' }) courtCount: number;
  @ApiProperty({ type: 'integer' }) availableCourtCount: number;
  @ApiProperty({ type: String, nullable: true, example: '14.50' }) minPrice: string | null;
  @ApiProperty({ type: Number, nullable: true, description: '1 to 5, one decimal' }) rating: number | null;
  @ApiProperty({ type: 'integer' }) ratingCount: number;
}

/**
 * A venue with what it says about itself, and its rules. A field that is not filled in is absent,
 * and so is a rule that the venue has not changed.
 */
export class VenueDetailBody extends IntersectionType(VenueBody, PublicRulesBody) implements VenueDetailView {
  @ApiPropertyOptional({ description: 'E.164', example: '+593991234567' }) phone?: string;
  @ApiPropertyOptional({ description: 'E.164', example: '+593991234567' }) whatsapp?: string;
  @ApiPropertyOptional({ description: 'the postal address' }) address?: string;
  @ApiPropertyOptional({ type: CoordinatesBody }) coordinates?: CoordinatesBody;
  @ApiPropertyOptional({ enum: AMENITIES, isArray: true }) amenities?: Amenity[];
  @ApiPropertyOptional({ type: String }) houseRules?: string;
  @ApiPropertyOptional({
    type: [PhotoBody],
    description: 'all photos in order; the first is `imageUrl`; absent if there is nothing beyond `imageUrl`',
  })
  photos?: PhotoBody[];
}

/** The fields that an admin enters to create or to change a venue. */
class VenueDetailsBody extends VenueFaceBody implements VenueDetails {
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
    type: String,
    nullable: true,
    maxLength: 500,
    description: 'an https address, or the path of an image of this server (`/images/…`)',
  })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(500, { message: 'La dirección de la imagen puede tener hasta 500 caracteres.' })
  @Satisfies('isImageAddress', isImageAddress, IMAGE_ADDRESS)
  imageUrl?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 64,
    description: 'IANA zone; if absent, a new venue gets the default',
  })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(64, { message: 'No conocemos esa zona horaria.' })
  @Satisfies('isTimeZone', isTimeZone, 'No conocemos esa zona horaria.')
  timeZone?: string | null;
}

/**
 * The fields of a new venue. Unlike PUT, this call is in the specification's table, so it ignores
 * unknown fields.
 */
@IgnoresUnknownFields()
export class NewVenueBody extends VenueDetailsBody {}

/** Any of the fields of a venue. A field that is absent stays as it is (docs/adr/0077). */
export class ChangedVenueBody extends PartialType(VenueDetailsBody, { skipNullProperties: false }) {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: 1_000_000,
    description: 'how many bookings ahead the admin has confirmed that the new time zone moves',
  })
  @IsOptional()
  @Max(1_000_000, { message: 'El número de reservas no es válido.' })
  @Min(0, { message: 'El número de reservas no es válido.' })
  @IsInt({ message: 'El número de reservas no es válido.' })
  confirmedBookings?: number;
}
