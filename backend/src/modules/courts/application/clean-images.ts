import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/domain/clock.js';
import { CourtPictures } from './court-pictures.js';
import { ImageStore } from './image-store.js';
import { ObjectStore } from './object-store.js';
import { uploadKey, Uploads } from './uploads.js';

export const DISCARD_IMAGE_TASK = 'courts.discard-image';
export const SWEEP_UPLOADS_TASK = 'courts.sweep-uploads';

const A_DAY_MS = 86_400_000;

/** Removes files that nobody sees any more. */
@Injectable()
export class CleanImages {
  constructor(
    private readonly uploads: Uploads,
    private readonly objects: ObjectStore,
    private readonly images: ImageStore,
    private readonly pictures: CourtPictures,
    private readonly clock: Clock,
  ) {}

  /** Removes a picture, unless a court or a venue shows it. */
  async discard(address: string): Promise<void> {
    if (!(await this.pictures.isShown(address))) await this.images.remove(address);
  }

  /** Removes the files of uploads that were used, once their address takes no other, and of those a day old. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const id of await this.uploads.over(now, new Date(now.getTime() - A_DAY_MS))) {
      await this.objects.remove(uploadKey(id));
      await this.uploads.forget(id);
    }
  }
}
