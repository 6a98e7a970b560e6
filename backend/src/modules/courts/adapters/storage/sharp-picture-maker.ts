import sharp, { type ResizeOptions } from 'sharp';
import { RENDITION_WIDTHS, type Rendition } from '../../application/image-store.js';
import { PictureMaker } from '../../application/picture-maker.js';
import { ImageDamaged, ImageTooManyPixels, ImageTypeRefused } from '../../domain/image-errors.js';
import { formatOf } from '../../domain/image-format.js';
import { Turns } from './turns.js';

/** What the cameras of telephones take at most; a small file that unfolds into more is refused. */
const MAX_PIXELS = 50_000_000;
/** A picture of that size takes some 200 MB while it is made. */
const AT_ONCE = 2;
const MOST_SECONDS = 30;
const QUALITY = 82;
/** A picture higher than two of its widths is made to fit. */
const MOST_UPRIGHT = 2;

/** {@link PictureMaker} on libvips, which works in threads of its own. */
export class SharpPictureMaker extends PictureMaker {
  private readonly turns = new Turns(AT_ONCE);

  override async renditionsOf(file: Buffer): Promise<Rendition[]> {
    const format = formatOf(file);
    if (format === null || format === 'svg' || format === 'gif') throw new ImageTypeRefused(format);
    return this.turns.take(async () => {
      await assertFewPixels(file);
      return renditions(file);
    });
  }
}

/** Looks at the header alone. */
async function assertFewPixels(file: Buffer): Promise<void> {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata().catch(damaged);
  if (width * height > MAX_PIXELS) throw new ImageTooManyPixels();
}

/** Unfolds the picture once and makes every width of that; nothing that is not a pixel comes along. */
async function renditions(file: Buffer): Promise<Rendition[]> {
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .resize(boxOf(Math.max(...RENDITION_WIDTHS)))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  const { width, height, channels } = info;
  return Promise.all(
    RENDITION_WIDTHS.map(async (wanted) => ({
      width: wanted,
      bytes: await sharp(data, { raw: { width, height, channels } })
        .resize(boxOf(wanted))
        .webp({ quality: QUALITY })
        .toBuffer(),
    })),
  );
}

function boxOf(width: number): ResizeOptions {
  return { width, height: width * MOST_UPRIGHT, fit: 'inside', withoutEnlargement: true };
}

function damaged(): never {
  throw new ImageDamaged();
}
