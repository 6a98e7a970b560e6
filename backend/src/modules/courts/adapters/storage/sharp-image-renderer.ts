import PQueue from 'p-queue';
import type { ResizeOptions } from 'sharp';
import { RENDITION_WIDTHS, type Rendition } from '../../application/images/image-store.js';
import { ImageRenderer } from '../../application/images/image-renderer.js';
import { ImageDamaged, ImageTooManyPixels, ImageTypeRefused } from '../../domain/image-errors.js';
import { formatOf } from '../../domain/image-format.js';

/** Covers phone cameras. A small file that decodes into more pixels (a "bomb") is refused. */
const MAX_PIXELS = 50_000_000;
/** Decoding an image of the largest size takes about 200 MB of memory. */
const AT_ONCE = 2;
const TIMEOUT_SECONDS = 30;
const QUALITY = 82;
/** An image that is more than twice as high as wide is scaled down to this ratio. */
const MAX_HEIGHT_PER_WIDTH = 2;

/** {@link ImageRenderer} on libvips, which works in its own threads. */
export class SharpImageRenderer extends ImageRenderer {
  private readonly queue = new PQueue({ concurrency: AT_ONCE });

  override async render(file: Buffer): Promise<Rendition[]> {
    const format = formatOf(file);
    if (format === null || format === 'svg' || format === 'gif') throw new ImageTypeRefused(format);
    return this.queue.add(async () => {
      await assertFewPixels(file);
      return renditions(file);
    });
  }
}

/** Loads libvips with the first image, because it takes memory. */
const loadSharp = async () => (await import('sharp')).default;

/** Reads only the header of the image. */
async function assertFewPixels(file: Buffer): Promise<void> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata().catch(damaged);
  if (width * height > MAX_PIXELS) throw new ImageTooManyPixels();
}

/** Decodes the image once and scales it to every width. Drops all metadata. */
async function renditions(file: Buffer): Promise<Rendition[]> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(boxOf(Math.max(...RENDITION_WIDTHS)))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  const { width, height, channels } = info;
  return Promise.all(
    RENDITION_WIDTHS.map(async (target) => ({
      width: target,
      bytes: await sharp(data, { raw: { width, height, channels } })
        .resize(boxOf(target))
        .webp({ quality: QUALITY })
        .toBuffer(),
    })),
  );
}

function boxOf(width: number): ResizeOptions {
  return { width, height: width * MAX_HEIGHT_PER_WIDTH, fit: 'inside', withoutEnlargement: true };
}

function damaged(): never {
  throw new ImageDamaged();
}
