import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/application/unit-of-work.js';
import { DomainError } from '../../../../kernel/domain/domain-error.js';
import { VenuesFacade } from '../../../venues/index.js';
import { StorageUnavailable } from '../../domain/image-errors.js';
import { MAX_IMAGE_BYTES } from '../../domain/image-format.js';
import { CleanImages } from './clean-images.js';
import { CourtImageRepository } from './court-image-repository.js';
import { ImageRenderer } from './image-renderer.js';
import { ImageStore } from './image-store.js';

/** Gives the images that a former version stored the renditions of this version. */
@Injectable()
export class RenewImages {
  static readonly sweep = 'courts.renew-images';
  private readonly logger = new Logger('images');

  constructor(
    private readonly renderer: ImageRenderer,
    private readonly images: ImageStore,
    private readonly courtImages: CourtImageRepository,
    private readonly venues: VenuesFacade,
    private readonly clean: CleanImages,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Renews one image after the other until the signal. An image that cannot be renewed stays as it
   * is, and the next run tries it again. @throws StorageUnavailable
   */
  async execute(signal?: AbortSignal): Promise<void> {
    for (const address of await this.courtImages.formerAddresses()) {
      if (signal?.aborted) return;
      await this.renew(address).catch((error: unknown) => {
        if (!(error instanceof DomainError) || error instanceof StorageUnavailable) throw error;
        this.logger.warn({ address, reason: error.code }, 'an image cannot be renewed');
      });
    }
  }

  private async renew(former: string): Promise<void> {
    const file = await this.images.readFormer(former, MAX_IMAGE_BYTES);
    if (file === null) return;
    const renditions = await this.renderer.render(file);
    const address = this.images.addressOf(renditions, former);
    await this.clean.discardLater(address);
    await this.images.put(renditions, former);
    await this.unitOfWork.run(async () => {
      await this.courtImages.replace(former, address);
      await this.venues.replaceImage(former, address);
      await this.clean.discardLater(former);
    });
  }
}
