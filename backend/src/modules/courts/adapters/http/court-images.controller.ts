import { Body, Controller, Headers, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPayloadTooLargeResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { Config } from '../../../../config/config.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { AdminId, CourtId, VenueId } from '../../../../kernel/domain/ids.js';
import { AdminOnly, anywhere, inPath } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import { CourtsFacade } from '../../application/courts-facade.js';
import { ChangeCourtImage } from '../../application/images/change-court-image.js';
import { OpenUpload } from '../../application/images/open-upload.js';
import { StoreVenuePhoto } from '../../application/images/store-venue-photo.js';
import {
  CourtImageBody,
  StoredPhotoBody,
  UploadAddressBody,
  UploadRequestBody,
  VenuePhotoBody,
} from './court-image.dto.js';
import { CourtBody } from './courts.controller.js';

@ApiTags('images')
@ApiBadRequestResponse({ type: ErrorBody })
@Controller('api')
export class CourtImagesController {
  constructor(
    private readonly openUpload: OpenUpload,
    private readonly changeCourtImage: ChangeCourtImage,
    private readonly storeVenuePhoto: StoreVenuePhoto,
    private readonly config: Config,
  ) {}

  @Post('objects/upload')
  @AdminOnly(anywhere('courts.edit'))
  @ApiOperation({ summary: 'Returns an address that accepts one image with PUT for 15 minutes' })
  @ApiBody({ type: UploadRequestBody, required: false })
  @ApiCreatedResponse({ type: UploadAddressBody })
  @ApiTooManyRequestsResponse({ type: ErrorBody })
  async open(
    @SignedInAdmin() admin: { id: AdminId },
    @Body() { contentType = null }: UploadRequestBody = {},
    @Headers('origin') origin: string | undefined, // OriginGuard allows only this site
  ): Promise<UploadAddressBody> {
    const site = origin ?? this.config.publicUrl;
    return { uploadURL: await this.openUpload.execute(admin.id, contentType, site) };
  }

  @Put('courts/:courtId/image')
  @AdminOnly(inPath('courts.edit', 'courtId', CourtsFacade))
  @ApiOperation({ summary: 'Makes an uploaded file the image of a court' })
  @ApiOkResponse({ type: CourtBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`upload_used`, `_expired`, `_missing`' })
  @ApiPayloadTooLargeResponse({ type: ErrorBody, description: '`image_too_large`' })
  @ApiServiceUnavailableResponse({ type: ErrorBody, description: '`storage_away`' })
  change(
    @SignedInAdmin() admin: { id: AdminId },
    @IdParam('courtId') courtId: CourtId,
    @Body() { imageUrl }: CourtImageBody,
  ): Promise<CourtBody> {
    return this.changeCourtImage.execute(admin.id, courtId, imageUrl);
  }

  @Post('venues/:venueId/photos')
  @AdminOnly(inPath('venue.edit'))
  @ApiOperation({ summary: 'Stores an uploaded file as an image that the venue can show' })
  @ApiCreatedResponse({ type: StoredPhotoBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`upload_used`, `_expired`, `_missing`' })
  @ApiPayloadTooLargeResponse({ type: ErrorBody, description: '`image_too_large`' })
  @ApiServiceUnavailableResponse({ type: ErrorBody, description: '`storage_away`' })
  async addPhoto(
    @SignedInAdmin() admin: { id: AdminId },
    @IdParam('venueId') venueId: VenueId,
    @Body() { imageUrl }: VenuePhotoBody,
  ): Promise<StoredPhotoBody> {
    return { imageUrl: await this.storeVenuePhoto.execute(admin.id, venueId, imageUrl) };
  }
}
