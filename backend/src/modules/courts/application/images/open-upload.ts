import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../../kernel/application/rate-limiter.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { Ids } from '../../../../kernel/domain/id.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import { TooManyUploads } from '../../domain/image-errors.js';
import type { ImageType } from '../../domain/image-format.js';
import { ObjectStore } from './object-store.js';
import { uploadKey, UploadRepository } from './upload-repository.js';

/** 15 minutes, from section 9 of the decisions. */
const VALID_SECONDS = 900;
const PER_MINUTE = 60;

/** Gives an admin an address to which one file can be sent. */
@Injectable()
export class OpenUpload {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly objects: ObjectStore,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns the signed upload address. If `contentType` is given, the signature covers it and the
   * address accepts no other type. `site` is the origin of the site as the browser knows it.
   * @throws TooManyUploads if the admin asks for more than 60 addresses in one minute
   */
  async execute(adminId: AdminId, contentType: ImageType | null, site: string): Promise<string> {
    if ((await this.limiter.hit(`uploads:${adminId}`, 60)) > PER_MINUTE) throw new TooManyUploads();
    const id = this.ids.next();
    const createdAt = this.clock.now();
    const terms = { contentType, seconds: VALID_SECONDS, site };
    const uploadUrl = await this.objects.uploadUrl(uploadKey(id), terms);
    await this.uploads.add({
      id,
      adminId,
      address: withoutQuery(uploadUrl),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + VALID_SECONDS * 1000),
      usedAt: null,
    });
    return uploadUrl;
  }
}

/** Returns an upload address without its signature. */
export function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}
