import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/domain/clock.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { UploadExpired, UploadMissing, UploadUnknown, UploadUsed } from '../../domain/image-errors.js';
import { MAX_IMAGE_BYTES } from '../../domain/image-format.js';
import { CleanImages } from './clean-images.js';
import { ImageRenderer } from './image-renderer.js';
import { ImageStore } from './image-store.js';
import { ObjectStore } from './object-store.js';
import { withoutQuery } from './open-upload.js';
import { type Upload, uploadKey, UploadRepository } from './upload-repository.js';

/** Makes an uploaded file an image that nothing shows yet. */
@Injectable()
export class StoreUpload {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly objects: ObjectStore,
    private readonly renderer: ImageRenderer,
    private readonly images: ImageStore,
    private readonly clean: CleanImages,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores every rendition of the file that the admin sent to `address`, an upload address with or
   * without its signature. Returns the address of the image. The image is removed after `unshownMs`
   * milliseconds unless a court or a venue shows it then. The caller marks the upload as used.
   * @throws UploadUnknown, UploadUsed, UploadExpired, UploadMissing
   * @throws ImageTooLarge, ImageTypeRefused, ImageDamaged, ImageTooManyPixels
   */
  async execute(
    adminId: AdminId,
    address: string,
    unshownMs?: number,
  ): Promise<{ uploadId: string; imageUrl: string }> {
    const { id } = await this.openUpload(adminId, address);
    const file = await this.objects.read(uploadKey(id), MAX_IMAGE_BYTES);
    if (file === null) throw new UploadMissing();
    const renditions = await this.renderer.render(file);
    const imageUrl = this.images.addressOf(renditions, id);
    await this.clean.discardLater(imageUrl, unshownMs);
    await this.images.put(renditions, id);
    return { uploadId: id, imageUrl };
  }

  private async openUpload(adminId: AdminId, address: string): Promise<Upload> {
    const upload = await this.uploads.byAddress(withoutQuery(address), adminId);
    if (upload === null) throw new UploadUnknown();
    if (upload.usedAt !== null) throw new UploadUsed();
    if (upload.expiresAt <= this.clock.now()) throw new UploadExpired();
    return upload;
  }
}
