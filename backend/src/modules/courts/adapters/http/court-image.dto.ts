import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { IgnoresUnknownFields } from '../../../../kernel/adapters/http/validation.js';
import { IMAGE_TYPES, type ImageType } from '../../domain/image-format.js';

/** The facts that the browser may announce about the file that it will send. */
@IgnoresUnknownFields()
export class UploadRequestBody {
  @ApiPropertyOptional({
    enum: IMAGE_TYPES,
    description: 'the content type of the file; the address then accepts no other type',
  })
  @IsOptional()
  @IsIn(IMAGE_TYPES, { message: 'Sube una foto JPEG, PNG, WebP o AVIF.' })
  contentType?: ImageType | null;
}

/** The address for an upload. */
export class UploadAddressBody {
  @ApiProperty({ description: 'a signed address that accepts one file of that type for 15 minutes' })
  uploadURL: string;
}

/** The uploaded file that becomes the image of a court. */
@IgnoresUnknownFields()
export class CourtImageBody {
  @ApiProperty({ description: 'the `uploadURL` to which the file was sent', maxLength: 2048 })
  @IsString({ message: 'Sube primero una imagen.' })
  @MinLength(1, { message: 'Sube primero una imagen.' })
  @MaxLength(2048, { message: 'Esa dirección es demasiado larga.' })
  imageUrl: string;
}

/** The uploaded file that becomes a photo of a venue. */
export class VenuePhotoBody extends CourtImageBody {}

/** A stored photo that no venue shows yet. */
export class StoredPhotoBody {
  @ApiProperty({ description: 'for `photos` of the venue; removed if no venue shows it within a day' })
  imageUrl: string;
}
