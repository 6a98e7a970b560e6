import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../../kernel/application/rate-limiter.js';
import { Clock } from '../../../kernel/domain/clock.js';
import { Ids } from '../../../kernel/domain/id.js';
import { TooManyUploads } from '../domain/image-errors.js';
import type { ImageType } from '../domain/image-format.js';
import { ObjectStore } from './object-store.js';
import { uploadKey, Uploads } from './uploads.js';

/** Decisions §9: 15 minutes. */
const VALID_SECONDS = 900;
const PER_MINUTE = 60;

/** Gives an admin an address to send one file to. */
@Injectable()
export class OpenUpload {
  constructor(
    private readonly uploads: Uploads,
    private readonly objects: ObjectStore,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Answers the signed address. A content type that is given is signed too, so that no other can be sent.
   * @throws TooManyUploads beyond 60 in a minute
   */
  async execute(adminId: string, contentType: ImageType | null, site: string): Promise<string> {
    if ((await this.limiter.hit(`uploads:${adminId}`, 60)) > PER_MINUTE) throw new TooManyUploads();
    const id = this.ids.next();
    const createdAt = this.clock.now();
    const terms = { contentType, seconds: VALID_SECONDS, site };
    const uploadUrl = await this.objects.uploadUrl(uploadKey(id), terms);
    await this.uploads.add({
      ...{ id, adminId, createdAt, usedAt: null },
      address: withoutQuery(uploadUrl),
      expiresAt: new Date(createdAt.getTime() + VALID_SECONDS * 1000),
    });
    return uploadUrl;
  }
}

/** An address as it was before it was signed. */
export function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}
