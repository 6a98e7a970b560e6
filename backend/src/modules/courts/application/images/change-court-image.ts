import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../kernel/application/audit-trail.js';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { UploadExpired, UploadMissing, UploadUnknown, UploadUsed } from '../../domain/image-errors.js';
import { MAX_IMAGE_BYTES } from '../../domain/image-format.js';
import { CourtQueries, type CourtView } from '../court-queries.js';
import { CleanImages } from './clean-images.js';
import { CourtImageRepository } from './court-image-repository.js';
import { ImageRenderer } from './image-renderer.js';
import { ImageStore } from './image-store.js';
import { ObjectStore } from './object-store.js';
import { withoutQuery } from './open-upload.js';
import { type Upload, uploadKey, UploadRepository } from './upload-repository.js';

/** Makes an uploaded file the image of a court. */
@Injectable()
export class ChangeCourtImage {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly objects: ObjectStore,
    private readonly renderer: ImageRenderer,
    private readonly images: ImageStore,
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
  async execute(adminId: string, courtId: string, address: string): Promise<CourtView> {
    await this.courts.one(courtId);
    const upload = await this.openUpload(adminId, address);
    const file = await this.objects.read(uploadKey(upload.id), MAX_IMAGE_BYTES);
    if (file === null) throw new UploadMissing();
    const renditions = await this.renderer.render(file);
    const imageUrl = this.images.addressOf(renditions, upload.id);
    await this.clean.discardLater(imageUrl);
    await this.images.put(renditions, upload.id);
    await this.unitOfWork.run(() => this.show(adminId, courtId, upload, imageUrl));
    return this.courts.one(courtId);
  }

  private async openUpload(adminId: string, address: string): Promise<Upload> {
    const upload = await this.uploads.byAddress(withoutQuery(address), adminId);
    if (upload === null) throw new UploadUnknown();
    if (upload.usedAt !== null) throw new UploadUsed();
    if (upload.expiresAt <= this.clock.now()) throw new UploadExpired();
    return upload;
  }

  private async show(adminId: string, courtId: string, upload: Upload, imageUrl: string): Promise<void> {
    if (!(await this.uploads.use(upload.id, this.clock.now()))) throw new UploadUsed();
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
