import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../kernel/application/audit-trail.js';
import { Jobs } from '../../../kernel/application/jobs.js';
import { UnitOfWork } from '../../../kernel/application/unit-of-work.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { UploadExpired, UploadMissing, UploadUnknown, UploadUsed } from '../domain/image-errors.js';
import { MAX_IMAGE_BYTES } from '../domain/image-format.js';
import { DISCARD_IMAGE_TASK } from './clean-images.js';
import { CourtPictures } from './court-pictures.js';
import { CourtQueries, type CourtView } from './court-queries.js';
import { ImageStore } from './image-store.js';
import { ObjectStore } from './object-store.js';
import { withoutQuery } from './open-upload.js';
import { PictureMaker } from './picture-maker.js';
import { type Upload, uploadKey, Uploads } from './uploads.js';

/** Screens that are open still show the former picture for a while. */
const KEPT_MS = 3_600_000;

/** Turns a file that an admin sent into the picture of a court. */
@Injectable()
export class ChangeCourtImage {
  constructor(
    private readonly uploads: Uploads,
    private readonly objects: ObjectStore,
    private readonly maker: PictureMaker,
    private readonly images: ImageStore,
    private readonly pictures: CourtPictures,
    private readonly courts: CourtQueries,
    private readonly audit: AuditTrail,
    private readonly jobs: Jobs,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * `address` is the one that was given out, with or without its signature. Players see the new picture when all of
   * it is stored, and until then the former one.
   * @throws CourtNotFound, UploadUnknown, UploadUsed, UploadExpired, UploadMissing, and what is wrong with the file
   */
  async execute(adminId: string, courtId: string, address: string): Promise<CourtView> {
    await this.courts.one(courtId);
    const upload = await this.given(adminId, address);
    const file = await this.objects.read(uploadKey(upload.id), MAX_IMAGE_BYTES);
    if (file === null) throw new UploadMissing();
    const renditions = await this.maker.renditionsOf(file);
    const imageUrl = this.images.addressOf(renditions, upload.id);
    await this.discardLater(imageUrl); // where it comes to nothing from here on; a picture that is shown is kept
    await this.images.put(renditions, upload.id);
    await this.work.run(() => this.show(adminId, courtId, upload, imageUrl));
    return this.courts.one(courtId);
  }

  private async given(adminId: string, address: string): Promise<Upload> {
    const upload = await this.uploads.byAddress(withoutQuery(address), adminId);
    if (upload === null) throw new UploadUnknown();
    if (upload.usedAt !== null) throw new UploadUsed();
    if (upload.expiresAt <= this.clock.now()) throw new UploadExpired();
    return upload;
  }

  private async show(adminId: string, courtId: string, upload: Upload, imageUrl: string): Promise<void> {
    if (!(await this.uploads.use(upload.id, this.clock.now()))) throw new UploadUsed();
    const { before, label } = await this.pictures.change(courtId, imageUrl);
    if (before !== null) await this.discardLater(before);
    await this.audit.record({
      ...{ adminId, action: 'court.image_changed', subject: { type: 'court', id: courtId, label } },
      ...{ before: { imageUrl: before }, after: { imageUrl } },
    });
  }

  private async discardLater(address: string): Promise<void> {
    const runAt = new Date(this.clock.now().getTime() + KEPT_MS);
    await this.jobs.schedule(DISCARD_IMAGE_TASK, { address }, { runAt, key: `discard-image:${address}` });
  }
}
