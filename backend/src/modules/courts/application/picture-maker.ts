import type { Rendition } from './image-store.js';

/** Makes what is shown out of what was sent. */
export abstract class PictureMaker {
  /**
   * The picture in every width of the site, upright and without anything that its camera wrote into it.
   * @throws ImageTypeRefused, ImageDamaged, ImageTooManyPixels
   */
  abstract renditionsOf(file: Buffer): Promise<Rendition[]>;
}
