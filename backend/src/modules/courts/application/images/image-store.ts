import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ObjectStore } from './object-store.js';

/** The widths in which every image of the site is stored. `court-picture.tsx` relies on them. */
export const RENDITION_WIDTHS = [1280, 960, 640, 480, 320] as const;

/** AVIF is smaller. The few browsers that do not know it load WebP. */
export const RENDITION_FORMATS = ['avif', 'webp'] as const;

type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** One image in one width and format. */
export interface Rendition {
  /** The nominal width in pixels. The image is narrower if its original was. */
  readonly width: number;
  readonly format: RenditionFormat;
  readonly bytes: Buffer;
}

/** The width of the WebP file whose address stands for the image. */
const ADDRESS_WIDTH = 960;

/** Stores images in all their widths and formats under addresses that browsers can load. */
@Injectable()
export class ImageStore {
  constructor(private readonly objects: ObjectStore) {}

  /**
   * Stores an image in all its renditions and returns its address, which is that of one of them.
   * The addresses of the others differ only in width and format: `/images/0f3a…-960.webp`,
   * `/images/0f3a…-320.avif`. The image behind an address never changes.
   */
  async put(renditions: readonly Rendition[], owner = ''): Promise<string> {
    const name = nameOf(renditions, owner);
    await Promise.all(
      renditions.map(({ width, format, bytes }) =>
        this.objects.put(keyOf(name, width, format), bytes, `image/${format}`),
      ),
    );
    return this.addressOf(renditions, owner);
  }

  /**
   * Returns the address that {@link put} will return. It depends on content and owner: the same
   * image of the same owner always has the same address, and no two owners share an address. So one
   * owner's image can be removed without a check of the others.
   */
  addressOf(renditions: readonly Rendition[], owner = ''): string {
    return this.objects.publicUrl(keyOf(nameOf(renditions, owner), ADDRESS_WIDTH));
  }

  /** Removes the image with this address in every rendition. Ignores addresses of other servers. */
  async remove(address: string): Promise<void> {
    const name = this.nameIn(address);
    if (name === null) return;
    const keys = RENDITION_WIDTHS.flatMap((width) =>
      RENDITION_FORMATS.map((format) => keyOf(name, width, format)),
    );
    await Promise.all(keys.map((key) => this.objects.remove(key)));
  }

  private nameIn(address: string): string | null {
    const name = /([0-9a-f]{32})-\d+\.webp$/.exec(address)?.[1];
    return name !== undefined && this.objects.publicUrl(keyOf(name, ADDRESS_WIDTH)) === address ? name : null;
  }
}

function nameOf(renditions: readonly Rendition[], owner: string): string {
  const content = createHash('sha256').update(owner);
  for (const { bytes } of renditions) content.update(bytes);
  return content.digest('hex').slice(0, 32);
}

function keyOf(name: string, width: number, format: RenditionFormat = 'webp'): string {
  return `images/${name}-${width}.${format}`;
}
