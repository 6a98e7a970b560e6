import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ObjectStore } from './object-store.js';

/** One picture in one width. */
export interface Rendition {
  /** Pixels; the picture itself may be narrower where its original was. */
  readonly width: number;
  /** The encoded picture, WebP. */
  readonly bytes: Buffer;
}

/** In which widths every picture of the site is kept; `court-picture.tsx` counts on them. */
export const RENDITION_WIDTHS = [1280, 640] as const;

const WIDEST = Math.max(...RENDITION_WIDTHS);

/** Pictures in all their widths, and the addresses from which browsers get them. */
@Injectable()
export class ImageStore {
  constructor(private readonly objects: ObjectStore) {}

  /**
   * Keeps a picture in all the given widths and answers the address of the widest. The others differ from it in the
   * last number alone: `/images/0f3a…-1280.webp`, `/images/0f3a…-640.webp`. What an address shows never changes.
   */
  async put(renditions: readonly Rendition[], owner = ''): Promise<string> {
    const name = nameOf(renditions, owner);
    await Promise.all(
      renditions.map(({ width, bytes }) => this.objects.put(keyOf(name, width), bytes, 'image/webp')),
    );
    return this.addressOf(renditions, owner);
  }

  /**
   * The address that {@link put} will answer. It names content and owner: the same picture of the same owner always
   * gets the same one, and no two owners share one, so that each may be removed without a look at the others.
   */
  addressOf(renditions: readonly Rendition[], owner = ''): string {
    return this.objects.publicUrl(keyOf(nameOf(renditions, owner), WIDEST));
  }

  /** Removes the picture of an address of ours, in every width; any other address is none of our business. */
  async remove(address: string): Promise<void> {
    const name = /([0-9a-f]{32})-\d+\.webp$/.exec(address)?.[1];
    if (name === undefined || this.objects.publicUrl(keyOf(name, WIDEST)) !== address) return;
    await Promise.all(RENDITION_WIDTHS.map((width) => this.objects.remove(keyOf(name, width))));
  }
}

function nameOf(renditions: readonly Rendition[], owner: string): string {
  const content = createHash('sha256').update(owner);
  for (const { bytes } of renditions) content.update(bytes);
  return content.digest('hex').slice(0, 32);
}

function keyOf(name: string, width: number): string {
  return `images/${name}-${width}.webp`;
}
