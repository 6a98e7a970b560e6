import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../../kernel/application/jobs.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { CourtImageRepository } from './court-image-repository.js';
import { ImageStore } from './image-store.js';
import { ObjectStore } from './object-store.js';
import { uploadKey, UploadRepository } from './upload-repository.js';

export const DISCARD_IMAGE_TASK = 'courts.discard-image';
export const SWEEP_UPLOADS_TASK = 'courts.sweep-uploads';

/** Open screens go on showing a replaced image, so it is kept for an hour. */
const KEPT_MS = 3_600_000;
const A_DAY_MS = 86_400_000;

/** Removes files that are no longer needed from the object store. */
@Injectable()
export class CleanImages {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly objects: ObjectStore,
    private readonly images: ImageStore,
    private readonly courtImages: CourtImageRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Has an image removed in an hour, or after `keptMs`, unless a court or a venue shows it then.
   * Call it also before an image is stored: if a later step fails, its files do not stay.
   */
  async discardLater(address: string, keptMs = KEPT_MS): Promise<void> {
    const runAt = new Date(this.clock.now().getTime() + keptMs);
    await this.jobs.schedule(DISCARD_IMAGE_TASK, { address }, { runAt, key: `discard-image:${address}` });
  }

  /** Does {@link discardLater} for each of these images. */
  async discardAllLater(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) await this.discardLater(address);
  }

  /** Removes an image unless a court or a venue shows it. */
  async discard(address: string): Promise<void> {
    if (!(await this.courtImages.isShown(address))) await this.images.remove(address);
  }

  /**
   * Removes uploaded files that were used and whose address has expired, and all uploaded files
   * that are older than a day.
   */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const id of await this.uploads.removable(now, new Date(now.getTime() - A_DAY_MS))) {
      await this.objects.remove(uploadKey(id));
      await this.uploads.remove(id);
    }
  }
}
