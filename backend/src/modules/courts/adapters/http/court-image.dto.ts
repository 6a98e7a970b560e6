import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { IMAGE_TYPES, type ImageType } from '../../domain/image-format.js';
import { IgnoresUnknownFields } from '../../../../kernel/adapters/http/validation.js';

/** What may be known of the file before it is sent. */
@IgnoresUnknownFields()
export class UploadWishBody {
  @ApiPropertyOptional({
    enum: IMAGE_TYPES,
    description: 'the type it will be sent with; then no other is taken',
  })
  @IsOptional()
  @IsIn(IMAGE_TYPES, { message: 'Sube una foto JPEG, PNG, WebP o AVIF.' })
  contentType?: ImageType | null;
}

export class UploadAddressBody {
  @ApiProperty({ description: 'signed, for one file of that type, for 15 minutes' }) uploadURL: string;
}

@IgnoresUnknownFields()
export class CourtImageBody {
  @ApiProperty({ description: 'the `uploadURL` that the file was sent to', maxLength: 2048 })
  @IsString({ message: 'Sube primero una imagen.' })
  @MinLength(1, { message: 'Sube primero una imagen.' })
  @MaxLength(2048, { message: 'Esa dirección es demasiado larga.' })
  imageUrl: string;
}
