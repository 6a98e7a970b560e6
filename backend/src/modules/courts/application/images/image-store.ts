import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ObjectStore } from './object-store.js';

/** One image in one width. */
export interface Rendition {
  /** The nominal width in pixels. The image is narrower if its original was. */
  readonly width: number;
  /** The encoded image, in WebP. */
  readonly bytes: Buffer;
}

/** The widths in which every image of the site is stored. `court-picture.tsx` relies on them. */
export const RENDITION_WIDTHS = [1280, 640] as const;

const WIDEST = Math.max(...RENDITION_WIDTHS);

/** Stores images in all their widths under addresses that browsers can load. */
@Injectable()
export class ImageStore {
  constructor(private readonly objects: ObjectStore) {}

  /**
   * Stores an image in all the given widths and returns the address of the widest. The addresses of
   * the others differ only in the width: `/images/0f3a…-1280.webp`, `/images/0f3a…-640.webp`. The
   * image behind an address never changes.
   */
  async put(renditions: readonly Rendition[], owner = ''): Promise<string> {
    const name = nameOf(renditions, owner);
    await Promise.all(
      renditions.map(({ width, bytes }) => this.objects.put(keyOf(name, width), bytes, 'image/webp')),
    );
    return this.addressOf(renditions, owner);
  }

  /**
   * Returns the address that {@link put} will return. It depends on content and owner: the same
   * image of the same owner always has the same address, and no two owners share an address. So one
   * owner's image can be removed without a check of the others.
   */
  addressOf(renditions: readonly Rendition[], owner = ''): string {
    return this.objects.publicUrl(keyOf(nameOf(renditions, owner), WIDEST));
  }

  /** Removes the image with this address in every width. Ignores addresses of other servers. */
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
