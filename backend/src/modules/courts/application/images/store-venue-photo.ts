import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { AdminId, VenueId } from '../../../../kernel/domain/ids.js';
import { VenuesFacade } from '../../../venues/index.js';
import { UploadUsed } from '../../domain/image-errors.js';
import { StoreUpload } from './store-upload.js';
import { UploadRepository } from './upload-repository.js';

/** A form may stay open for some hours before it is saved. */
const UNSHOWN_MS = 86_400_000;

/** Makes an uploaded file an image that a venue can show as a photo. */
@Injectable()
export class StoreVenuePhoto {
  constructor(
    private readonly venues: VenuesFacade,
    private readonly storeUpload: StoreUpload,
    private readonly uploads: UploadRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the address of the image. No page shows it before the photos of the venue name it, and
   * it is removed if they do not within a day.
   * @throws VenueNotFound, UploadUnknown, UploadUsed, UploadExpired, UploadMissing
   * @throws ImageTooLarge, ImageTypeRefused, ImageDamaged, ImageTooManyPixels
   */
  async execute(adminId: AdminId, venueId: VenueId, address: string): Promise<string> {
    await this.venues.one(venueId);
    const { uploadId, imageUrl } = await this.storeUpload.execute(adminId, address, UNSHOWN_MS);
    if (!(await this.uploads.use(uploadId, this.clock.now()))) throw new UploadUsed();
    return imageUrl;
  }
}
