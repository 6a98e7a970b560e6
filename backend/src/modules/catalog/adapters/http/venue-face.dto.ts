import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ObjectsOf, Trimmed, TrimmedOrNull } from '../../../../kernel/adapters/http/validation.js';
import {
  AMENITIES,
  type Amenity,
  type Coordinates,
  type FaceChange,
  isImageAddress,
  MAX_ADDRESS_LENGTH,
  MAX_ALT_LENGTH,
  MAX_HOUSE_RULES_LENGTH,
  MAX_PHOTOS,
  type Photo,
} from '../../../venues/index.js';
import { Satisfies } from './satisfies.js';

export const IMAGE_ADDRESS = 'La imagen debe ser una dirección que empiece con https.';
const LATITUDE = { message: 'La latitud va de -90 a 90.' };
const LONGITUDE = { message: 'La longitud va de -180 a 180.' };
const PHOTOS = { message: 'Las fotos no son válidas.' };
const EMPTIABLE = { type: String, nullable: true } as const;

/** A point on the map. */
export class CoordinatesBody implements Coordinates {
  @ApiProperty({ minimum: -90, maximum: 90, example: -0.180653 })
  @Max(90, LATITUDE)
  @Min(-90, LATITUDE)
  @IsNumber({ allowInfinity: false, allowNaN: false }, LATITUDE)
  latitude: number;

  @ApiProperty({ minimum: -180, maximum: 180, example: -78.467834 })
  @Max(180, LONGITUDE)
  @Min(-180, LONGITUDE)
  @IsNumber({ allowInfinity: false, allowNaN: false }, LONGITUDE)
  longitude: number;
}

export class PhotoBody implements Photo {
  @ApiProperty({ maxLength: 500, description: 'as `imageUrl` of the venue' })
  @MaxLength(500, { message: 'La dirección de la imagen puede tener hasta 500 caracteres.' })
  @Satisfies('isImageAddress', isImageAddress, IMAGE_ADDRESS)
  imageUrl: string;

  @ApiProperty({ maxLength: MAX_ALT_LENGTH, description: 'what the photo shows; empty: not described' })
  @Trimmed()
  @MaxLength(MAX_ALT_LENGTH, {
    message: `El texto de una foto puede tener hasta ${MAX_ALT_LENGTH} caracteres.`,
  })
  @IsString({ message: 'El texto de una foto no es válido.' })
  alt: string;
}

/**
 * The fields that an admin enters for the face of a venue. An absent field stays as it is. `null`
 * empties it.
 */
export class VenueFaceBody implements FaceChange {
  @ApiPropertyOptional({ ...EMPTIABLE, description: 'any form of the number; stored as E.164' })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(40, { message: 'Escribe un teléfono válido.' })
  @IsString({ message: 'Escribe un teléfono válido.' })
  phone?: string | null;

  @ApiPropertyOptional({ ...EMPTIABLE, description: 'the number for WhatsApp; stored as E.164' })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(40, { message: 'Escribe un número de WhatsApp válido.' })
  @IsString({ message: 'Escribe un número de WhatsApp válido.' })
  whatsapp?: string | null;

  @ApiPropertyOptional({ ...EMPTIABLE, maxLength: MAX_ADDRESS_LENGTH, description: 'the postal address' })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(MAX_ADDRESS_LENGTH, {
    message: `La dirección puede tener hasta ${MAX_ADDRESS_LENGTH} caracteres.`,
  })
  @IsString({ message: 'La dirección no es válida.' })
  address?: string | null;

  @ApiPropertyOptional({ type: CoordinatesBody, nullable: true })
  @IsOptional()
  @Type(() => CoordinatesBody)
  @ValidateNested()
  @IsObject({ message: 'El punto del mapa no es válido.' })
  coordinates?: CoordinatesBody | null;

  @ApiPropertyOptional({ enum: AMENITIES, isArray: true, nullable: true })
  @IsOptional()
  @IsIn(AMENITIES, { each: true, message: 'No conocemos uno de los servicios.' })
  @ArrayMaxSize(100, { message: 'Los servicios no son válidos.' })
  @IsArray({ message: 'Los servicios no son válidos.' })
  amenities?: Amenity[] | null;

  @ApiPropertyOptional({ ...EMPTIABLE, maxLength: MAX_HOUSE_RULES_LENGTH })
  @TrimmedOrNull()
  @IsOptional()
  @MaxLength(MAX_HOUSE_RULES_LENGTH, {
    message: `Las normas pueden tener hasta ${MAX_HOUSE_RULES_LENGTH} caracteres.`,
  })
  @IsString({ message: 'Las normas no son válidas.' })
  houseRules?: string | null;

  @ApiPropertyOptional({
    type: [PhotoBody],
    nullable: true,
    maxItems: MAX_PHOTOS,
    description:
      'all photos in order; the first becomes `imageUrl`, and the `imageUrl` of the body is ignored',
  })
  @IsOptional()
  @ArrayUnique((photo: PhotoBody | null) => photo?.imageUrl, {
    message: 'Cada foto puede estar una sola vez.',
  })
  @ArrayMaxSize(MAX_PHOTOS, { message: `Un complejo puede tener hasta ${MAX_PHOTOS} fotos.` })
  @ObjectsOf(() => PhotoBody, PHOTOS)
  @IsArray(PHOTOS)
  photos?: PhotoBody[] | null;
}
