import PQueue from 'p-queue';
import type { AvifOptions, ResizeOptions, WebpOptions } from 'sharp';
import { RENDITION_FORMATS, RENDITION_WIDTHS, type Rendition } from '../../application/images/image-store.js';
import { ImageRenderer } from '../../application/images/image-renderer.js';
import { ImageDamaged, ImageTooManyPixels, ImageTypeRefused } from '../../domain/image-errors.js';
import { formatOf } from '../../domain/image-format.js';

/** Covers phone cameras. A small file that decodes into more pixels (a "bomb") is refused. */
const MAX_PIXELS = 50_000_000;
/** Decoding an image of the largest size takes about 200 MB of memory. */
const AT_ONCE = 2;
const TIMEOUT_SECONDS = 30;
/**
 * With quality 46, the picture of a card on a phone (640 pixels wide) has 9 to 16 kB. Most of them
 * arrive in the first round trip of a connection, which carries 14.6 kB; with quality 50 few did.
 * More effort makes the files of photographs at most 8 % smaller, and takes 3 times as long or more
 * (docs/adr/0037).
 */
const ENCODING: { webp: WebpOptions; avif: AvifOptions } = {
  webp: { quality: 80 },
  avif: { quality: 46, effort: 0 },
};
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

/** Decodes the image once and makes every rendition of it. Drops all metadata. */
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
  const made: Rendition[] = [];
  for (const target of RENDITION_WIDTHS) {
    const scaled = sharp(data, { raw: { width, height, channels } }).resize(boxOf(target));
    // One after the other, because each takes a thread that other requests may wait for.
    for (const format of RENDITION_FORMATS) {
      const bytes = await scaled.clone().toFormat(format, ENCODING[format]).toBuffer();
      made.push({ width: target, format, bytes });
    }
  }
  return made;
}

function boxOf(width: number): ResizeOptions {
  return { width, height: width * MAX_HEIGHT_PER_WIDTH, fit: 'inside', withoutEnlargement: true };
}

function damaged(): never {
  throw new ImageDamaged();
}
