import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../kernel/application/audit-trail.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { AdminId, CourtId } from '../../../../kernel/domain/ids.js';
import { UploadUsed } from '../../domain/image-errors.js';
import { CourtQueries, type CourtView } from '../court-queries.js';
import { CleanImages } from './clean-images.js';
import { CourtImageRepository } from './court-image-repository.js';
import { StoreUpload } from './store-upload.js';
import { UploadRepository } from './upload-repository.js';

/** Makes an uploaded file the image of a court. */
@Injectable()
export class ChangeCourtImage {
  constructor(
    private readonly storeUpload: StoreUpload,
    private readonly uploads: UploadRepository,
    private readonly courtImages: CourtImageRepository,
    private readonly courts: CourtQueries,
    private readonly audit: AuditTrail,
    private readonly clean: CleanImages,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes the file that was sent to `address` the image of the court. `address` is an upload
   * address with or without its signature. Players see the previous image until every rendition of
   * the new one is stored.
   * @throws CourtNotFound, UploadUnknown, UploadUsed, UploadExpired, UploadMissing
   * @throws ImageTooLarge, ImageTypeRefused, ImageDamaged, ImageTooManyPixels
   */
  async execute(adminId: AdminId, courtId: CourtId, address: string): Promise<CourtView> {
    await this.courts.one(courtId);
    const { uploadId, imageUrl } = await this.storeUpload.execute(adminId, address);
    await this.unitOfWork.run(() => this.show(adminId, courtId, uploadId, imageUrl));
    return this.courts.one(courtId);
  }

  private async show(adminId: AdminId, courtId: CourtId, uploadId: string, imageUrl: string): Promise<void> {
    if (!(await this.uploads.use(uploadId, this.clock.now()))) throw new UploadUsed();
    const { before, label } = await this.courtImages.change(courtId, imageUrl);
    if (before !== null) await this.clean.discardLater(before);
    await this.audit.record({
      adminId,
      action: 'court.image_changed',
      subject: { type: 'court', id: courtId, label },
      before: { imageUrl: before },
      after: { imageUrl },
    });
  }
}
